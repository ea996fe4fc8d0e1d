import type { DiagramContent } from "./diagram.ts";

/** Diagrams of the year. */
export const seasonDiagrams = {
  "climate-year": {
    kind: "months",
    heading: "The year turned round",
    text: "When life is outside, and when you plan around the heat.",
    rows: [
      { label: "Outdoors all day", text: "November to March", from: 11, to: 4 },
      { label: "The heat", text: "June to September", from: 6, to: 10 },
      {
        label: "No outdoor work around midday",
        text: "Mid-June to mid-September",
        from: 6.5,
        to: 9.5,
      },
      { label: "The few days of rain", text: "December to March", from: 12, to: 4 },
    ],
  },
  "sports-year": {
    kind: "months",
    heading: "When each season runs",
    rows: [
      { label: "Clubs and leagues outdoors", text: "October to April", from: 10, to: 5 },
      { label: "Done before seven in the morning", text: "June to September", from: 6, to: 10 },
      {
        label: "Golf's European tour and the fitness challenge",
        text: "November",
        from: 11,
        to: 12,
      },
    ],
  },
  "school-year": {
    kind: "months",
    heading: "When schools start",
    text: "Good schools fill up months ahead. Begin in the autumn before.",
    rows: [
      { label: "Most schools", text: "Late August to June", from: 8.75, to: 7 },
      { label: "Schools that start in April", text: "April", from: 4, to: 5 },
      { label: "Schools closed", text: "July and most of August", from: 7, to: 8.75 },
    ],
  },
} as const satisfies Record<string, DiagramContent>;
