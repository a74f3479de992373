"""Computer players: what a seat may see goes in, a move comes out. They know the rules alone."""
