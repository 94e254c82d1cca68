# What Kanly itself says, whatever is played.

why-not-offered = { $option } cannot be chosen now.
why-not-about = This question is not about that.
