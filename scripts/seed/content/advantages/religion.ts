import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";
import { paragraph, sectionHeading } from "../build/rich-text.ts";
import { advantage } from "./advantage.ts";

export const religion = advantage({
  title: "Religion",
  slug: "religion",
  group: "general",
  layout: "magazine",
  diagrams: ["will-path"],
  icon: "handshake",
  card: {
    title: "Cultural Tolerance",
    text: "Islam sets the calendar; churches, temples and a synagogue have their place beside the mosque.",
  },
  hero: {
    heading: "Religion: yours, theirs, or none",
    lead: "Islam is the religion of the state and sets the rhythm of the year. Other faiths worship openly in licensed places, and nobody asks whether you go.",
    picture: "tolerance",
  },
  body: [
    sectionHeading("Places of worship"),
    paragraph`Catholic, Orthodox, Anglican and other Protestant congregations meet in church compounds in Dubai, Abu Dhabi, Sharjah and further emirates, with services in many languages through the whole week. In Abu Dhabi the Abrahamic Family House has a mosque, a church and a synagogue on one site, and a stone Hindu temple stands outside the city. Visitors may enter several of the large mosques on guided tours; cover shoulders, knees and, as a woman, your hair.`,
    sectionHeading("Ramadan and the calendar"),
    paragraph`Feasts follow the moon and come about eleven days earlier each year. The exact day is known only shortly before, so leave room in contracts and travel plans. During Ramadan the law shortens the working day for everybody, not only for those who fast. Most cafés serve in daytime, but you do not eat, drink or smoke in the street before sunset. The evenings are long and sociable. If you are invited to iftar, go.`,
    sectionHeading("What the law gives and what it asks"),
    paragraph`Since ${figure("civil-family-law-since")} non-Muslim residents can marry, divorce and inherit under a federal civil law, or ask the court to apply the law of their home country. Abu Dhabi has a civil family court of its own.`,
    paragraph`The other side: insulting any religion is an offence, and so is trying to convert Muslims. Worship belongs in licensed places, a private home or your own thoughts. If a congregation matters to you, look up where it meets before you choose a district.`,
  ],
  picture: "abu-dhabi",
  aside: note(
    "Register a will early",
    "A will names guardians for your children and shortens the time that accounts stay blocked. DIFC and Abu Dhabi register wills in English for non-Muslims.",
  ),
});
