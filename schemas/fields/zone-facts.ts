import { choiceList, optionalChoice, titled } from "./text.ts";

export const zoneActivities = [
  { title: "Trade in goods", value: "trading" },
  { title: "Production", value: "manufacturing" },
  { title: "Storage and transport", value: "logistics" },
  { title: "Consulting and services", value: "services" },
  { title: "Software and technology", value: "technology" },
  { title: "Media and design", value: "media" },
  { title: "Finance and holding", value: "finance" },
  { title: "Health and science", value: "health" },
] as const;

/** The customers that a company in a free zone may have. The first kind holds for every zone. */
export const zoneCustomers = [
  { title: "Abroad, in other free zones, or through an agent", value: "abroad" },
  { title: "On the mainland, directly or with a permit", value: "mainland" },
] as const;

export const zonePremises = [
  { title: "None", value: "none" },
  { title: "A shared desk", value: "desk" },
  { title: "An office", value: "office" },
  { title: "A workshop, laboratory or studio", value: "workshop" },
  { title: "A warehouse", value: "warehouse" },
  { title: "A plot of land", value: "land" },
] as const;

export const zoneVisas = titled({ sponsored: "Sponsors residence visas", none: "Sponsors none" });

const yesOrNo = titled({ yes: "Yes", no: "No" });

/**
 * The facts about a zone that the zone finder uses, besides its location: names and titles of
 * fields.
 */
export const zoneFactNames = [
  { title: "What companies do there", value: "activity" },
  { title: "Whom they sell to", value: "customers" },
  { title: "Premises", value: "premises" },
  { title: "Residence visas", value: "visas" },
  { title: "Regulator of its own", value: "regulator" },
  { title: "Designated zone for VAT", value: "designated" },
] as const;

export type ZoneFactName = (typeof zoneFactNames)[number]["value"];

const unknown =
  "Left empty, pages say that it is to be confirmed; so they do of what no “Source of zone facts” confirms.";

const fact = (name: ZoneFactName, description: string) => ({
  name,
  title: zoneFactNames.find(({ value }) => value === name)?.title ?? name,
  description: `${description} ${unknown}`,
});

export const zoneFacts = [
  choiceList({
    ...fact("activity", "All kinds of business that are done there."),
    choices: zoneActivities,
  }),
  choiceList({
    ...fact("customers", "Whether customers on the mainland can be served directly."),
    choices: zoneCustomers,
  }),
  choiceList({ ...fact("premises", "All that a company may work from."), choices: zonePremises }),
  optionalChoice({
    ...fact("visas", "Whether a company can sponsor residence visas."),
    choices: zoneVisas,
  }),
  optionalChoice({
    ...fact("regulator", "Whether an authority of the zone's own regulates its field."),
    choices: yesOrNo,
  }),
  optionalChoice({
    ...fact("designated", "Whether the Cabinet lists it as a designated zone for VAT."),
    choices: yesOrNo,
  }),
];
