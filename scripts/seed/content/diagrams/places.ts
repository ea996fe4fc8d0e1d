import { keyed, reference } from "../build/document.ts";
import { emirateId, emirateSlugs } from "../emirates/slugs.ts";
import { countryId, everyHomeCountry } from "../home-countries/index.ts";
import type { DiagramContent } from "./diagram.ts";

const everyEmirate = keyed(
  "emirate",
  emirateSlugs.map((slug) => reference(emirateId(slug))),
);

/** Diagrams of places: maps, clocks and daylight. */
export const placeDiagrams = {
  "seven-emirates": {
    kind: "emirates",
    heading: "Seven emirates on one map",
    text: "Outlines are simplified. The table gives the straight line to Dubai, and a drive without traffic reckoned from it.",
    emirates: everyEmirate,
  },
  distances: {
    kind: "flights",
    heading: "How far Dubai is from home",
    text: "Distances are along a great circle, from the coordinates of the cities. Which of them have a direct flight changes with the season, so look at the timetable of your month.",
    countries: everyHomeCountry,
  },
  "office-clock": {
    kind: "clock",
    heading: "A Dubai office on the clocks at home",
    text: "Our own office hours, drawn over a day from midnight to midnight. The dark part is the same all year; the light ends are the hours that summer time moves.",
    countries: everyHomeCountry,
  },
  daylight: {
    kind: "daylight",
    heading: "Daylight through the year",
    text: "Hours from sunrise to sunset, from January to December, calculated from the latitude. In Dubai a day in June is only a little longer than one in December.",
    countries: keyed(
      "country",
      ["sweden", "poland"].map((slug) => reference(countryId(slug))),
    ),
  },
} as const satisfies Record<string, DiagramContent>;
