"""Run the `kanly` command as `python -m kanly`."""

from kanly.cli import main

if __name__ == "__main__":
    main()
