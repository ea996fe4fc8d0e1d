import type { FreeZonesPage } from "#schemas/generated/types.generated.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import {
  benefit,
  closing,
  figure,
  image,
  points,
  prose,
  serviceLink,
  statTile,
  toolLinks,
} from "../build/parts.ts";
import { parts } from "../build/rich-text.ts";
import { diagramsOf } from "../diagrams/index.ts";
import { toolId } from "../tools/tool.ts";

export const freeZonesPage = {
  _id: "freeZonesPage",
  _type: "freeZonesPage",
  hero: {
    heading: "UAE free zones",
    lead: prose`Seven emirates, ${figure("free-zone-count")} zones, ${figure("free-zones-described", "valueOnly")} of them on these pages, and one set of federal tax rules.`,
    image: image("investment"),
  },
  benefitsHeading: "What a free zone can offer",
  benefits: keyed("benefit", [
    benefit`percent | ${figure("free-zone-tax-rate")} corporate and income tax
      Corporate tax is ${figure("free-zone-corporate-tax-rate")} on qualifying income, if your company meets the conditions; other income is taxed at ${figure("free-zone-non-qualifying-tax-rate")}. Your salary is not taxed in the UAE.`,
    benefit`key | ${figure("foreign-ownership")} foreign ownership
      No local partner and no nominee. The shares are in your name.`,
    benefit`ship | No customs duties within the zone
      Goods may come, stay and leave again. On entry to the mainland, ${figure("customs-duty-mainland")} falls due on most of them.`,
    benefit`building | World-class infrastructure
      Ports, airports and warehouses beside the counter for your licence.`,
  ]),
  emiratesHeading: "Seven emirates, seven characters",
  diagrams: diagramsOf(["seven-emirates"]),
  tool: reference(toolId("zone-finder")),
  advantageBlock: {
    heading: "UAE Free Zone Advantage",
    tiles: keyed("tile", [
      statTile("free-zone-count", "free zones"),
      statTile("free-zone-corporate-tax-rate", "corporate tax on qualifying income"),
      statTile("foreign-ownership", "foreign ownership"),
    ]),
    factorsHeading: "What decides the zone",
    factors: points(parts`Your activity, and whether the zone licenses it
      Customers abroad, in the zone or on the mainland
      How many visas you need in the first two years
      The bank you want to use
      Desk, office, warehouse or quay
      What two years cost, not the licence alone`),
    aside: prose`The cheapest licence is rarely the cheapest company.`,
  },
  readOn: keyed("link", [
    toolLinks.tax,
    serviceLink("Business Registration", "business-registration"),
    toolLinks.visas,
    toolLinks.plan,
  ]),
  closing: closing("business-registration")`Unsure Which Free Zone is Right for You?
    Three zones with every cost, and whether the mainland would be better.`,
} satisfies Seeded<FreeZonesPage>;
