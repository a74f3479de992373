"""The rules of Uno: pure values and functions. Imports the standard library only."""
