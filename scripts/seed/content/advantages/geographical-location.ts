import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";
import { paragraph, sectionHeading, words } from "../build/rich-text.ts";
import { everyHomeCountry } from "../home-countries/index.ts";
import { advantage } from "./advantage.ts";

export const geographicalLocation = advantage({
  title: "Geographical Location",
  slug: "geographical-location",
  group: "culture",
  layout: "plate",
  diagrams: ["office-clock"],
  icon: "globe",
  card: {
    title: "Strategic Location",
    text: words`${figure("time-zone")}, between Europe, Asia and Africa, with ports on two coasts.`,
  },
  hero: {
    heading: "Two hours ahead of Riga, between three continents",
    lead: "Sea and air routes between Europe, Asia and Africa cross here. You answer Singapore before lunch and Stockholm after it, from the same desk.",
    picture: "geographical-location",
  },
  body: [
    sectionHeading("A working day that overlaps with home"),
    paragraph`The clock shows ${figure("time-zone")} all year; there is no summer time. Helsinki, Tallinn, Riga and Vilnius are two hours behind you in winter and one in summer. Stockholm, Oslo, Copenhagen and Warsaw are three behind in winter and two in summer.`,
    paragraph`At eight in the morning it is noon in Singapore, so half of the Asian day is still to come. Around noon the north starts work. You have most of its day before you go home, and late meetings are the price.`,
    sectionHeading("Ports, runways and free zones"),
    paragraph`Jebel Ali in Dubai and Khalifa Port in Abu Dhabi lie inside the Gulf. Fujairah and Khor Fakkan lie on the open ocean, outside the Strait of Hormuz. Free zones stand beside the docks and runways, so goods can land, be repacked and leave again without entering the mainland. Customs duty is ${figure("customs-duty-free-zone")} while they stay in the zone and, as a rule, ${figure("customs-duty-mainland")} when they enter the mainland.`,
    paragraph`For a company from the north this suits spare parts, samples and regional stock. It suits bulky goods with a low margin less, because sea freight from northern Europe takes weeks, and longer when ships avoid the Red Sea.`,
    sectionHeading("The other side of the map"),
    paragraph`The same position lies close to conflicts. Airspace in the region has closed at short notice more than once, and freight insurance rises when the strait is tense. Keep a second route for goods, and a reserve of days in travel plans that matter.`,
  ],
  picture: "hero",
  homeCountries: everyHomeCountry,
  aside: note(
    "Before you choose a port",
    "Look at where your goods come from and where they are sold. A zone beside the wrong port costs you a lorry journey for every container.",
  ),
});
