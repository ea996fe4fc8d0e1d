import {
  type FigureContent,
  founded,
  guaranteePredatesTax,
  shortGuaranteePredatesTax,
  stated,
} from "./figure-content.ts";

const asOf = "2027-02-21";
const dubaiLaws = "https://dlp.dubai.gov.ae/en/Pages/HTMLViewer.aspx";

export const zoneFigures = {
  // Abu Dhabi
  "abu-dhabi-zone-count": stated()`
    Specialised free zones in Abu Dhabi | 7+ | zones
    Abu Dhabi Department of Economic Development, free zones | https://added.gov.ae/`,
  "abu-dhabi-tax-guarantee": stated({ toBeConfirmed: true })`
    Length of the tax guarantee in Abu Dhabi's free zones | 50 | years
    ${guaranteePredatesTax} | ${shortGuaranteePredatesTax}
    Statement of Abu Dhabi's Executive Council on ADGM, 1 May 2013; the law of each zone has not been seen | https://www.adgm.com/`,
  "adgm-founded": founded`ADGM | 2013
    Federal Decree No. 15 of 2013; Abu Dhabi Law No. 4 of 2013 | https://www.adgm.com/`,
  "kizad-founded": founded`KIZAD | 2010
    KEZAD Group, company history | https://www.kezadgroup.com/`,
  "twofour54-founded": founded`twofour54 | 2008
    twofour54, company history | https://www.twofour54.com/`,
  "masdar-city-founded": founded`Masdar City | 2006
    Masdar City Free Zone, about the city | https://masdarcityfreezone.com/`,
  // Dubai
  "dubai-zone-count": stated()`
    Active free zones in Dubai | 20+ | zones
    Dubai Free Zones Council, list of members | https://www.dubaifreezones.ae/`,
  "dubai-tax-guarantee": stated({ toBeConfirmed: true })`
    Length of the tax guarantee in Dubai's free zones | 50 | years
    ${guaranteePredatesTax} | ${shortGuaranteePredatesTax}
    Founding law of each zone in the Dubai Legislation Portal; not all of them have been seen | https://dlp.dubai.gov.ae/`,
  "jafza-founded": founded`JAFZA | 1985
    Jafza, about the free zone | https://www.jafza.ae/`,
  "dmcc-founded": founded`DMCC | 2002
    Resolution of 1 May 2002 establishing the centre, named in Dubai Law No. 3 of 2020 | ${dubaiLaws}?file=TGF3IE5vLiAoMykgb2YgMjAyMCBDb25jZXJuaW5nIHRoZSBEdWJhaSBNdWx0aSBDb21tb2RpdGllcyBDZW50cmU%3D&year=2020`,
  "difc-founded": founded`DIFC | 2004
    Dubai Law No. 9 of 2004 in respect of the Dubai International Financial Centre | ${dubaiLaws}?file=TGF3IE5vLiAoOSkgb2YgMjAwNCBpbiBSZXNwZWN0IG9mIHRoZSBEdWJhaSBJbnRlcm5hdGlvbmFsIEZpbmFuY2lhbCBDZW50cmU%3D&year=2004`,
  "dafza-founded": founded`DAFZA | 1996
    Dubai Law No. 2 of 1996, named in Law No. 25 of 2009 on the airport free zone | ${dubaiLaws}?file=TGF3IE5vLiAoMjUpIG9mIDIwMDkgQ29uY2VybmluZyB0aGUgRHViYWkgSW50ZXJuYXRpb25hbCBBaXJwb3J0IEZyZWUgWm9uZQ%3D%3D&year=2009`,
  "difc-guarantee-until": stated({ toBeConfirmed: true })`
    Year until which DIFC guarantees its tax rate | 2054
    ${guaranteePredatesTax} | ${shortGuaranteePredatesTax}
    Fifty years from 2004, as DIFC states; the law itself has not been seen | https://www.difc.com/`,
  "dmcc-companies": stated({ reviewBy: asOf })`
    Companies registered in DMCC | 21,000 | companies
    As of mid-2022; the number has grown since. | as of mid-2022
    DMCC press statement, 2022 | https://dmcc.ae/`,
  "ifza-licence-from": stated({ reviewBy: asOf, toBeConfirmed: true })`
    Lowest yearly price of an IFZA licence | 12,900 | AED
    A starting price, visas not included. Packages change often. | visas not included
    IFZA price list | https://ifza.com/`,
  // Sharjah
  "sharjah-zone-count": stated({
    sourceTitle: "Sharjah Economic Development Department",
  })`
    Free zones in Sharjah | 5+ | zones`,
  "sharjah-airports": stated({
    sourceTitle: "Government of Sharjah",
  })`
    Airports in Sharjah | 1`,
  "sharjah-seaports": stated({
    sourceTitle: "Sharjah ports authority",
  })`
    Seaports in Sharjah that serve the free zones | 2`,
  "sharjah-market-reach": stated({ toBeConfirmed: true })`
    People within reach of Sharjah's ports and airport | 2B+ | people
    A marketing claim by the zones.
    SAIF Zone and Hamriyah Free Zone, advertised reach | https://www.saif-zone.com/`,
  "saif-founded": founded`SAIF Zone | 1995
    SAIF Zone, about the authority | https://www.saif-zone.com/`,
  "shams-founded": founded`SHAMS | 2017
    Sharjah Media City, about the city | https://www.shams.ae/`,
  "publishing-city-founded": founded`Sharjah Publishing City | 2017
    Sharjah Publishing City, about the free zone | https://spcfz.com/`,
  "srti-founded": founded`SRTI Park | 2016
    SRTI Park, about the park | https://srtip.ae/`,
  "saif-tax-holiday": stated()`
    Length of SAIF Zone's tax holiday | 25 | years
    Extendable. ${guaranteePredatesTax} | ${shortGuaranteePredatesTax}
    SAIF Zone, benefits of the zone | https://www.saif-zone.com/`,
  "hamriyah-lease": stated()`
    Longest lease in Hamriyah Free Zone | 25 | years
    Hamriyah Free Zone Authority, land and leases | https://www.hfza.ae/`,
  "shams-setup-time": stated({ reviewBy: asOf })`
    Time to set up a company in SHAMS | 3–5 | days
    Working days from a complete application, before visas and banking. | before visas and banking
    Sharjah Media City, company formation | https://www.shams.ae/`,
  "shams-shareholders": stated({ reviewBy: asOf })`
    Most shareholders of a SHAMS company | 6 | shareholders
    Sharjah Media City, company formation | https://www.shams.ae/`,
  "srti-licence-from": stated({ reviewBy: asOf, toBeConfirmed: true })`
    Lowest price of an SRTI Park licence | 5,500 | AED
    About, as a starting price, visas not included. Packages change often. | visas not included
    SRTI Park, price list | https://srtip.ae/`,
  // Ajman
  "afz-founded": founded`Ajman Free Zone | 1988
    Ajman Free Zones Authority, about the authority | https://www.afz.gov.ae/`,
  "afz-tax-holiday": stated()`
    Length of Ajman Free Zone's tax holiday | 20 | years
    Renewable. ${guaranteePredatesTax} | ${shortGuaranteePredatesTax}
    Ajman Free Zones Authority, benefits of the zone | https://www.afz.gov.ae/`,
  // Ras Al Khaimah
  "rak-tax-exemption": stated()`
    Longest tax exemption in Ras Al Khaimah's free zones | 50 | years
    ${guaranteePredatesTax} | ${shortGuaranteePredatesTax}
    Ras Al Khaimah Economic Zone, frequently asked questions | https://www.rakez.com/Faq`,
} as const satisfies Record<string, FigureContent>;
