import { advantageId } from "../advantages/slugs.ts";
import { keyed, reference } from "../build/document.ts";
import { figure, image, line, prose, statTile } from "../build/parts.ts";
import { packages } from "./home-packages.ts";
import { process } from "./home-process.ts";
import { testimonials } from "./testimonials.ts";

const [lead, ...others] = testimonials.map(({ _id }) => reference(_id));
if (lead === undefined) throw new Error("The home page needs a testimonial: pages/testimonials.ts");

/** What the home page shows below its hero and email sign-up, by field. */
export const homeSections = {
  advantages: {
    heading: line("Why people move here, and why they stay"),
    intro: prose`A safe place to raise children, room to run a business, taxes you can understand, and the sea in January. About ${figure("new-residents-a-day")} become residents of Dubai every day, as it is advertised; the statistics office counted about ${figure("population-growth-a-day", "valueOnly")} more a day in the summer of last year.`,
    tiles: keyed("tile", [
      statTile("residency-longest-term", "the longest residence visa"),
      statTile("nationalities", "nationalities live here", "valueOnly"),
      statTile("personal-income-tax-rate", "personal income tax in the UAE"),
      statTile("sunny-days", "sunny days in a year", "valueOnly"),
    ]),
    cards: keyed("card", [
      reference(advantageId("safety")),
      reference(advantageId("economics")),
      reference(advantageId("innovations")),
    ]),
    moreLabel: "All advantages",
  },
  process,
  packages,
  contact: {
    heading: "Speak to a consultant before you decide",
    text: prose`Tell us what you plan and by when. The first consultation is free, and ends with what fits, what it costs and what will not work.`,
    actionLabel: "Request Free Consultation",
    image: image("documents"),
  },
  partners: { heading: "Free zones and authorities we file with" },
  testimonials: {
    heading: "What clients say",
    lead,
    others: keyed("testimonial", others),
    image: image("real-estate"),
    ratingLabel: "Average of client reviews",
  },
};
