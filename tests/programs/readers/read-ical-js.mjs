// Prints the events of a calendar file as ical.js reads them.
import { text } from "node:stream/consumers";
import ical from "ical.js";

const calendar = new ical.Component(ical.parse(await text(process.stdin)));
const events = calendar.getAllSubcomponents("vevent").map((component) => {
  const { uid, summary, startDate, endDate } = new ical.Event(component);
  const [alarm] = component.getAllSubcomponents("valarm");
  const before = alarm?.getFirstPropertyValue("trigger").toSeconds() ?? null;
  return { uid, summary, day: `${startDate}`, end: `${endDate}`, before };
});
process.stdout.write(JSON.stringify(events));
