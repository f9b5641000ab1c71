"""Games others have too, on our protocol: to compare with, node by node and second by second."""
