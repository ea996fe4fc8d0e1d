import type { Partner } from "#schemas/generated/types.generated.ts";
import { place, type Seeded } from "../build/document.ts";

// Names as plain text: a logo needs the consent of its owner.
const names: Pick<Partner, "name" | "setting">[] = [
  { name: "JAFZA", setting: "text" },
  { name: "DMCC", setting: "display" },
  { name: "DIFC", setting: "wide" },
  { name: "ADGM", setting: "text" },
  { name: "Masdar City", setting: "display" },
  { name: "RAKEZ", setting: "wide" },
  { name: "IFZA", setting: "text" },
  { name: "SHAMS", setting: "display" },
];

export const partners = names.map(
  (partner, index): Seeded<Partner> => ({
    _id: `partner-${partner.name.toLowerCase().replaceAll(" ", "-")}`,
    _type: "partner",
    ...partner,
    orderRank: place(index),
  }),
);
