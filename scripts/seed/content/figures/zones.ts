import { founded, stated, stating, unconfirmed } from "./figure-content.ts";

const changing = { reviewBy: "2027-02-21" };
const price = stating({ ...changing, toBeConfirmed: true });
/** A zone's guarantee was given before federal corporate tax and no longer settles the rate alone. */
const guaranteePredatesTax =
  "The zone's guarantee is older than federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person. | promised before corporate tax";
const dubaiLaws = "https://dlp.dubai.gov.ae/en/Pages/HTMLViewer.aspx";
const dubaiOnshoreRule =
  "Executive Council Resolution No. 11 of 2025, Emirate of Dubai | https://dlp.dubai.gov.ae/Legislation%20Reference/2025/Executive%20Council%20Resolution%20No.%20(11)%20of%202025%20Regulating%20the%20Conduct%20of%20Free%20Zone%20Establishments%E2%80%99%20Activities.html";
const ajmanAuthority =
  "Ajman Free Zone Authority, overview and advantages, as Scribd keeps it | https://tr.scribd.com/document/91932234/Ajman-Free-Zone-Information";
const rasAlKhaimahLaws =
  "https://www.rak.ae/wps/portal/rak/legislative-committee/legislation-search";

export const zoneFigures = {
  // Abu Dhabi
  "abu-dhabi-zone-count": stated`Specialised free zones in Abu Dhabi | 7+ | zones
    The seven that have an entry on this site, and others. | by our own list
    Our own list; each zone names its sources`,
  "abu-dhabi-tax-guarantee": unconfirmed`Length of the tax guarantee in Abu Dhabi's free zones | 50 | years
    ${guaranteePredatesTax}
    Abu Dhabi's law on ADGM of 2013, as Brown Rudnick reports it; the law of each zone has not been seen | http://www.brownrudnick.com/alert/alert-abu-dhabi-global-market-the-emergence-of-a-new-financial-free-zone-in-abu-dhabi/`,
  "adgm-founded": founded`ADGM | 2013
    ADGM, legal framework; Federal Decree No. 15 of 2013; Abu Dhabi Law No. 4 of 2013 | https://www.adgm.com/doing-business/adgm-legal-framework/`,
  "kizad-founded": founded`KIZAD | 2010
    Launched on 13 November 2010, as MEED reports it | https://www.meed.com/abu-dhabi-renames-industrial-zone-kizad`,
  "twofour54-founded": founded`twofour54 | 2008
    The Business Year, interview with the chief executive of twofour54 | https://thebusinessyear.com/interview/show-time/`,
  "masdar-city-founded": founded`Masdar City | 2006
    The year in which the Masdar initiative began; the city broke ground in February 2008.
    Masdar's launch in April 2006, as MEES reports it | https://www.mees.com/2013/3/29/corporate/masdar-seven-years-on-a-limited-success/a9500590-864b-11e7-adbd-39549cde5e6c`,
  // Dubai
  "dubai-zone-count": stated`Active free zones in Dubai | 20+ | zones
    Government of Dubai, as The National reports it | https://www.thenationalnews.com/business/dubai-free-zone-council-holds-first-meeting-1.110578`,
  "dubai-tax-guarantee": stating({
    toBeConfirmed: true,
    distinctFrom: ["tax-holiday-longest"],
  })`Length of the tax guarantee in Dubai's free zones | 50 | years
    ${guaranteePredatesTax}
    Dubai Law No. 19 of 2021 on the Jebel Ali Free Zone, Article 1; the laws of other zones have not all been seen | https://dlp.dubai.gov.ae/Legislation%20Reference/2021/Law%20No.%20(19)%20of%202021%20Amending%20Law%20No.%20(2)%20of%201986%20Concerning%20Business%20Activities.html`,
  "jafza-founded": founded`JAFZA | 1985
    Jafza at forty, as Zawya reports it | https://www.zawya.com/en/business/transport-and-logistics/jafza-hailed-as-vital-pillar-of-dubais-economy-hxxcnnvh`,
  "dmcc-founded": founded`DMCC | 2002
    Resolution of 1 May 2002 establishing the centre, named in Dubai Law No. 3 of 2020 | ${dubaiLaws}?file=TGF3IE5vLiAoMykgb2YgMjAyMCBDb25jZXJuaW5nIHRoZSBEdWJhaSBNdWx0aSBDb21tb2RpdGllcyBDZW50cmU%3D&year=2020`,
  "difc-founded": founded`DIFC | 2004
    Dubai Law No. 9 of 2004 in respect of the Dubai International Financial Centre | ${dubaiLaws}?file=TGF3IE5vLiAoOSkgb2YgMjAwNCBpbiBSZXNwZWN0IG9mIHRoZSBEdWJhaSBJbnRlcm5hdGlvbmFsIEZpbmFuY2lhbCBDZW50cmU%3D&year=2004`,
  "dafza-founded": founded`DAFZA | 1996
    Dubai Law No. 2 of 1996, named in Law No. 25 of 2009 on the airport free zone | ${dubaiLaws}?file=TGF3IE5vLiAoMjUpIG9mIDIwMDkgQ29uY2VybmluZyB0aGUgRHViYWkgSW50ZXJuYXRpb25hbCBBaXJwb3J0IEZyZWUgWm9uZQ%3D%3D&year=2009`,
  "difc-guarantee-until": unconfirmed`Year until which DIFC guarantees its tax rate | 2054
    ${guaranteePredatesTax}
    Fifty years from 2004, as DIFC states; the law itself has not been seen | https://www.difc.com/`,
  "dmcc-companies": stating(changing)`Companies registered in DMCC | 21,000 | companies
    As of mid-2022; the number has grown since. | as of mid-2022
    DMCC, first half of 2022, as Zawya reports it | https://www.zawya.com/en/economy/gcc/dubai-free-zone-dmcc-sees-19-jump-in-new-businesses-vanc9mv0`,
  "ifza-licence-from": price`Lowest yearly price of an IFZA licence | 12,900 | AED
    A starting price, visas not included. Packages change often. | visas not included
    IFZA price list | https://ifza.com/`,
  // Sharjah
  "sharjah-zone-count": stated`Free zones in Sharjah | 5+ | zones
    The five that have an entry on this site, and others. | by our own list
    Our own list; each zone names its sources`,
  "sharjah-airports": stated`Airports in Sharjah | 1
    The Business Year, Take Me There: transport in Sharjah | https://thebusinessyear.com/article/take-me-there/`,
  "sharjah-seaports": unconfirmed`Seaports in Sharjah that serve the free zones | 2
    The emirate names three deep-water ports: Khalid, Khor Fakkan and Hamriyah. | of three deep-water ports
    The Business Year, interview with Sharjah's Department of Seaports and Customs | https://www.thebusinessyear.com/interview/magic-of-three/`,
  "sharjah-market-reach": unconfirmed`People within reach of Sharjah's ports and airport | 2B+ | people
    A marketing claim by the zones.
    SAIF Zone and Hamriyah Free Zone, advertised reach | https://www.saif-zone.com/`,
  "saif-founded": founded`SAIF Zone | 1995
    Sharjah Emiri Decree No. 2 of 1995, as STA Law Firm reports it | https://www.stalawfirm.com/en/blogs/view/company-formation-in-sharjah-international-airport-free-zone-faq.html`,
  "shams-founded": founded`SHAMS | 2017
    Sharjah Emiri Decree No. 11 of 2017, as the Emirates News Agency (WAM) reports it | https://wam.ae/en/details/1395302597502`,
  "publishing-city-founded": founded`Sharjah Publishing City | 2017
    The year in which it opened; it was decreed before.
    Opening on 30 October 2017, as Publishing Perspectives reports it | https://publishingperspectives.com/2017/10/sharjah-free-trade-zone-publishing-city-prepares-opening/`,
  "srti-founded": founded`SRTI Park | 2016
    Sharjah Emiri Decree No. 38 of 2016, as the Emirates News Agency (WAM) names it | https://www.urdupoint.com/en/middle-east/sharjah-ruler-amends-decree-on-srti-park-f-1114680.html`,
  "saif-tax-holiday": stated`Length of SAIF Zone's tax holiday | 25 | years
    Extendable. ${guaranteePredatesTax}
    SAIF Zone, benefits of the zone | https://www.saif-zone.com/`,
  "hamriyah-lease": stated`Longest lease in Hamriyah Free Zone | 25 | years
    Hamriyah Free Zone Authority, land and leases | https://www.hfza.ae/`,
  "shams-setup-time": stating(changing)`Time to set up a company in SHAMS | 3–5 | days
    Working days from a complete application, before visas and banking. | before visas and banking
    Sharjah Media City, company formation | https://www.shams.ae/`,
  "shams-shareholders": stating(changing)`Most shareholders of a SHAMS company | 6 | shareholders
    Sharjah Media City, company formation | https://www.shams.ae/`,
  "srti-licence-from": price`Lowest price of an SRTI Park licence | 5,500 | AED
    About, as a starting price, visas not included. Packages change often. | visas not included
    SRTI Park, price list | https://srtip.ae/`,
  // Ajman
  "afz-founded": founded`Ajman Free Zone | 1988
    ${ajmanAuthority}`,
  "afz-tax-holiday": stated`Length of Ajman Free Zone's tax holiday | 20 | years
    Renewable. ${guaranteePredatesTax}
    ${ajmanAuthority}`,
  // Ras Al Khaimah
  "rak-tax-exemption": stated`Longest tax exemption in Ras Al Khaimah's free zones | 50 | years
    ${guaranteePredatesTax}
    Ras Al Khaimah Economic Zone, frequently asked questions | https://www.rakez.com/Faq`,
  // Of single zones
  "dubai-onshore-since": stated`Year since which Dubai free zone companies may work onshore with a licence or permit | 2025
    Financial institutions licensed in DIFC are excepted.
    ${dubaiOnshoreRule}`,
  "dubai-onshore-permit-term": stated`Longest term of Dubai's permit for single onshore activities | 6 | months
    ${dubaiOnshoreRule}`,
  "hamriyah-founded": founded`Hamriyah Free Zone | 1995
    Sharjah Emiri decree of November 1995, as Arabian Business reports it | https://www.arabianbusiness.com/dr-rashid-al-leem-interview-hamriyah-free-zone-authority--446767.html`,
  "rakez-founded": founded`RAKEZ | 2017
    Law No. 2 of 2017, Ras Al Khaimah | ${rasAlKhaimahLaws}/!ut/p/z0/04_Sj9CPykssy0xPLMnMz0vMAfIjo8ziLTzczYzcDYx8_d2MjQ0CDcMsHf3NLN2Dzcz0C7IdFQHw4iEH/p0/IZ7_8HG62G02MOF330Q1V9AO69GSM4=CZ6_8HG62G02MOF330Q1V9AO69GS66=MElegislationNo!2017-2-2=action!defaultpage==/`,
  "rak-maritime-city-founded": founded`RAK Maritime City | 2009
    Emiri Decree No. 21 of 2009, Ras Al Khaimah | ${rasAlKhaimahLaws}`,
  "rak-icc-founded": founded`RAK ICC | 2015
    Decree No. 12 of 2015, Ras Al Khaimah`,
  "fujairah-free-zone-founded": founded`Fujairah Free Zone | 1987
    Fujairah decree of 28 February 1987, as Emirates 24|7 reports it | https://www.emirates247.com/eb247/companies-markets/construction/fujairah-free-zone-authority-on-an-expansion-drive-2009-02-12-1.92293`,
  "creative-city-founded": founded`Creative City | 2007
    Fujairah Emiri Decree No. 4 of 2007, as STA Law Firm reports it | https://www.stalawfirm.com/en/blogs/view/fujairah-creative-freezone`,
  "fujairah-oil-industry-zone-founded": founded`the Fujairah Oil Industry Zone | 2011
    Fujairah Law No. 4 of 2011, as Fujairah in Focus reports it | http://fujairahinfocus.blogspot.com/2011/10/fujairah-oil-industry-zonelatest-news.html`,
};
