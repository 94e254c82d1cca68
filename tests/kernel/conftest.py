"""Property tests of the kernel: the same examples every time, on slow machines too."""

from hypothesis import settings

settings.register_profile("kernel", deadline=None, derandomize=True, database=None)
settings.load_profile("kernel")
