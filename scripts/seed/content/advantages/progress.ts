import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";
import { bullet, pageLink, paragraph, sectionHeading, words } from "../build/rich-text.ts";
import { serviceId } from "../services/slugs.ts";
import { advantage } from "./advantage.ts";

export const progress = advantage({
  title: "Progress",
  slug: "progress",
  group: "culture",
  layout: "plate",
  diagrams: ["what-changed"],
  icon: "building",
  card: {
    title: "Rapid Development",
    text: "Metro lines, districts and laws change within a few years, and so do rents and rules.",
  },
  hero: {
    heading: "Progress you can watch from the window",
    lead: words`The federation was founded in ${figure("federation-founded")}, and it still plans in decades and builds in years. You get new schools, roads and laws. You also get cranes next door, and rules that change.`,
    picture: "progress",
  },
  body: [
    sectionHeading("What has changed lately"),
    bullet`Ownership: since ${figure("mainland-ownership-since")} a foreigner may hold ${figure("foreign-ownership")} of a mainland company in most activities.`,
    bullet`Weekend: since ${figure("weekend-since")} it is Saturday and Sunday, in step with Europe.`,
    bullet`Tax: federal corporate tax came in ${figure("corporate-tax-first-year")}. Electronic invoicing follows, from ${figure("e-invoicing-large-start")} for large businesses and from ${figure("e-invoicing-other-start")} for the others.`,
    bullet`Family: since ${figure("civil-family-law-since")} non-Muslims have had a federal civil law for marriage and wills.`,
    sectionHeading("What is being built"),
    paragraph`Dubai builds to an urban plan that runs to ${figure("dubai-urban-plan-until")}, with more homes near metro stations, more parks, and a third metro line under construction. Its airport is to move in steps to Al Maktoum International in the south. Abu Dhabi goes on with the museum island of Saadiyat. Plans are announced early and dates slip, so rent for what stands today and treat the rest as a hope.`,
    sectionHeading("What it asks of you"),
    paragraph`A fee or a visa rule can change between your first permit and its renewal. Keep copies of everything, and ask again before each renewal.`,
    paragraph`If you ${pageLink("buy a home", serviceId("real-estate"))} before it is built, Dubai law puts your payments into an escrow account, but the date of completion can still move. Read the clause on delay and look at what the developer has finished before. If you rent, ask what is planned for the plot next door: a view may last one lease.`,
  ],
  picture: "dubai",
  aside: note(
    "Read the date, not only the rule",
    "Advice in forums ages quickly here. Before you act on a rule, ask when it was last checked. Tap a figure on this site: you see its source and the day we last checked it.",
  ),
});
