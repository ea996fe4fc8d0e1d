import { card, figure, note, opening } from "../build/parts.ts";
import { bullet, pageLink, paragraph, sectionHeading } from "../build/rich-text.ts";
import { everyHomeCountry } from "../home-countries.ts";
import { serviceId } from "../slugs.ts";
import { advantageOf } from "./advantage.ts";

const advantage = advantageOf("general");

export const safety = advantage({
  title: "Safety",
  slug: "safety",
  layout: "chapters",
  diagrams: ["safety-path"],
  icon: "shield",
  card: card`Safety and Security
    Little street crime, families out late, and strict laws that apply to you as well.`,
  hero: opening("safety")`Safety you notice after dark
    Street crime is rare and families are out until late. In return you live under laws that are stricter than at home, and it pays to know them before you land.`,
  body: [
    sectionHeading("What you notice first"),
    paragraph`People walk home at night without thinking about the route. They leave a bag on a café chair to keep the seat. Surveys that ask residents how safe they feel put the Emirates high on the list year after year. They measure a feeling and not every offence, but it is the feeling that changes a family's day.`,
    paragraph`Many districts have guards at the gate and cameras in the streets. The police run apps in English for reports, fines and lost property. Save three numbers before you need them: ${figure("emergency-police")} for the police, ${figure("emergency-ambulance")} for an ambulance, ${figure("emergency-fire")} for the fire service.`,
    sectionHeading("Where the law is stricter than yours"),
    bullet`No amount of drugs is tolerated, and that includes cannabis products that are legal in parts of Europe.`,
    bullet`The limit for alcohol at the wheel is zero.`,
    bullet`Insults, threats and gestures are offences, online as well. A review that attacks a person by name can end in court.`,
    bullet`Do not photograph people, or publish their pictures, without their consent.`,
    bullet`An unpaid loan or cheque can lead to a travel ban.`,
    sectionHeading("What stays a risk"),
    paragraph`The road is the place to be careful. Traffic is fast, lanes are wide, and children need proper seats from the first trip. Swimming at beaches without a lifeguard is the other quiet danger. The wider region has conflicts, so register your stay with your foreign ministry and read its travel advice, as you would for any move abroad.`,
  ],
  picture: "promenade",
  aside: note`Medicine in your suitcase
    Some medicines that are ordinary at home need a permit from the health ministry before you bring them in. Check each prescription before you fly, and carry it with you.`,
});

export const economics = advantage({
  title: "Economics",
  slug: "economics",
  layout: "column",
  diagrams: ["tax-rates"],
  icon: "chart",
  card: card`Strong Economy
    Trade, logistics, finance and tourism outweigh oil, and you may own your company outright.`,
  hero: opening("economics")`Economics: a country built on trade
    Goods, money and people pass through, and the country lives on that as well as on oil. In most activities you may own ${figure("foreign-ownership")} of your company and take its profit home.`,
  body: [
    sectionHeading("What carries it"),
    paragraph`Oil and gas matter, above all in Abu Dhabi, but they are the smaller part of national output. Trade, logistics, finance, tourism, construction and property make up the rest. Dubai has little oil left and earns its living from the port, the airport and the companies around them.`,
    paragraph`The dirham has been pegged to the US dollar for decades, and there are no exchange controls. Dividends, salaries and savings leave the country when you decide. Your costs follow the dollar, so a weak krona, złoty or euro makes the rent dearer for as long as you earn at home.`,
    sectionHeading("What it means for a company"),
    paragraph`On the mainland, federal corporate tax is ${figure("corporate-tax-rate")} of taxable profit above ${figure("corporate-tax-band")}. A free zone company pays ${figure("free-zone-corporate-tax-rate")} on qualifying income if it meets the conditions, and ${figure("free-zone-non-qualifying-tax-rate")} on the rest. VAT is ${figure("vat-rate")}; personal income tax is ${figure("personal-income-tax-rate")}.`,
    paragraph`You need a licence, an address and a bank account. ${pageLink("Registering the company", serviceId("business-registration"))} is the quick part. The bank takes longer. It asks where the money comes from, who your customers are and why the company is here.`,
    sectionHeading("Where the limits are"),
    paragraph`Rent and school fees are high, and both are paid in advance. Property has fallen hard before and can again. An economy that lives on trade feels a slump elsewhere early. Compulsory insurance pays part of a lost salary for a few months at most, and a visa that depends on a job ends with it after a grace period. Come with a reserve.`,
  ],
  picture: "zone-finance",
  aside: note`Tax at home is a separate question
    The UAE rate says nothing about what your home country taxes. Start from where you are taxed now, and you get the questions to put to an adviser there.`,
});

export const innovations = advantage({
  title: "Innovations",
  slug: "innovations",
  layout: "magazine",
  diagrams: ["digital-path"],
  icon: "bulb",
  card: card`Innovation & Technology
    Most government services run in an app; public money goes to energy, space and artificial intelligence.`,
  hero: opening("technology")`Innovations you use every day
    Visas, leases, fines and company licences run through one digital identity. You queue a few times in your first month and seldom after that.`,
  body: [
    sectionHeading("One login for daily life"),
    paragraph`UAE Pass is the key, a digital identity on your phone, tied to your Emirates ID. With it you sign documents, renew a licence, pay a fine or order a certificate. If you come from Estonia or Denmark you know the idea. What differs is that the federation and each emirate keep their own portals, so you use several apps with the same login.`,
    paragraph`Most of them work in English. Until the Emirates ID is issued you have no access to any of this, which is why the first weeks still mean counters and paper.`,
    sectionHeading("Where public money goes"),
    paragraph`The country has a minister for artificial intelligence, put the Hope probe into orbit around Mars, and feeds its grid from the Barakah nuclear plant and from solar parks in the desert. Masdar City in Abu Dhabi and SRTI Park in Sharjah let offices and laboratories to foreign companies.`,
    paragraph`For a founder this means public bodies that buy pilots, and programmes that come with a desk and a visa. Two financial centres, DIFC and ADGM, have courts of their own that work in English on common-law rules.`,
    sectionHeading("What works differently"),
    bullet`Calls over WhatsApp and FaceTime are restricted. Teams and Zoom work, and so do licensed local apps.`,
    bullet`A VPN is fine for lawful work. Using one to commit or hide an offence is punished.`,
    bullet`There is a federal data protection law, and DIFC and ADGM have their own. If your customers live in the EU, the GDPR stays with you.`,
  ],
  picture: "zone-research",
  aside: note`A visa for skills
    Specialists in science, engineering, health and technology can apply for a golden visa of up to ${figure("residency-longest-term")}. Degree, profession and salary are part of the test.`,
});

export const accessibility = advantage({
  title: "Accessibility",
  slug: "accessibility",
  layout: "plate",
  diagrams: ["distances"],
  icon: "plane",
  card: card`Global Connectivity
    Six to seven hours from northern Europe by air, a driverless metro, and a road to every emirate.`,
  hero: opening("accessibility")`Getting here, and getting around
    From northern Europe a flight without a change takes six to seven hours. On the ground you need a metro card, a driving licence, or both, depending on where you live.`,
  body: [
    sectionHeading("Getting here and back"),
    paragraph`Dubai International is one of the large hubs of the world and Abu Dhabi has one of its own, so most of Asia and Africa is one flight away. From the Baltic capitals some direct flights run in the cooler half of the year only, so in summer you may have to change planes once.`,
    paragraph`With an EU or Norwegian passport you enter without a visa for a short stay. A first look costs you a ticket and an honest week. Once you are a resident, the gates at the airport know your face and your document.`,
    sectionHeading("Getting around"),
    paragraph`Dubai's metro runs without drivers. It links the airport, the business districts and the older city; trams, buses and water buses take the same card. Buses connect the emirates. Most families still own a car. Fuel costs less than at home, and road tolls are charged by camera in Dubai and Abu Dhabi.`,
    paragraph`Once your residence is issued, the licences of listed countries are exchanged for a local one without a driving test. An eye test is part of it, and sometimes a translation. The line of your country below says whether it is listed. Look again shortly before the move, because the list changes.`,
    sectionHeading("Where it ends"),
    paragraph`Away from the metro, a bus stop is far in the summer heat. At rush hour the road between Sharjah and Dubai can take twice as long. Choose the school and the office first, then the home. Stations and new buildings are step-free; older districts have high kerbs. Residents with a disability can apply for a national card that brings reserved parking and reductions.`,
  ],
  picture: "zone-cleantech",
  homeCountries: everyHomeCountry,
  aside: note`If you plan to commute
    Look at the flight timetable of July, not of January. The northern winter has more direct flights, and fares move with school holidays.`,
});

export const travel = advantage({
  title: "Travel",
  slug: "travel",
  layout: "chapters",
  diagrams: ["seven-emirates"],
  icon: "map-pin",
  card: card`Travel and Leisure
    Mountains, mangroves and islands within a short drive, and much of Asia within a short flight.`,
  hero: opening("travel")`Travel that fits into a weekend
    Seven emirates lie within a day's driving. You swim in January, camp in the dunes in February, and leave for cooler places in August like everybody else.`,
  body: [
    sectionHeading("Inside the country"),
    paragraph`The Hajar mountains rise behind Ras Al Khaimah and Fujairah, and the road up Jebel Jais is open to anyone with a car. Fujairah's beaches face the open ocean and are the place to dive. Umm Al Quwain has a lagoon with mangroves and flamingos. In the south, the high dunes of Liwa begin the Empty Quarter. All of it can be reached from Dubai between breakfast and lunch.`,
    paragraph`Since ${figure("weekend-since")} the weekend has been Saturday and Sunday, as at home. Federal offices close at noon on Friday, and Sharjah's own offices are shut that day.`,
    sectionHeading("Beyond the border"),
    paragraph`Oman is the neighbour for road trips. The car needs insurance that covers it and, if it is leased or financed, the owner's consent. Saudi Arabia can be reached by road as well. Entry rules depend on your passport, not only on your residence, so look before you pack. By air, Georgia, India, the Maldives and Kenya are three to five hours away.`,
    sectionHeading("What to plan for"),
    bullet`Most residence visas lapse after ${figure("residency-absence-limit")} in a row abroad. Golden visas do not.`,
    bullet`Days: ${pageLink("tax residency", serviceId("tax-residency"))} counts presence, ${figure("tax-residency-days")} in twelve months or, with a home or work here, ${figure("tax-residency-days-with-ties")}. Keep your boarding passes.`,
    bullet`Flights north are dear when schools close in July and in December. Book early.`,
    bullet`Into desert and valleys go with two cars, water and a forecast. Rain in the mountains fills a dry valley within minutes.`,
  ],
  picture: "ras-al-khaimah",
});

export const religion = advantage({
  title: "Religion",
  slug: "religion",
  layout: "magazine",
  diagrams: ["will-path"],
  icon: "handshake",
  card: card`Cultural Tolerance
    Islam sets the calendar; churches, temples and a synagogue have their place beside the mosque.`,
  hero: opening("tolerance")`Religion: yours, theirs, or none
    Islam is the religion of the state and sets the rhythm of the year. Other faiths worship openly in licensed places, and nobody asks whether you go.`,
  body: [
    sectionHeading("Places of worship"),
    paragraph`Catholic, Orthodox, Anglican and other Protestant congregations meet in church compounds in Dubai, Abu Dhabi, Sharjah and further emirates, with services in many languages through the whole week. In Abu Dhabi the Abrahamic Family House has a mosque, a church and a synagogue on one site, and a stone Hindu temple stands outside the city. Visitors may enter several of the large mosques on guided tours; cover shoulders, knees and, as a woman, your hair.`,
    sectionHeading("Ramadan and the calendar"),
    paragraph`Feasts follow the moon and come about eleven days earlier each year. The exact day is known only shortly before, so leave room in contracts and travel plans. During Ramadan the law shortens the working day for everybody, not only for those who fast. Most cafés serve in daytime, but you do not eat, drink or smoke in the street before sunset. The evenings are long and sociable. If you are invited to iftar, go.`,
    sectionHeading("What the law gives and what it asks"),
    paragraph`Since ${figure("civil-family-law-since")} non-Muslim residents can marry, divorce and inherit under a federal civil law, or ask the court to apply the law of their home country. Abu Dhabi has a civil family court of its own.`,
    paragraph`Insulting any religion is an offence, and so is trying to convert Muslims. Worship belongs in licensed places, a private home or your own thoughts. If a congregation matters to you, look up where it meets before you choose a district.`,
  ],
  picture: "abu-dhabi",
  aside: note`Register a will early
    A will names guardians for your children and shortens the time that accounts stay blocked. DIFC and Abu Dhabi register wills in English for non-Muslims.`,
});
