"""Keeps the tests off the screen, off the loudspeakers and out of the tester's own files, and draws their seed."""

import gc
import os
import random
import tempfile

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
_HOME = tempfile.TemporaryDirectory(prefix="doomtable-tests-")
for _name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_name] = _HOME.name
os.environ.setdefault("DOOMTABLE_SEED", str(random.randrange(10**6)))  # for the workers too

import pytest  # noqa: E402
from hypothesis import settings  # noqa: E402

pytest_plugins = ("seeding",)
settings.register_profile("doomtable", deadline=None, derandomize=True)
settings.load_profile("doomtable")


def pytest_collection_finish() -> None:
    """What stands here now stays to the end: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def opened(tmp_path):
    """A game in which the script of a scenario has been played."""
    from doomtable.scenarios.runner import open_game

    def opening(text: str):
        path = tmp_path / "position.yaml"
        path.write_text(text, encoding="utf-8")
        return open_game(path)

    return opening
