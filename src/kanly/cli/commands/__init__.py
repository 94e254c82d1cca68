"""The commands, one module each; what they share lies beside this folder."""
