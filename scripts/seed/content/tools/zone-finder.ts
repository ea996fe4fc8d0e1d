import { figure } from "../build/parts.ts";
import { rows, tool } from "./tool.ts";

export const zoneFinder = tool("zone-finder", {
  heading: "Find your free zone",
  introduction:
    "Answer what you know already and leave the rest. The five zones that fit best come first, each with what is left to ask.",
  questions: rows`
    activity | What will your company do?
    - trading | Trade in goods
    - manufacturing | Production
    - logistics | Storage and transport
    - services | Consulting and services
    - technology | Software and technology
    - media | Media and design
    - finance | Finance and holding
    - health | Health and science
    customers | Whom will you sell to?
    - abroad | Abroad, other zones, or through an agent
    - mainland | The mainland, directly or with a permit
    premises | What will you work from?
    - none | No premises
    - desk | A shared desk
    - office | An office
    - workshop | A workshop, laboratory or studio
    - warehouse | A warehouse
    - land | A plot of land
    visas | Do you need residence visas?
    - sponsored | Visas through the company
    - none | No visas
    regulator | A regulator of its own? | For finance or health, for example.
    - yes | Yes
    - no | No
    designated | A designated zone for VAT? | Goods there can count as outside the country.
    - yes | Yes
    - no | No
    emirate | In which emirate?`,
  texts: rows`
    submit | Show the zones
    any | No preference
    all | Zones listed here
    best | These fit best
    fitting | Zones that fit all that is known
    fittingToo | These fit, too
    further | Zones that describe themselves otherwise
    ruledOut | Ruled out by a source
    ask | Ask us
    activity | What companies do there
    customers | Customers
    premises | Premises
    visas | Residence visas
    regulator | A regulator of its own
    designated | Designated zone for VAT
    compare | Tick up to three zones to see them side by side.
    notZones | Up to three zones of this list fit side by side.
    comparison | Side by side
    unknown | to be asked
    mainland | Mainland
    activityMainland | Most activities; ${figure("foreign-ownership")} foreign ownership in most of them
    customersMainland | Anybody in the country and abroad, directly
    premisesMainland | An address in the emirate; ask us which your activity needs
    visasMainland | Visas through the company; ask us how many
    regulatorMainland | No, the emirate issues the licence
    designatedMainland | No, VAT of ${figure("vat-rate")} applies to goods too
    emirateMainland | Any of the seven
    tax | In a zone, corporate tax is ${figure("free-zone-corporate-tax-rate")} on qualifying income if the company meets the conditions, and ${figure("free-zone-non-qualifying-tax-rate")} on other income. On the mainland it is ${figure("corporate-tax-rate-in-band")} on taxable profit up to ${figure("corporate-tax-band")} and ${figure("corporate-tax-rate")} above.`,
});
