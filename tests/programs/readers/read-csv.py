"""Prints the rows of a CSV file with semicolons as Python reads them."""
import csv
import io
import json
import sys

text = sys.stdin.buffer.read().decode("utf-8-sig")
print(json.dumps(list(csv.reader(io.StringIO(text, newline=""), delimiter=";", strict=True))))
