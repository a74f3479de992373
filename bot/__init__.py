"""The program: the rules of the game, its tables, and what starts and wires it all."""
