"""How the game looks: views in, messages out. Pure: nothing here awaits, reads or sends."""
