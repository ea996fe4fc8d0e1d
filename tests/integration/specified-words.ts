/** Words and figures that the specification names, by route; the menus name all other routes. */
const words = `
/: Request Free Consultation | Learn More | 50+ | 1,000 | 24 hours | 200+ | 300+ | 4.8 | 127
/services/residency-visas: Work visa | Investor visa | Golden visa | Family visa |
    Freelancer visa | Retirement visa | 10 years | Get Your Visa Consultation
/services/tax-residency: Get Tax Residency Consultation
/services/real-estate: Start Your Property Search
/services/education: Start School Search
/services/business-registration: Register Your Business
/services/licensing: Get Licensed Today
/services/relocation-support: Start Your Relocation
/services/staffing-solutions: Start Recruiting
/services/investment-scouting: Explore Investments
/services/office-space: Space assessment | Location scouting | Lease negotiation |
    Fit-out coordination | Utilities setup | Move-in support | Find Your Perfect Office |
    Find Office Space
/free-zones: 0% corporate and income tax | 100% foreign ownership | No customs duties |
    World-class infrastructure | Abu Dhabi | Dubai | Sharjah | Ajman | Ras Al Khaimah | Fujairah |
    Umm Al Quwain | UAE Free Zone Advantage | 50+ | Unsure Which Free Zone is Right for You?
/free-zones/tax-benefits: Tax Aspect | UAE Free Zones | UAE Mainland | Corporate tax |
    Personal income tax | VAT | Customs duties | 0% | 5% | 9% | AED 375,000 | 2023 |
    Qualifying Free Zone Person | 15–50 years | 50+ | 100%
/free-zones/abu-dhabi: Strategic Sectors Focus | Capital City Advantage | 0% Tax Environment | 7+ |
    100% | ADGM | 2013 | KIZAD | 2010 | twofour54 | 2008 | Masdar City | 2006 |
    Why choose Abu Dhabi | Capital City Benefits
/free-zones/dubai: 20+ | 100% | 0% | JAFZA | 1985 | DMCC | 2002 | 21,000 | DIFC | 2004 | 2054 |
    DAFZA | 1996 | IFZA | AED 12,900 | 2025
/free-zones/sharjah: SAIF | 1995 | 25 years | Hamriyah | SHAMS | 2017 | 3–5 days |
    Publishing City | SRTI | 2016 | AED 5,500 | 5+ | 2B+
/free-zones/ajman: AFZ | 1988 | 20 years | Ajman Media City | competitive edge
/free-zones/ras-al-khaimah: RAKEZ | Maritime City | Airport Free Zone | RAK ICC | 50 years
/free-zones/fujairah: FFZ | Creative City | IFZA | Oil Industry Zone | Strait of Hormuz
/free-zones/umm-al-quwain: micro-businesses | No share capital for many licences
/about: Our Mission & Story | Why We Stand Out | Expert team | Personalized approach |
    End-to-end service | Integrity and transparency | Our Team | Contact Us |
    Schedule Consultation | Stay Connected | LinkedIn | Facebook | Instagram | Twitter
/contact: Start Your Dubai Journey | Schedule your free consultation | Please choose an option |
    Nordic relocations to Dubai | End-to-end relocation services |
    Visa and business setup guidance | Local Dubai office and support | 24 hours | Latvia
/uae-advantages: Safety and Security | Strong Economy | Innovation & Technology |
    Global Connectivity | Travel and Leisure | Cultural Tolerance | Rich Traditions |
    Sports and Events | Strategic Location | Sunny Climate | GCC Regional Advantage |
    Rapid Development | Welcoming Expat Community | Start Your UAE Journey
/advantages/geographical-location: GMT+4
/advantages/climate: 300+
/advantages/people-of-uae: Welcoming people | 200+ | 85–88%
/cookie-policy: Last updated | What cookies are | How we use them | Essential | Analytics |
    Preference | Third-party cookies | Your choices | More information | cookie-consent
`;

const menus = `
Services: Residency Visas /services/residency-visas | Tax Residency /services/tax-residency |
    Real Estate /services/real-estate | Education /services/education |
    Relocation Support /services/relocation-support |
    Business Registration /services/business-registration |
    Licensing & Permits /services/licensing | Staffing Solutions /services/staffing-solutions |
    Investment Scouting /services/investment-scouting | Office Space /services/office-space
UAE Freezones: Abu Dhabi /free-zones/abu-dhabi | Dubai /free-zones/dubai |
    Sharjah /free-zones/sharjah | Ajman /free-zones/ajman |
    Ras Al Khaimah /free-zones/ras-al-khaimah | Fujairah /free-zones/fujairah |
    Umm Al Quwain /free-zones/umm-al-quwain | Tax Benefits vs Mainland /free-zones/tax-benefits
About Us: Team /about | Contacts /about | Social /about | Google Maps /about
UAE Advantages: Safety /advantages/safety | Economics /advantages/economics |
    Innovations /advantages/innovations | Accessibility /advantages/accessibility |
    Travel /advantages/travel | Religion /advantages/religion |
    Traditions /advantages/traditions | Sports /advantages/sports |
    Geographical Location /advantages/geographical-location | Climate /advantages/climate |
    Status in the GCC market /advantages/gcc-market | Progress /advantages/progress |
    People of UAE /advantages/people-of-uae
`;

const mobileSections = `
About: Our Company /about
UAE Advantages: Overview /uae-advantages | Economics /advantages/economics |
    Geographical Location /advantages/geographical-location | Safety /advantages/safety |
    Climate /advantages/climate | Innovations /advantages/innovations
`;

/** Lists by the name at the beginning of a line; further lines of a list are indented. */
const listsIn = (text: string): [name: string, list: string[]][] =>
  text
    .trim()
    .split(/\n(?=\S)/)
    .map((each) => {
      const [name = "", listed = ""] = each.split(/:(.*)/s);
      return [name, listed.split("|").map((item) => item.trim().replaceAll(/\s+/g, " "))];
    });

/** The same by route. */
export const specifiedWords: ReadonlyMap<string, readonly string[]> = new Map(listsIn(words));

const [services, freeZones, ...others] = listsIn(menus);

/** The specified menus with the words and addresses of their links, in their order. */
export const specifiedMenus = {
  header: [services, freeZones, ...others],
  mobile: [
    services,
    ["UAE Free Zones", [...(freeZones?.[1] ?? []), "All Free Zones /free-zones"]],
    ...listsIn(mobileSections),
  ],
};
