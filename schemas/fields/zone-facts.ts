import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { defineArrayMember, defineField } from "@sanity/types";
import { factOnce, sourceOfFact } from "../rules/zone-facts.ts";
import { requiredChoice, titled } from "./text.ts";

/** The facts that the zone finder knows of a free zone, by the name that its rules read. */
export const zoneFactTitles = {
  trading: "Trade in goods",
  manufacturing: "Production",
  logistics: "Storage and transport",
  services: "Consulting and services",
  technology: "Software and technology",
  media: "Media and design",
  finance: "Finance and holding",
  health: "Health and science",
  mainland: "Customers on the mainland, directly or with a permit",
  noPremises: "A licence without premises",
  desk: "A shared desk",
  office: "An office",
  workshop: "A workshop, laboratory or studio",
  warehouse: "A warehouse",
  land: "A plot of land",
  visas: "Residence visas through the company",
  regulator: "A regulator of its own",
  designated: "Designated zone for VAT",
} as const;

export type ZoneFactName = keyof typeof zoneFactTitles;

export const zoneFactNames = titled(zoneFactTitles);

/** What is known of a fact. A fact that has no row is not stated either. */
export const zoneFactStates = {
  yes: "Yes, a source says so",
  no: "No, a source says so",
  notStated: "Not stated",
} as const;

/** What sources say of a free zone, a row for each fact. */
export const zoneFacts = defineField({
  name: "facts",
  title: "Facts",
  description:
    "What sources say of the zone. A “no” rules the zone out for whoever needs it; what is not stated or not listed keeps the zone in the list, with a question to ask.",
  type: "array",
  of: [
    defineArrayMember({
      type: "object",
      title: "Fact",
      icon: CheckmarkCircleIcon,
      fields: [
        requiredChoice({
          name: "fact",
          title: "Fact",
          description: "What is said of the zone, as one of the things a visitor can need.",
          choices: zoneFactNames,
        }),
        requiredChoice({
          name: "stated",
          title: "Stated",
          description: "What the source says. Silence of a source is no “no”.",
          choices: titled(zoneFactStates),
          initialValue: "yes",
        }),
        defineField({
          name: "source",
          title: "Source",
          description: "Where it is said; visitors see the source and the day beside the fact.",
          type: "reference",
          to: [{ type: "zoneSource" }],
          validation: (rule) => rule.custom(sourceOfFact),
        }),
        defineField({
          name: "upTo",
          title: "Number of visas",
          description:
            "How many visas the source promises to a company; empty if the source names no number.",
          type: "number",
          hidden: ({ parent }) => parent?.fact !== "visas",
          validation: (rule) => rule.integer().min(1).max(1000),
        }),
      ],
      preview: {
        select: { fact: "fact", stated: "stated", source: "source.sourceTitle" },
        prepare: ({ fact, stated, source }) => ({
          title: titleIn(zoneFactTitles, fact) ?? "Choose the fact",
          subtitle: [titleIn(zoneFactStates, stated), source].filter(Boolean).join(": "),
        }),
      },
    }),
  ],
  validation: (rule) => rule.custom(factOnce),
});

/** The title of a stored name, or undefined for a name that is not in the list. */
function titleIn(titles: Readonly<Record<string, string>>, name: unknown): string | undefined {
  return typeof name === "string" && Object.hasOwn(titles, name) ? titles[name] : undefined;
}
