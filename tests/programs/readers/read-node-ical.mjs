// Prints the events of a calendar file as node-ical reads them.
import { text } from "node:stream/consumers";
import ical from "node-ical";

const two = (number) => `${number}`.padStart(2, "0");
const dayOf = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const read = ical.sync.parseICS(await text(process.stdin));
const events = Object.values(read).filter(({ type }) => type === "VEVENT");
process.stdout.write(
  JSON.stringify(
    events.map(({ uid, summary, start, end }) => ({
      ...{ uid, summary, day: dayOf(start), end: dayOf(end) },
    })),
  ),
);
