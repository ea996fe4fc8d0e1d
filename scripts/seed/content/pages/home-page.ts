import type { HomePage, Partner, Testimonial } from "#schemas/generated/types.generated.ts";
import { keyed, place, reference, type Seeded } from "../build/document.ts";
import {
  atTool,
  figure,
  image,
  line,
  pageNavLink,
  point,
  prose,
  serviceLink,
  statTile,
} from "../build/parts.ts";
import { type LineTemplate, parts, plain, words } from "../build/rich-text.ts";
import { everyHomeCountry } from "../home-countries.ts";
import { advantageId } from "../slugs.ts";
import { toolId } from "../tools/tool.ts";

// Sample content, as the Studio tells the editors: no client has said this. Replace each with a
// real one, signed by role and city.
const said = [
  `We knew the steps, the papers and the fee before we signed. Nothing on the way surprised us.
    Family of four | Uppsala | Sweden`,
  `They told us which free zone not to choose, and why.
    Software founder | Tallinn | Estonia`,
  `One person answered our messages, from the first call to the Emirates ID.
    Independent consultant | Riga | Latvia`,
  `Mainland or free zone took one call. The answer came with its conditions.
    Owner of a logistics company | Gdańsk | Poland`,
];

export const testimonials = said.map((written, index): Seeded<Testimonial> => {
  const [quote = "", role = "", city = "", country = ""] = written.split(/ \| |\n\s*/);
  return { _id: `testimonial-${index + 1}`, _type: "testimonial", quote, role, city, country };
});

// Names as plain text: a logo needs the consent of its owner.
const names: Pick<Partner, "name" | "setting">[] = [
  { name: "JAFZA", setting: "text" },
  { name: "DMCC", setting: "display" },
  { name: "DIFC", setting: "wide" },
  { name: "ADGM", setting: "text" },
  { name: "Masdar City", setting: "display" },
  { name: "RAKEZ", setting: "wide" },
  { name: "IFZA", setting: "text" },
  { name: "SHAMS", setting: "display" },
];

export const partners = names.map(
  (partner, index): Seeded<Partner> => ({
    _id: `partner-${partner.name.toLowerCase().replaceAll(" ", "-")}`,
    _type: "partner",
    ...partner,
    orderRank: place(index),
  }),
);

function processStep(...written: LineTemplate) {
  const [title = "", when = "", text] = parts(...written).map((part) => plain(part));
  return { _type: "processStep" as const, title, text: line(text), when };
}

/** The way from home to the Emirates, in five steps. */
const process = {
  heading: "How a move unfolds",
  intro: prose`The weeks below are a plan for a family with a company and a complete file. A missing stamp or a slow bank moves them, and we tell you so on the day we know.`,
  startLabel: "Where you start",
  startImage: image("north"),
  landLabel: "Where you land",
  landImage: image("promenade"),
  steps: keyed("step", [
    processStep`Free consultation | Week {from}
      We look at your family, business and tax position, and say which way suits you.`,
    processStep`Plan and papers | Weeks {from}–{to}
      Scope, fee and a list of documents on paper. We have them attested and translated.`,
    processStep`Licence and visa | Weeks {from}–{to}
      The company is registered, your entry permit is issued and the medical test is booked.`,
    processStep`Arrival | Weeks {from}–{to}
      Airport, biometrics, Emirates ID and a phone that works. The bank account is applied for.`,
    processStep`Settling in | From week {from}
      Home, school and driving licence and, once your days add up, the tax residency certificate.`,
  ]),
};

/** What decides in each case, under the same headings. */
const headings = ["Time", "Papers", "First step", "It depends on", "Published fees"];

/** A package, as its parts: title, text, and what stands under each heading. */
function servicePackage(...written: LineTemplate) {
  const [title, text, ...facts] = parts(...written);
  const points = headings.map((label, index) => ({
    ...{ _type: "packageFact" as const, label, text: line(facts[index]) },
  }));
  return {
    ...{ _type: "servicePackage" as const, title: plain(title), text: line(text) },
    ...{ points: keyed("fact", points), highlighted: false },
  };
}

/** What a family, a founder, a retiree and a company need. */
const packages = {
  heading: "What your move asks for",
  packages: keyed("package", [
    {
      ...servicePackage`Move with my family
        Visas, home, school and removal, in an order in which each step has its papers.
        Papers from home set the pace. The plan dates every step from the month you choose.
        Marriage and birth certificates, legalised and translated; school reports; a tenancy contract or title deed.
        Order the certificates from the register at home.
        The sponsor's own visa and income, and a home in the Emirates.
        ${figure("attestation-fee")} for each certificate that the UAE's Ministry of Foreign Affairs attests.`,
      link: atTool(serviceLink("Plan the move", "relocation-support")),
    },
    {
      ...servicePackage`Found a company
        The zone or the mainland, the licence, your own visa and the bank account.
        A simple licence takes days, the bank account weeks to months.
        Passports of all owners, a description of the business, the origin of its money.
        Say who your customers are and where. That decides between mainland and free zone.
        Your activity, the number of visas, and what the bank makes of it.
        A licence from ${figure("srti-licence-from")} in SRTI Park or ${figure("ifza-licence-from")} a year in IFZA, visas not included.`,
      link: atTool(pageNavLink("Find the zone", "freeZonesPage")),
    },
    {
      ...servicePackage`Retire
        A residence visa of your own, without a sponsor and without a job.
        Weeks from a complete file.
        A letter that says you have retired, proof of income, savings or property, and health insurance.
        Have the letter attested at home, where it was issued.
        An age of ${figure("retirement-visa-age")} or more, and one of the thresholds of your emirate.
        ${figure("retirement-visa-fee")} for each person in Dubai, once it is approved.`,
      link: atTool(serviceLink("See which visa is open", "residency-visas")),
    },
    {
      ...servicePackage`Open a branch
        A foothold for a company that exists at home.
        The approval of the Ministry of Economy holds for ${figure("branch-approval-term")}, in which the branch gets its licence.
        A certificate of the company with owners and capital, and the board's decision to open the branch, both attested.
        Have the board decide, and the papers legalised.
        No commercial agent may be registered for the company in the UAE.
        ${figure("branch-approval-fee")} for the approval, ${figure("branch-renewal-fee")} for each renewal of the registration.`,
      link: atTool(serviceLink("Branch or subsidiary", "business-registration")),
    },
  ]),
};

const [lead, ...others] = testimonials.map(({ _id }) => reference(_id));
if (lead === undefined) throw new Error("The home page needs a testimonial");

export const homePage = {
  _id: "homePage",
  _type: "homePage",
  hero: {
    headline: "From northern light to Gulf sun, properly arranged",
    lead: prose`Visas, companies and tax residency in the UAE, arranged from Riga for the Nordics, the Baltics and Poland.`,
    needsLabel: "I want to",
    points: keyed("point", [
      point(words`Residency visas for the family, valid up to ${figure("residency-longest-term")}`),
      point(words`Company set-up on the mainland or in ${figure("free-zone-count")} free zones`),
      point("One contact until you open your own front door"),
    ]),
    primaryActionLabel: "Request Free Consultation",
    secondaryActionLabel: "Learn More",
    secondaryActionSubject: "about us",
    image: image("hero"),
  },
  emailCapture: {
    heading: "Leave your email, hear from us within 24 hours",
    fieldLabel: "Email address",
    placeholder: "name@example.com",
    buttonLabel: "Get in touch",
    sendingLabel: "Sending",
    hint: "One reply from a consultant, no newsletter. EmailJS carries your address to our mailbox; this site keeps no copy.",
    withoutJavaScript: "Write to us or call. A consultant replies within one business day.",
    messages: {
      emailRequiredTitle: "Email Required",
      emailRequiredText: "Please enter your email address",
      invalidEmail: "Invalid email format",
      rateLimitTitle: "Please wait",
      rateLimitText: "Please wait a moment before submitting again.",
      failureTitle: "Error",
      failureText: "There was an error. Please try again or contact us directly.",
      successTitle: "Email Received!",
      successText: "We'll get in touch within 24 hours.",
      dismissLabel: "Dismiss",
    },
  },
  advantages: {
    heading: line("Why people move here, and why they stay"),
    intro: prose`A safe place to raise children, room to run a business, taxes you can understand, and the sea in January. About ${figure("new-residents-a-day")} become residents of Dubai every day, as it is advertised; the statistics office counted about ${figure("population-growth-a-day", "valueOnly")} more a day in the summer of last year.`,
    tiles: keyed("tile", [
      statTile("residency-longest-term", "the longest residence visa"),
      statTile("nationalities", "nationalities live here", "valueOnly"),
      statTile("personal-income-tax-rate", "personal income tax in the UAE"),
      statTile("sunny-days", "sunny days in a year", "valueOnly"),
    ]),
    cards: keyed("card", [
      reference(advantageId("safety")),
      reference(advantageId("economics")),
      reference(advantageId("innovations")),
    ]),
    moreLabel: "All advantages",
  },
  process,
  packages,
  contact: {
    heading: "Speak to a consultant before you decide",
    text: prose`Tell us what you plan and by when. The first consultation is free, and ends with what fits, what it costs and what will not work.`,
    actionLabel: "Request Free Consultation",
    image: image("documents"),
  },
  partners: { heading: "Free zones and authorities we file with" },
  testimonials: {
    heading: "What clients say",
    lead,
    others: keyed("testimonial", others),
    image: image("real-estate"),
    ratingLabel: "Average of client reviews",
  },
  tool: reference(toolId("move-plan")),
  homeCountries: everyHomeCountry,
} satisfies Seeded<HomePage>;
