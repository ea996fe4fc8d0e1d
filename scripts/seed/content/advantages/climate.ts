import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";
import { bullet, paragraph, sectionHeading, words } from "../build/rich-text.ts";
import { advantage } from "./advantage.ts";

export const climate = advantage({
  title: "Climate",
  slug: "climate",
  group: "culture",
  layout: "magazine",
  diagrams: ["daylight", "climate-year"],
  icon: "sun",
  card: {
    title: "Sunny Climate",
    text: words`${figure("sunny-days", "valueOnly")} sunny days a year, a mild winter, and a summer that you spend indoors.`,
  },
  hero: {
    heading: "Climate with the year turned round",
    lead: words`By the usual count there are ${figure("sunny-days", "valueOnly")} sunny days a year. From November to March you live outside. From June to September you plan around the heat.`,
    picture: "climate",
  },
  body: [
    sectionHeading("Winter is the good season"),
    paragraph`From November to March the days are like a fine July in the north, and the evenings ask for a jumper. You can swim in the sea all year. Rain falls on a few days, mostly between December and March. April and October are hot by your standards and pleasant by local ones.`,
    paragraph`In June, July, August and September the thermometer passes forty degrees, the nights hardly cool down, and on the coast the air is humid as well. Nobody gets used to it; days are planned around it.`,
    sectionHeading("How people live with the heat"),
    paragraph`Homes, cars, shops and many bus stops are air-conditioned. The law stops outdoor work around midday from mid-June to mid-September. Schools are closed in July and most of August, and many families spend part of that time in the north. Cooling is a real cost: ask for the last twelve months' bills before you rent, and whether cooling from a district plant is charged on top.`,
    sectionHeading("What surprises people from the north"),
    bullet`Sun: it burns in January too. Children wear hats and long sleeves in the water.`,
    bullet`Rain: it is rare and drains are few. A single storm has flooded roads and ground floors, so ask before you rent one.`,
    bullet`Dust: fine sand blows in spring and summer, and people with asthma notice it.`,
    bullet`Light: it is dark soon after six in winter and by half past seven in summer. There are no long evenings.`,
  ],
  picture: "umm-al-quwain",
  aside: note(
    "When to move",
    "Arrive in autumn if you can. Homes can be seen in daylight and on foot, and the children learn their new town before the heat. The school year starts at the end of August, so families often have to choose.",
  ),
});
