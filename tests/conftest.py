"""Keeps the tests off the screen, off the loudspeakers and out of the tester's own files."""

import os
import tempfile

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
_HOME = tempfile.TemporaryDirectory(prefix="doomtable-tests-")
for _name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_name] = _HOME.name

from hypothesis import settings  # noqa: E402

pytest_plugins = ("seeding",)
settings.register_profile("doomtable", deadline=None, derandomize=True)
settings.load_profile("doomtable")
