import {
  type FigureContent,
  founded,
  guaranteePredatesTax,
  shortGuaranteePredatesTax,
} from "./figure-content.ts";

const asOf = "2027-02-21";
const dubaiLaws = "https://dlp.dubai.gov.ae/en/Pages/HTMLViewer.aspx";

export const zoneFigures = {
  // Abu Dhabi
  "abu-dhabi-zone-count": {
    label: "Specialised free zones in Abu Dhabi",
    value: ["7+", "zones"],
    sourceTitle: "Abu Dhabi Department of Economic Development, free zones",
    sourceUrl: "https://added.gov.ae/",
  },
  "abu-dhabi-tax-guarantee": {
    label: "Length of the tax guarantee in Abu Dhabi's free zones",
    value: ["50", "years"],
    qualifier: guaranteePredatesTax,
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle:
      "Statement of Abu Dhabi's Executive Council on ADGM, 1 May 2013; the law of each zone has not been seen",
    sourceUrl: "https://www.adgm.com/",
    toBeConfirmed: true,
  },
  "adgm-founded": founded`ADGM | 2013
    Federal Decree No. 15 of 2013; Abu Dhabi Law No. 4 of 2013 | https://www.adgm.com/`,
  "kizad-founded": founded`KIZAD | 2010
    KEZAD Group, company history | https://www.kezadgroup.com/`,
  "twofour54-founded": founded`twofour54 | 2008
    twofour54, company history | https://www.twofour54.com/`,
  "masdar-city-founded": founded`Masdar City | 2006
    Masdar City Free Zone, about the city | https://masdarcityfreezone.com/`,
  // Dubai
  "dubai-zone-count": {
    label: "Active free zones in Dubai",
    value: ["20+", "zones"],
    sourceTitle: "Dubai Free Zones Council, list of members",
    sourceUrl: "https://www.dubaifreezones.ae/",
  },
  "dubai-tax-guarantee": {
    label: "Length of the tax guarantee in Dubai's free zones",
    value: ["50", "years"],
    qualifier: guaranteePredatesTax,
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle:
      "Founding law of each zone in the Dubai Legislation Portal; not all of them have been seen",
    sourceUrl: "https://dlp.dubai.gov.ae/",
    toBeConfirmed: true,
  },
  "jafza-founded": founded`JAFZA | 1985
    Jafza, about the free zone | https://www.jafza.ae/`,
  "dmcc-founded": founded`DMCC | 2002
    Resolution of 1 May 2002 establishing the centre, named in Dubai Law No. 3 of 2020 | ${dubaiLaws}?file=TGF3IE5vLiAoMykgb2YgMjAyMCBDb25jZXJuaW5nIHRoZSBEdWJhaSBNdWx0aSBDb21tb2RpdGllcyBDZW50cmU%3D&year=2020`,
  "difc-founded": founded`DIFC | 2004
    Dubai Law No. 9 of 2004 in respect of the Dubai International Financial Centre | ${dubaiLaws}?file=TGF3IE5vLiAoOSkgb2YgMjAwNCBpbiBSZXNwZWN0IG9mIHRoZSBEdWJhaSBJbnRlcm5hdGlvbmFsIEZpbmFuY2lhbCBDZW50cmU%3D&year=2004`,
  "dafza-founded": founded`DAFZA | 1996
    Dubai Law No. 2 of 1996, named in Law No. 25 of 2009 on the airport free zone | ${dubaiLaws}?file=TGF3IE5vLiAoMjUpIG9mIDIwMDkgQ29uY2VybmluZyB0aGUgRHViYWkgSW50ZXJuYXRpb25hbCBBaXJwb3J0IEZyZWUgWm9uZQ%3D%3D&year=2009`,
  "difc-guarantee-until": {
    label: "Year until which DIFC guarantees its tax rate",
    value: "2054",
    qualifier: guaranteePredatesTax,
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle: "Fifty years from 2004, as DIFC states; the law itself has not been seen",
    sourceUrl: "https://www.difc.com/",
    toBeConfirmed: true,
  },
  "dmcc-companies": {
    label: "Companies registered in DMCC",
    value: ["21,000", "companies"],
    qualifier: "As of mid-2022; the number has grown since.",
    shortQualifier: "as of mid-2022",
    sourceTitle: "DMCC press statement, 2022",
    sourceUrl: "https://dmcc.ae/",
    reviewBy: asOf,
  },
  "ifza-licence-from": {
    label: "Lowest yearly price of an IFZA licence",
    value: ["12,900", "AED"],
    qualifier: "A starting price, visas not included. Packages change often.",
    shortQualifier: "visas not included",
    sourceTitle: "IFZA price list",
    sourceUrl: "https://ifza.com/",
    reviewBy: asOf,
    toBeConfirmed: true,
  },
  // Sharjah
  "sharjah-zone-count": {
    label: "Free zones in Sharjah",
    value: ["5+", "zones"],
    qualifier: "The five that have an entry on this site, and others.",
    sourceTitle: "Our own list; each zone names its sources",
  },
  "sharjah-airports": {
    label: "Airports in Sharjah",
    value: "1",
    sourceTitle: "The Business Year, Take Me There: transport in Sharjah",
    sourceUrl: "https://thebusinessyear.com/article/take-me-there/",
  },
  "sharjah-seaports": {
    label: "Seaports in Sharjah that serve the free zones",
    value: "2",
    qualifier: "The emirate names three deep-water ports: Khalid, Khor Fakkan and Hamriyah.",
    sourceTitle: "The Business Year, interview with Sharjah's Department of Seaports and Customs",
    sourceUrl: "https://www.thebusinessyear.com/interview/magic-of-three/",
    toBeConfirmed: true,
  },
  "sharjah-market-reach": {
    label: "People within reach of Sharjah's ports and airport",
    value: ["2B+", "people"],
    qualifier: "A marketing claim by the zones.",
    sourceTitle: "SAIF Zone and Hamriyah Free Zone, advertised reach",
    sourceUrl: "https://www.saif-zone.com/",
    toBeConfirmed: true,
  },
  "saif-founded": founded`SAIF Zone | 1995
    SAIF Zone, about the authority | https://www.saif-zone.com/`,
  "shams-founded": founded`SHAMS | 2017
    Sharjah Media City, about the city | https://www.shams.ae/`,
  "publishing-city-founded": founded`Sharjah Publishing City | 2017
    Sharjah Publishing City, about the free zone | https://spcfz.com/`,
  "srti-founded": founded`SRTI Park | 2016
    SRTI Park, about the park | https://srtip.ae/`,
  "saif-tax-holiday": {
    label: "Length of SAIF Zone's tax holiday",
    value: ["25", "years"],
    qualifier: `Extendable. ${guaranteePredatesTax}`,
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle: "SAIF Zone, benefits of the zone",
    sourceUrl: "https://www.saif-zone.com/",
  },
  "hamriyah-lease": {
    label: "Longest lease in Hamriyah Free Zone",
    value: ["25", "years"],
    sourceTitle: "Hamriyah Free Zone Authority, land and leases",
    sourceUrl: "https://www.hfza.ae/",
  },
  "shams-setup-time": {
    label: "Time to set up a company in SHAMS",
    value: ["3–5", "days"],
    qualifier: "Working days from a complete application, before visas and banking.",
    shortQualifier: "before visas and banking",
    sourceTitle: "Sharjah Media City, company formation",
    sourceUrl: "https://www.shams.ae/",
    reviewBy: asOf,
  },
  "shams-shareholders": {
    label: "Most shareholders of a SHAMS company",
    value: ["6", "shareholders"],
    sourceTitle: "Sharjah Media City, company formation",
    sourceUrl: "https://www.shams.ae/",
    reviewBy: asOf,
  },
  "srti-licence-from": {
    label: "Lowest price of an SRTI Park licence",
    value: ["5,500", "AED"],
    qualifier: "About, as a starting price, visas not included. Packages change often.",
    shortQualifier: "visas not included",
    sourceTitle: "SRTI Park, price list",
    sourceUrl: "https://srtip.ae/",
    reviewBy: asOf,
    toBeConfirmed: true,
  },
  // Ajman
  "afz-founded": founded`Ajman Free Zone | 1988
    Ajman Free Zones Authority, about the authority | https://www.afz.gov.ae/`,
  "afz-tax-holiday": {
    label: "Length of Ajman Free Zone's tax holiday",
    value: ["20", "years"],
    qualifier: `Renewable. ${guaranteePredatesTax}`,
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle: "Ajman Free Zones Authority, benefits of the zone",
    sourceUrl: "https://www.afz.gov.ae/",
  },
  // Ras Al Khaimah
  "rak-tax-exemption": {
    label: "Longest tax exemption in Ras Al Khaimah's free zones",
    value: ["50", "years"],
    qualifier: guaranteePredatesTax,
    shortQualifier: shortGuaranteePredatesTax,
    sourceTitle: "Ras Al Khaimah Economic Zone, frequently asked questions",
    sourceUrl: "https://www.rakez.com/Faq",
  },
} as const satisfies Record<string, FigureContent>;
