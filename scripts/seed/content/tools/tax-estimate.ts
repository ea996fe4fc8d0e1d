import { figure } from "../build/parts.ts";
import { words } from "../build/rich-text.ts";
import { dirham, euro, otherCurrencies, rows, tool } from "./tool.ts";

export const taxEstimate = tool("tax-estimate", {
  heading: "Your numbers, both ways",
  introduction: words`Enter one tax period. You get the corporate tax on the mainland and in a free zone, line by line, with the rule behind each line. A company of an international group with revenue of ${figure("top-up-tax-group-revenue")} and more pays at least ${figure("top-up-tax-rate")}.`,
  questions: rows`
    revenue | Revenue of the tax period | Everything the company invoices, without VAT.
    profit | Taxable profit of the tax period | For a loss enter a zero.
    currency | Currency of these amounts
    ${dirham}
    ${euro}
    ${otherCurrencies}
    activity | What does the company do?
    - services | Consulting, software or other services
    - trading | Trade in goods
    - commodities | Trade in qualifying commodities
    - making | Making or processing goods
    - holding | Holding shares and securities
    - funds | Managing funds or wealth
    - logistics | Logistics, or goods from a Designated Zone
    - headquarters | Headquarters or treasury of its own group
    - other | Something else
    periodEnd | Last day of the tax period | For most companies the last day of the calendar year.
    earlierRevenue | Highest revenue of an earlier tax period | Leave it empty for a new company.
    group | Part of a large international group? | One whose revenue reaches the limit of the top-up tax, which stands above.
    - no | No
    - yes | Yes
    share | Share of revenue that qualifies in a free zone, per cent | If you know it. Sales to other free zone companies qualify too, for most activities. Without it we take all or nothing, by what the company does.`,
  figures: {
    bandRate: "corporate-tax-rate-in-band",
    band: "corporate-tax-band",
    rate: "corporate-tax-rate",
    zoneRate: "free-zone-corporate-tax-rate",
    shareLimit: "non-qualifying-revenue-share",
    amountLimit: "non-qualifying-revenue-amount",
    reliefRevenue: "small-business-relief-revenue",
    reliefLastDay: "small-business-relief-last-day",
    topUpRate: "top-up-tax-rate",
    topUpRevenue: "top-up-tax-group-revenue",
    firstYear: "corporate-tax-first-year",
  },
  texts: rows`
    submit | Estimate the tax
    examples | Three cases, worked out
    mainland | Mainland
    freeZone | Free zone
    tax | Corporate tax
    withinBand | Profit up to ${figure("corporate-tax-band")} is taxed at ${figure("corporate-tax-rate-in-band")}
    aboveBand | Profit above that is taxed at ${figure("corporate-tax-rate")}
    relief | Small Business Relief, if you choose it: no tax with revenue of up to ${figure("small-business-relief-revenue")} in this and every earlier period, for periods that end by ${figure("small-business-relief-last-day")}
    noRelief | No Small Business Relief: it takes revenue of up to ${figure("small-business-relief-revenue")} in this and every earlier period, and a period that ends by ${figure("small-business-relief-last-day")}
    topUp | Top-up to ${figure("top-up-tax-rate")} for a group with revenue of ${figure("top-up-tax-group-revenue")} and more
    groupRelief | No Small Business Relief in a group with revenue of ${figure("top-up-tax-group-revenue")} and more
    reliefOver | The same numbers in a period that ends after ${figure("small-business-relief-last-day")}, without the relief
    listed | What the company does is on the list of qualifying activities below, so all of its revenue counts as qualifying
    notListed | What the company does is not on the list of qualifying activities below; for clients abroad or on the mainland none of its revenue qualifies
    list | Qualifying activities, by the ministerial decision that is the source of the rate of ${figure("free-zone-corporate-tax-rate")}: making and processing goods or materials; trade in qualifying commodities; holding shares and other securities as an investment; operating ships; reinsurance; managing funds, and wealth or investments; headquarters, treasury and financing services to related parties; financing and leasing aircraft; distributing goods in or from a Designated Zone; logistics; and what is ancillary to these. Each has conditions.
    keptStatus | Other revenue stays within ${figure("non-qualifying-revenue-share")} and ${figure("non-qualifying-revenue-amount")}, so all of the profit is taxed at ${figure("free-zone-corporate-tax-rate")} if the other conditions are met
    lostStatus | Too much other revenue, above ${figure("non-qualifying-revenue-share")} or ${figure("non-qualifying-revenue-amount")}: taxed as on the mainland for this and the next four periods
    leavesOut | Not in this estimate: losses, fines, entertainment and interest; exempt dividends, and income from property, patents and branches; a group's other companies; VAT, customs and licence fees; the tax of your home country. It is an estimate to talk about, not advice.
    aboveRevenue | Profit cannot be higher than revenue. Check both.
    notShare | Enter a share from zero to a hundred.
    beforeTax | Corporate tax began in ${figure("corporate-tax-first-year")}. Enter a later date.`,
  examples: rows`
    A manufacturer with some sales that do not qualify | revenue=4 000 000&profit=800 000&currency=EUR&activity=making&share=80&periodEnd=2027-12-31&earlierRevenue=3 500 000
    A consultancy with clients on the mainland | revenue=2 400 000&profit=900 000&currency=AED&activity=services&periodEnd=2027-12-31
    A trader who sells to free zone companies | revenue=6 000 000&profit=1 500 000&currency=USD&activity=trading&share=97&periodEnd=2027-12-31`,
});
