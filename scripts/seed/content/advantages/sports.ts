import { note } from "../build/parts.ts";
import { paragraph, sectionHeading } from "../build/rich-text.ts";
import { advantage } from "./advantage.ts";

export const sports = advantage({
  title: "Sports",
  slug: "sports",
  group: "culture",
  layout: "chapters",
  diagrams: ["sports-year"],
  icon: "trophy",
  card: {
    title: "Sports and Events",
    text: "Outdoors from October to April, indoors for the rest of the year, and Formula One at the end of its season.",
  },
  hero: {
    heading: "Sports start when your season ends",
    lead: "When the north puts the bicycle away, the Gulf takes it out. From October to April clubs, leagues and races fill the calendar. In summer, sport moves indoors or before sunrise.",
    picture: "desert-sport",
  },
  body: [
    sectionHeading("What you can do yourself"),
    paragraph`Dubai has a cycle track through the desert at Al Qudra and mountain trails at Hatta; Abu Dhabi opens the Formula One circuit on Yas Island to runners and cyclists on set evenings. The sea is warm enough to swim all year. Padel, tennis, sailing, climbing and running groups are easy to join as a newcomer. There are ice rinks, junior ice hockey and, in Dubai, a ski slope under a roof.`,
    sectionHeading("What you can watch"),
    paragraph`Formula One ends its season in Abu Dhabi. Dubai holds tennis tournaments and a horse race of world rank in late winter, and golf's European tour ends there in November. In the same month the city's fitness challenge asks everybody to move for half an hour a day, and one Sunday morning its main highway closes for a run.`,
    sectionHeading("What it costs and what is missing"),
    paragraph`The club that takes a small yearly fee and runs on parents' goodwill has few counterparts here. Academies charge by the term, gyms and beach clubs by the month or year. Put the sum for each child into your budget, and ask the school first. Many run good teams in the afternoon.`,
    paragraph`There is no forest, no lake ice and no right to roam. Large events close roads. If cross-country skiing is what keeps you sane, plan a week at home in February.`,
  ],
  picture: "zone-offshore",
  aside: note(
    "Heat is a safety matter",
    "In the four hottest months be done before seven in the morning. Schools move sport indoors in the heat; take the same rule for yourself.",
  ),
});
