import { type FigureContent, guaranteePredatesTax } from "./figure-content.ts";

const asOf = "2027-02-21";
const founded = (zone: string, year: string, source = zone) => ({
  label: `Year in which ${zone} was established`,
  value: year,
  sourceTitle: `Website of ${source}`,
});

export const zoneFigures = {
  // Abu Dhabi
  "abu-dhabi-zone-count": {
    label: "Specialised free zones in Abu Dhabi",
    value: "7+",
    unit: "zones",
    sourceTitle: "Abu Dhabi Department of Economic Development",
  },
  "abu-dhabi-tax-guarantee": {
    label: "Length of the tax guarantee in Abu Dhabi's free zones",
    value: "50",
    unit: "years",
    qualifier: guaranteePredatesTax,
    sourceTitle: "Founding laws of the Abu Dhabi zones",
  },
  "adgm-founded": founded("ADGM", "2013"),
  "kizad-founded": founded("KIZAD", "2010"),
  "twofour54-founded": founded("twofour54", "2008"),
  "masdar-city-founded": founded("Masdar City", "2006"),
  // Dubai
  "dubai-zone-count": {
    label: "Active free zones in Dubai",
    value: "20+",
    unit: "zones",
    sourceTitle: "Dubai Free Zones Council",
  },
  "dubai-tax-guarantee": {
    label: "Length of the tax guarantee in Dubai's free zones",
    value: "50",
    unit: "years",
    qualifier: guaranteePredatesTax,
    sourceTitle: "Founding laws of the Dubai zones",
  },
  "jafza-founded": founded("JAFZA", "1985"),
  "dmcc-founded": founded("DMCC", "2002"),
  "difc-founded": founded("DIFC", "2004"),
  "dafza-founded": founded("DAFZA", "1996"),
  "difc-guarantee-until": {
    label: "Year until which DIFC guarantees its tax rate",
    value: "2054",
    qualifier: guaranteePredatesTax,
    sourceTitle: "Fifty years from 2004, as DIFC states; the law itself has not been seen",
    sourceUrl: "https://www.difc.com/",
    toBeConfirmed: true,
  },
  "dmcc-companies": {
    label: "Companies registered in DMCC",
    value: "21,000",
    unit: "companies",
    qualifier: "As of mid-2022; the number has grown since.",
    sourceTitle: "DMCC press statement, 2022",
    sourceUrl: "https://dmcc.ae/",
    reviewBy: asOf,
  },
  "ifza-licence-from": {
    label: "Lowest yearly price of an IFZA licence",
    value: "12,900",
    unit: "AED",
    qualifier: "A starting price, visas not included. Packages change often.",
    sourceTitle: "IFZA price list",
    sourceUrl: "https://ifza.com/",
    reviewBy: asOf,
    toBeConfirmed: true,
  },
  // Sharjah
  "sharjah-zone-count": {
    label: "Free zones in Sharjah",
    value: "5+",
    unit: "zones",
    sourceTitle: "Sharjah Economic Development Department",
  },
  "sharjah-airports": {
    label: "Airports in Sharjah",
    value: "1",
    sourceTitle: "Government of Sharjah",
  },
  "sharjah-seaports": {
    label: "Seaports in Sharjah that serve the free zones",
    value: "2",
    sourceTitle: "Sharjah ports authority",
  },
  "sharjah-market-reach": {
    label: "People within reach of Sharjah's ports and airport",
    value: "2B+",
    unit: "people",
    qualifier: "A marketing claim by the zones.",
    sourceTitle: "Marketing text of the zones",
    toBeConfirmed: true,
  },
  "saif-founded": founded("SAIF Zone", "1995"),
  "shams-founded": founded("SHAMS", "2017", "Sharjah Media City"),
  "publishing-city-founded": founded("Sharjah Publishing City", "2017"),
  "srti-founded": founded("SRTI Park", "2016"),
  "saif-tax-holiday": {
    label: "Length of SAIF Zone's tax holiday",
    value: "25",
    unit: "years",
    qualifier: `Extendable. ${guaranteePredatesTax}`,
    sourceTitle: "SAIF Zone",
  },
  "hamriyah-lease": {
    label: "Longest lease in Hamriyah Free Zone",
    value: "25",
    unit: "years",
    sourceTitle: "Hamriyah Free Zone Authority",
  },
  "shams-setup-time": {
    label: "Time to set up a company in SHAMS",
    value: "3–5",
    unit: "days",
    qualifier: "Working days from a complete application, before visas and banking.",
    sourceTitle: "Sharjah Media City",
    reviewBy: asOf,
  },
  "shams-shareholders": {
    label: "Most shareholders of a SHAMS company",
    value: "6",
    unit: "shareholders",
    sourceTitle: "Sharjah Media City",
    reviewBy: asOf,
  },
  "srti-licence-from": {
    label: "Lowest price of an SRTI Park licence",
    value: "5,500",
    unit: "AED",
    qualifier: "About, as a starting price, visas not included. Packages change often.",
    sourceTitle: "SRTI Park price list",
    reviewBy: asOf,
    toBeConfirmed: true,
  },
  // Ajman
  "afz-founded": founded("Ajman Free Zone", "1988"),
  "afz-tax-holiday": {
    label: "Length of Ajman Free Zone's tax holiday",
    value: "20",
    unit: "years",
    qualifier: `Renewable. ${guaranteePredatesTax}`,
    sourceTitle: "Ajman Free Zone",
  },
  // Ras Al Khaimah
  "rak-tax-exemption": {
    label: "Longest tax exemption in Ras Al Khaimah's free zones",
    value: "50",
    unit: "years",
    qualifier: guaranteePredatesTax,
    sourceTitle: "Ras Al Khaimah Economic Zone",
  },
} as const satisfies Record<string, FigureContent>;
