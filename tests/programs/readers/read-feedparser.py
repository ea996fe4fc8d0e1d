"""Prints the entries of a feed as feedparser reads them."""
import json
import sys

import feedparser

feed = feedparser.parse(sys.stdin.buffer.read())
print(json.dumps([
    {"title": entry.title, "link": entry.link, "id": entry.id, "author": entry.get("author"),
     "updated": entry.updated}
    for entry in feed.entries
] if not feed.bozo else str(feed.bozo_exception)))
