import type { EmirateSlug } from "../emirates/slugs.ts";
import type { SearchTexts } from "./metadata-for.ts";

export const emirateSearchTexts: Record<EmirateSlug, SearchTexts> = {
  "abu-dhabi": {
    title: "Abu Dhabi free zones: ADGM, KIZAD and more | Nordune",
    description:
      "ADGM, KIZAD, twofour54, Masdar City and the specialised zones: what each one licenses, whom it suits and what the capital adds for your company.",
    keywords: ["Abu Dhabi free zones", "ADGM company", "KIZAD", "twofour54", "Masdar City"],
  },
  dubai: {
    title: "Dubai free zones: how to choose yours | Nordune",
    description:
      "JAFZA, DMCC, DIFC, DAFZA and the technology, media and niche zones of Dubai compared, with the rules for working onshore from a free zone company.",
    keywords: ["Dubai free zones", "DMCC", "DIFC", "JAFZA", "DAFZA", "free zone company Dubai"],
  },
  sharjah: {
    title: "Sharjah free zones: SAIF, Hamriyah, SHAMS | Nordune",
    description:
      "Zones beside Dubai, for air freight, heavy industry, media, books and research: founding years, terms, starting prices and the limits to know.",
    keywords: ["Sharjah free zones", "SAIF Zone", "Hamriyah", "SHAMS", "SRTI Park"],
  },
  ajman: {
    title: "Ajman free zones for small companies | Nordune",
    description:
      "Ajman Free Zone beside the port and the virtual Ajman Media City: which businesses do well there, what you save and what you give up for the price.",
    keywords: ["Ajman free zone", "Ajman Media City", "low-cost licence UAE"],
  },
  "ras-al-khaimah": {
    title: "Ras Al Khaimah free zones and RAK ICC | Nordune",
    description:
      "RAKEZ, RAK Maritime City and the airport zone for work, RAK ICC for holding assets: what each may do, and what an offshore company is not for.",
    keywords: ["RAKEZ", "RAK ICC offshore", "Ras Al Khaimah free zone", "RAK Maritime City"],
  },
  fujairah: {
    title: "Fujairah free zones on the open ocean | Nordune",
    description:
      "Fujairah Free Zone, Creative City, IFZA and the Oil Industry Zone: a port outside the Strait of Hormuz, and licences for very small service firms.",
    keywords: ["Fujairah free zone", "Creative City", "IFZA", "Fujairah Oil Industry Zone"],
  },
  "umm-al-quwain": {
    title: "Umm Al Quwain free zone for micro-businesses | Nordune",
    description:
      "One free trade zone for freelancers, online traders and first companies, with no share capital for many licences, and a list of what you still pay.",
    keywords: ["Umm Al Quwain free trade zone", "UAQ FTZ", "micro-business licence UAE"],
  },
};
