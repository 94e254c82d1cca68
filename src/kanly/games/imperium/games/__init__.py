"""The games of the series, as plug-ins."""
