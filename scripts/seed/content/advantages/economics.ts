import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";
import { pageLink, paragraph, sectionHeading, words } from "../build/rich-text.ts";
import { serviceId } from "../services/slugs.ts";
import { advantage } from "./advantage.ts";

export const economics = advantage({
  title: "Economics",
  slug: "economics",
  group: "general",
  layout: "column",
  diagrams: ["tax-rates"],
  icon: "chart",
  card: {
    title: "Strong Economy",
    text: "Trade, logistics, finance and tourism outweigh oil, and you may own your company outright.",
  },
  hero: {
    heading: "Economics: a country built on trade",
    lead: words`Goods, money and people pass through, and the country lives on that as well as on oil. In most activities you may own ${figure("foreign-ownership")} of your company and take its profit home.`,
    picture: "economics",
  },
  body: [
    sectionHeading("What carries it"),
    paragraph`Oil and gas matter, above all in Abu Dhabi, but they are the smaller part of national output. Trade, logistics, finance, tourism, construction and property make up the rest. Dubai has little oil left: it earns its living from the port, the airport and the companies around them.`,
    paragraph`The dirham has been pegged to the US dollar for decades, and there are no exchange controls. Dividends, salaries and savings leave the country when you decide. Your costs follow the dollar, so a weak krona, złoty or euro makes the rent dearer for as long as you earn at home.`,
    sectionHeading("What it means for a company"),
    paragraph`On the mainland, federal corporate tax is ${figure("corporate-tax-rate")} of taxable profit above ${figure("corporate-tax-band")}. A free zone company pays ${figure("free-zone-corporate-tax-rate")} on qualifying income if it meets the conditions, and ${figure("free-zone-non-qualifying-tax-rate")} on the rest. VAT is ${figure("vat-rate")}; personal income tax is ${figure("personal-income-tax-rate")}.`,
    paragraph`You need a licence, an address and a bank account. ${pageLink("Registering the company", serviceId("business-registration"))} is the quick part. The bank takes longer: it asks where the money comes from, who your customers are and why the company is here.`,
    sectionHeading("Where the limits are"),
    paragraph`Rent and school fees are high, and both are paid in advance. Property has fallen hard before and can again. An economy that lives on trade feels a slump elsewhere early. Compulsory insurance pays part of a lost salary for a few months at most, and a visa that depends on a job ends with it after a grace period. Come with a reserve.`,
  ],
  picture: "zone-finance",
  aside: note(
    "Tax at home is a separate question",
    "The UAE rate says nothing about what your home country taxes. Start from where you are taxed now: you get the questions to put to an adviser there.",
  ),
});
