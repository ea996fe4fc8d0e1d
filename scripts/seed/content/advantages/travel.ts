import { figure } from "../build/figure-value.ts";
import { bullet, pageLink, paragraph, sectionHeading } from "../build/rich-text.ts";
import { serviceId } from "../services/slugs.ts";
import { advantage } from "./advantage.ts";

export const travel = advantage({
  title: "Travel",
  slug: "travel",
  group: "general",
  layout: "chapters",
  diagrams: ["seven-emirates"],
  icon: "map-pin",
  card: {
    title: "Travel and Leisure",
    text: "Mountains, mangroves and islands within a short drive, and much of Asia within a short flight.",
  },
  hero: {
    heading: "Travel that fits into a weekend",
    lead: "Seven emirates lie within a day's driving. You swim in January, camp in the dunes in February, and leave for cooler places in August like everybody else.",
    picture: "travel",
  },
  body: [
    sectionHeading("Inside the country"),
    paragraph`The Hajar mountains rise behind Ras Al Khaimah and Fujairah, and the road up Jebel Jais is open to anyone with a car. Fujairah's beaches face the open ocean and are the place to dive. Umm Al Quwain has a lagoon with mangroves and flamingos. In the south, the high dunes of Liwa begin the Empty Quarter. All of it can be reached from Dubai between breakfast and lunch.`,
    paragraph`Since ${figure("weekend-since")} the weekend has been Saturday and Sunday, as at home. Federal offices close at noon on Friday, and Sharjah's own offices are shut that day.`,
    sectionHeading("Beyond the border"),
    paragraph`Oman is the neighbour for road trips. The car needs insurance that covers it and, if it is leased or financed, the owner's consent. Saudi Arabia can be reached by road as well. Entry rules depend on your passport, not only on your residence, so look before you pack. By air, Georgia, India, the Maldives and Kenya are three to five hours away.`,
    sectionHeading("What to plan for"),
    bullet`Absence: most residence visas lapse after ${figure("residency-absence-limit")} in a row abroad. Golden visas do not.`,
    bullet`Days: ${pageLink("tax residency", serviceId("tax-residency"))} counts presence, ${figure("tax-residency-days")} in twelve months or, with a home or work here, ${figure("tax-residency-days-with-ties")}. Keep your boarding passes.`,
    bullet`Fares: flights north are dear when schools close in July and in December. Book early.`,
    bullet`Desert and valleys: go with two cars, water and a forecast. Rain in the mountains fills a dry valley within minutes.`,
  ],
  picture: "ras-al-khaimah",
});
