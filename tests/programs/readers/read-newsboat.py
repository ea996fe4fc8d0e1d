"""Prints the entries that newsboat has stored, by the path of its cache."""
import json
import sqlite3
import sys
from datetime import datetime, timezone

cache = sqlite3.connect(sys.stdin.read())
rows = cache.execute("select title, url, guid, author, pubDate from rss_item")
print(json.dumps([
    {"title": title, "link": url, "id": guid, "author": author,
     "updated": datetime.fromtimestamp(day, timezone.utc).isoformat()}
    for title, url, guid, author, day in rows
]))
