# What Kanly itself says, whatever is played.

why-not-offered = { $option } cannot be chosen now.
