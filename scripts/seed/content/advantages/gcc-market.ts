import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";
import { bullet, pageLink, paragraph, sectionHeading, words } from "../build/rich-text.ts";
import { serviceId } from "../services/slugs.ts";
import { advantage } from "./advantage.ts";

export const gccMarket = advantage({
  title: "Status in the GCC market",
  slug: "gcc-market",
  group: "culture",
  layout: "column",
  diagrams: ["gulf-rules"],
  icon: "ship",
  card: {
    title: "GCC Regional Advantage",
    text: "Six states, one customs tariff, and a base from which the other five can be reached.",
  },
  hero: {
    heading: "Status in the GCC market: one address for the Gulf",
    lead: "The Gulf Cooperation Council joins the UAE with Saudi Arabia, Qatar, Kuwait, Bahrain and Oman. A company in the Emirates starts ahead in all six markets. It still pays at the border.",
    picture: "gcc-market",
  },
  body: [
    sectionHeading("What the union gives you"),
    paragraph`The six states have shared a customs union since ${figure("gulf-customs-union-since")}. Imports pay the common tariff, ${figure("customs-duty-mainland")} as a rule, at the point where they enter; with the right papers they can then move on to another member state without paying it again. The dirham and most of its neighbours are tied to the US dollar, so prices stay comparable. Banks, hauliers and law firms in the UAE work across the borders every day.`,
    sectionHeading("Where the head start ends"),
    bullet`Free zone goods count as foreign until they are cleared into the mainland. Since ${figure("saudi-origin-rules-since")} Saudi Arabia has also kept goods made in free zones out of the Gulf preference, and it asks for local value and staff in the others.`,
    bullet`VAT is national. It is ${figure("vat-rate")} in the UAE; each state sets its own rate, and not all of them have introduced it.`,
    bullet`Since ${figure("saudi-headquarters-rule-since")} Saudi public bodies buy from foreign groups, with few exceptions, only if these keep their regional headquarters in the kingdom.`,
    bullet`Your residence is for the UAE. It makes visits to the neighbours easier, but it does not let you live or work there.`,
    sectionHeading("How a company from the north can use it"),
    paragraph`Begin with one ${pageLink("licence", serviceId("licensing"))} that fits what you sell today: a free zone for export and services, the mainland if your customers are in the Emirates. Add a distributor or a branch in Riyadh or Doha when orders justify it. Have certificates of origin, Gulf conformity marks and Arabic labels ready, because that is where shipments wait. For Saudi law you need a Saudi adviser, and we say when.`,
  ],
  picture: "zone-port-logistics",
  aside: note(
    "If you ship from Norway",
    words`Norway trades with the Gulf states under the EFTA agreement, in force since ${figure("efta-gulf-agreement-since")}. Goods that originate in an EU country do not fall under it, so check the origin of each product.`,
  ),
});
