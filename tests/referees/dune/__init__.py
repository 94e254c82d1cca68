"""The referee of Dune: rules R1-R18 and the factions' sheets, both modes."""
