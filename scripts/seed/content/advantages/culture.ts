import { card, figure, note, opening } from "../build/parts.ts";
import { bullet, pageLink, paragraph, sectionHeading } from "../build/rich-text.ts";
import { everyHomeCountry } from "../home-countries.ts";
import { serviceId } from "../slugs.ts";
import { advantageOf } from "./advantage.ts";

const advantage = advantageOf("culture");

export const traditions = advantage({
  title: "Traditions",
  slug: "traditions",
  layout: "column",
  diagrams: ["visit-path"],
  icon: "lantern",
  card: card`Rich Traditions
    Coffee, falcons, the majlis, and customs that are easier to keep once somebody has explained them.`,
  hero: opening("souk")`Traditions begin with coffee
    Emirati customs are warm and precise. Learn a handful and doors open. Miss them, and people are too polite to tell you why they stayed shut.`,
  body: [
    sectionHeading("What you will be invited to"),
    paragraph`Hospitality has a room of its own, the majlis, and a drink of its own, pale coffee with cardamom in a small cup. Take it with the right hand, and tilt the cup from side to side when you have had enough. UNESCO lists the majlis, Arabic coffee and falconry among the living heritage that the UAE shares with its neighbours. You meet all three at the winter heritage festivals, and at camel races that begin soon after dawn.`,
    sectionHeading("How to behave"),
    bullet`Greet first and take your time over it. Ask after health and family in general.`,
    bullet`Wait for the hand. Some people do not shake hands with the other sex; a palm on the heart is a full greeting.`,
    bullet`Cover shoulders and knees in offices, malls and souks. Swimwear belongs on the beach and by the pool.`,
    bullet`Alcohol is served in licensed hotels and restaurants and sold in licensed shops. Sharjah is dry, and being drunk in public is an offence everywhere.`,
    bullet`Take off your shoes at the door of a home.`,
    sectionHeading("Business has its rhythm too"),
    paragraph`Expect the first meeting to be about you and not about the contract. Few people decide, and they decide late and then fast. A promise made over coffee counts; confirm it in writing all the same, politely. Little begins in Ramadan, in August, or around the two Eids and the national day at the start of December.`,
  ],
  picture: "ajman",
  aside: note`Arabic at school
    Private schools teach Arabic to every pupil, beginners included. Your children may well read the shop signs before you do.`,
});

export const sports = advantage({
  title: "Sports",
  slug: "sports",
  layout: "chapters",
  diagrams: ["sports-year"],
  icon: "trophy",
  card: card`Sports and Events
    Outdoors from October to April, indoors for the rest of the year, and Formula One at the end of its season.`,
  hero: opening("desert-sport")`Sports start when your season ends
    When the north puts the bicycle away, the Gulf takes it out. From October to April clubs, leagues and races fill the calendar. In summer, sport moves indoors or before sunrise.`,
  body: [
    sectionHeading("What you can do yourself"),
    paragraph`Dubai has a cycle track through the desert at Al Qudra and mountain trails at Hatta; Abu Dhabi opens the Formula One circuit on Yas Island to runners and cyclists on set evenings. The sea is warm enough to swim all year. Padel, tennis, sailing, climbing and running groups are easy to join as a newcomer. There are ice rinks, junior ice hockey and, in Dubai, a ski slope under a roof.`,
    sectionHeading("What you can watch"),
    paragraph`Formula One ends its season in Abu Dhabi. Dubai holds tennis tournaments and a horse race of world rank in late winter, and golf's European tour ends there in November. In the same month the city's fitness challenge asks everybody to move for half an hour a day, and one Sunday morning its main highway closes for a run.`,
    sectionHeading("What it costs and what is missing"),
    paragraph`The club that takes a small yearly fee and runs on parents' goodwill has few counterparts here. Academies charge by the term, gyms and beach clubs by the month or year. Put the sum for each child into your budget, and ask the school first. Many run good teams in the afternoon.`,
    paragraph`There is no forest, no lake ice and no right to roam. Large events close roads. If cross-country skiing is what keeps you sane, plan a week at home in February.`,
  ],
  picture: "zone-offshore",
  aside: note`Heat is a safety matter
    In the four hottest months be done before seven in the morning. Schools move sport indoors in the heat; take the same rule for yourself.`,
});

export const geographicalLocation = advantage({
  title: "Geographical Location",
  slug: "geographical-location",
  layout: "plate",
  diagrams: ["office-clock"],
  icon: "globe",
  card: card`Strategic Location
    ${figure("time-zone")}, between Europe, Asia and Africa, with ports on two coasts.`,
  hero: opening("geographical-location")`Two hours ahead of Riga, between three continents
    Sea and air routes between Europe, Asia and Africa cross here. You answer Singapore before lunch and Stockholm after it, from the same desk.`,
  body: [
    sectionHeading("A working day that overlaps with home"),
    paragraph`The clock shows ${figure("time-zone")} all year; there is no summer time. Helsinki, Tallinn, Riga and Vilnius are two hours behind you in winter and one in summer. Stockholm, Oslo, Copenhagen and Warsaw are three behind in winter and two in summer.`,
    paragraph`At eight in the morning it is noon in Singapore, so half of the Asian day is still to come. Around noon the north starts work. You have most of its day before you go home, and late meetings are the price.`,
    sectionHeading("Ports, runways and free zones"),
    paragraph`Jebel Ali in Dubai and Khalifa Port in Abu Dhabi lie inside the Gulf. Fujairah and Khor Fakkan lie on the open ocean, outside the Strait of Hormuz. Free zones stand beside the docks and runways, so goods can land, be repacked and leave again without entering the mainland. Customs duty is ${figure("customs-duty-free-zone")} while they stay in the zone and, as a rule, ${figure("customs-duty-mainland")} when they enter the mainland.`,
    paragraph`For a company from the north this suits spare parts, samples and regional stock. It suits bulky goods with a low margin less, because sea freight from northern Europe takes weeks, and longer when ships avoid the Red Sea.`,
    sectionHeading("The other side of the map"),
    paragraph`The same position lies close to conflicts. Airspace in the region has closed at short notice more than once, and freight insurance rises when the strait is tense. Keep a second route for goods, and a reserve of days in travel plans that matter.`,
  ],
  picture: "hero",
  homeCountries: everyHomeCountry,
  aside: note`Before you choose a port
    Look at where your goods come from and where they are sold. A zone beside the wrong port costs you a lorry journey for every container.`,
});

export const climate = advantage({
  title: "Climate",
  slug: "climate",
  layout: "magazine",
  diagrams: ["daylight", "climate-year"],
  icon: "sun",
  card: card`Sunny Climate
    ${figure("sunny-days", "valueOnly")} sunny days a year, a mild winter, and a summer that you spend indoors.`,
  hero: opening("climate")`Climate with the year turned round
    By the usual count there are ${figure("sunny-days", "valueOnly")} sunny days a year. From November to March you live outside. From June to September you plan around the heat.`,
  body: [
    sectionHeading("Winter is the good season"),
    paragraph`From November to March the days are like a fine July in the north, and the evenings ask for a jumper. You can swim in the sea all year. Rain falls on a few days, mostly between December and March. April and October are hot by your standards and pleasant by local ones.`,
    paragraph`In June, July, August and September the thermometer passes forty degrees, the nights hardly cool down, and on the coast the air is humid as well. Nobody gets used to it; days are planned around it.`,
    sectionHeading("How people live with the heat"),
    paragraph`Homes, cars, shops and many bus stops are air-conditioned. The law stops outdoor work around midday from mid-June to mid-September. Schools are closed in July and most of August, and many families spend part of that time in the north. Cooling is a real cost: ask for the last twelve months' bills before you rent, and whether cooling from a district plant is charged on top.`,
    sectionHeading("What surprises people from the north"),
    bullet`The sun burns in January too. Children wear hats and long sleeves in the water.`,
    bullet`Rain is rare and drains are few. A single storm has flooded roads and ground floors, so ask before you rent one.`,
    bullet`Fine sand blows in spring and summer, and people with asthma notice it.`,
    bullet`It is dark soon after six in winter and by half past seven in summer. There are no long evenings.`,
  ],
  picture: "umm-al-quwain",
  aside: note`When to move
    Arrive in autumn if you can. Homes can be seen in daylight and on foot, and the children learn their new town before the heat. The school year starts at the end of August, so families often have to choose.`,
});

export const gccMarket = advantage({
  title: "Status in the GCC market",
  slug: "gcc-market",
  layout: "column",
  diagrams: ["gulf-rules"],
  icon: "ship",
  card: card`GCC Regional Advantage
    Six states, one customs tariff, and a base from which the other five can be reached.`,
  hero: opening("gcc-market")`Status in the GCC market: one address for the Gulf
    The Gulf Cooperation Council joins the UAE with Saudi Arabia, Qatar, Kuwait, Bahrain and Oman. A company in the Emirates starts ahead in all six markets. It still pays at the border.`,
  body: [
    sectionHeading("What the union gives you"),
    paragraph`The six states have shared a customs union since ${figure("gulf-customs-union-since")}. Imports pay the common tariff, ${figure("customs-duty-mainland")} as a rule, at the point where they enter; with the right papers they can then move on to another member state without paying it again. The dirham and most of its neighbours are tied to the US dollar, so prices stay comparable. Banks, hauliers and law firms in the UAE work across the borders every day.`,
    sectionHeading("Where the head start ends"),
    bullet`Free zone goods count as foreign until they are cleared into the mainland. Since ${figure("saudi-origin-rules-since")} Saudi Arabia has also kept goods made in free zones out of the Gulf preference, and it asks for local value and staff in the others.`,
    bullet`VAT is national. It is ${figure("vat-rate")} in the UAE; each state sets its own rate, and not all of them have introduced it.`,
    bullet`Since ${figure("saudi-headquarters-rule-since")} Saudi public bodies buy from foreign groups, with few exceptions, only if these keep their regional headquarters in the kingdom.`,
    bullet`Your residence is for the UAE. It makes visits to the neighbours easier, but it does not let you live or work there.`,
    sectionHeading("How a company from the north can use it"),
    paragraph`Begin with one ${pageLink("licence", serviceId("licensing"))} that fits what you sell today, a free zone for export and services, the mainland if your customers are in the Emirates. Add a distributor or a branch in Riyadh or Doha when orders justify it. Have certificates of origin, Gulf conformity marks and Arabic labels ready, because that is where shipments wait. For Saudi law you need a Saudi adviser, and we say when.`,
  ],
  picture: "zone-port-logistics",
  aside: note`If you ship from Norway
    Norway trades with the Gulf states under the EFTA agreement, in force since ${figure("efta-gulf-agreement-since")}. Goods that originate in an EU country do not fall under it, so check the origin of each product.`,
});

export const progress = advantage({
  title: "Progress",
  slug: "progress",
  layout: "plate",
  diagrams: ["what-changed"],
  icon: "building",
  card: card`Rapid Development
    Metro lines, districts and laws change within a few years, and so do rents and rules.`,
  hero: opening("progress")`Progress you can watch from the window
    The federation was founded in ${figure("federation-founded")}, and it still plans in decades and builds in years. You get new schools, roads and laws. You also get cranes next door, and rules that change.`,
  body: [
    sectionHeading("What has changed lately"),
    bullet`Since ${figure("mainland-ownership-since")} a foreigner may hold ${figure("foreign-ownership")} of a mainland company in most activities.`,
    bullet`Since ${figure("weekend-since")} the weekend is Saturday and Sunday, in step with Europe.`,
    bullet`Federal corporate tax came in ${figure("corporate-tax-first-year")}. Electronic invoicing follows, from ${figure("e-invoicing-large-start")} for large businesses and from ${figure("e-invoicing-other-start")} for the others.`,
    bullet`Since ${figure("civil-family-law-since")} non-Muslims have had a federal civil law for marriage and wills.`,
    sectionHeading("What is being built"),
    paragraph`Dubai builds to an urban plan that runs to ${figure("dubai-urban-plan-until")}, with more homes near metro stations, more parks, and a third metro line under construction. Its airport is to move in steps to Al Maktoum International in the south. Abu Dhabi goes on with the museum island of Saadiyat. Plans are announced early and dates slip, so rent for what stands today and treat the rest as a hope.`,
    sectionHeading("What it asks of you"),
    paragraph`A fee or a visa rule can change between your first permit and its renewal. Keep copies of everything, and ask again before each renewal.`,
    paragraph`If you ${pageLink("buy a home", serviceId("real-estate"))} before it is built, Dubai law puts your payments into an escrow account, but the date of completion can still move. Read the clause on delay and look at what the developer has finished before. If you rent, ask what is planned for the plot next door: a view may last one lease.`,
  ],
  picture: "dubai",
  aside: note`Read the date, not only the rule
    Advice in forums ages quickly here. Before you act on a rule, ask when it was last checked. Tap a figure on this site to see its source and the day we last checked it.`,
});

export const peopleOfUae = advantage({
  title: "Welcoming People",
  menuLabel: "People of UAE",
  slug: "people-of-uae",
  layout: "chapters",
  diagrams: ["who-lives-here"],
  icon: "people",
  card: card`Welcoming Expat Community
    ${figure("nationalities", "valueOnly")} nationalities live here, and most of your neighbours came from somewhere else too.`,
  hero: opening("people")`Welcoming People, most of them from elsewhere
    By common estimates ${figure("expatriate-share")} of residents are expatriates, of ${figure("nationalities")}. Being new is the normal state here. It makes arriving easy and goodbyes frequent.`,
  body: [
    sectionHeading("How you find your people"),
    paragraph`English is enough for work, shops and most schools. Arabic is the language of the law and of mainland courts, so contracts come in both and the Arabic text decides. Nordic business councils, Baltic and Polish associations, congregations and sports groups meet from October to May, and in the larger communities parents run lessons in the mother tongue. The school gate and the pool do the rest.`,
    sectionHeading("Who lives beside you"),
    paragraph`Emiratis are a minority in their own country and keep their customs with good humour. You meet them in public offices, in business and, if you accept the invitation, at home. The largest groups come from South Asia, the Philippines and the Arab world; Europeans are few. Pay and housing differ widely between these groups, and you will see it. How you treat the driver, the guard and the cleaner is noticed.`,
    sectionHeading("What residence is not"),
    paragraph`A ${pageLink("residence visa", serviceId("residency-visas"))} depends on a job, a company, a property or a sponsor. It lasts up to ${figure("residency-longest-term")} and can be renewed, but years of residence do not add up to citizenship or a vote.`,
    paragraph`Unmarried couples may live together. A family visa still needs a marriage certificate, and same-sex couples have no legal recognition. Friends leave when contracts end, so keep your ties at home alive; you will want them for the summer.`,
  ],
  picture: "staffing",
  aside: note`Papers that prove your family
    Marriage and birth certificates are legalised at home before you leave. It takes weeks, and it is the step that families most often start too late.`,
});
