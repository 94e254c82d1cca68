"""The Spacing Guild: heighliners, frigates, troops of the Houses Major, the Guild Navigator."""
