import type { AboutPage } from "#schemas/generated/types.generated.ts";
import { keyed, type Seeded } from "../build/document.ts";
import { richTextSection } from "../build/page-sections.ts";
import { benefit, image, line, prose } from "../build/parts.ts";
import {
  bullet,
  type LineTemplate,
  link,
  paragraph,
  parts,
  plain,
  richText,
} from "../build/rich-text.ts";

// Roles only: nobody is named until the people themselves agree to stand here.
function teamRole(...written: LineTemplate) {
  const [role, text] = parts(...written);
  return { _type: "teamRole" as const, role: plain(role), text: line(text) };
}

export const aboutPage = {
  _id: "aboutPage",
  _type: "aboutPage",
  hero: {
    heading: "A consultancy between two climates",
    lead: prose`We are a consultancy from Riga. We help people and companies from the Nordics, the Baltics and Poland to move to the Emirates, with one contact all the way.`,
    actionLabel: "Free Consultation",
    image: image("north"),
  },
  story: {
    heading: "Our Mission & Story",
    body: richText(
      paragraph`A move to the Emirates is a chain of small filings. Every office looks after its own link, and nobody looks after the chain. A certificate leaves home without the right stamp. A licence is bought in a zone that does not fit the business. The bank asks a question that nobody prepared. Most delays begin that way.`,
      paragraph`Our mission is to make the chain plain before you pull on it: what you need, in which order, what it costs, and where the answer is no. For private clients we arrange visas, tax residency, homes, schools and the move itself. For companies we arrange registration, licences, staff, offices and the search for investments.`,
      paragraph`The red of a Swedish barn and the red of the dunes near Al Badayer come from the same iron oxide. Our colours are taken from there. The two ends of the journey have more in common than the weather suggests, and our work is the stretch between them.`,
      paragraph`We also have a limit. We are not a law firm, and we do not advise on the taxes of your home country. We say which questions belong to an adviser there, and we work with the one you have.`,
    ),
    image: image("hero"),
  },
  standOut: {
    heading: "Why We Stand Out",
    cards: keyed("card", [
      benefit`people | Expert team
        Visas, companies, tax and property each have their specialist. Your consultant brings them in when the question is theirs.`,
      benefit`handshake | Personalized approach
        One consultant knows your whole file and answers your messages. You tell your story once.`,
      benefit`key | End-to-end service
        Papers at home, lease, school and first renewal. You can also hand us one step only.`,
      benefit`scale | Integrity and transparency
        The scope and the fee are in writing before we start. If staying where you are is better for you, we say so.`,
    ]),
  },
  team: {
    heading: "Our Team",
    intro: line("You deal with one consultant. These are the roles that stand behind your file."),
    members: keyed("role", [
      teamRole`Private client consultant
        Plans visas, home and school of a family, and the order in which they happen.`,
      teamRole`Company formation consultant
        Compares mainland and free zones for your activity, and files the registration and the licence.`,
      teamRole`Tax and banking consultant
        Prepares the bank file, the tax registrations and the tax residency certificate.`,
      teamRole`Government relations officer
        Follows each application with the authorities in the Emirates, and tells you what they ask for and why.`,
    ]),
  },
  contact: {
    heading: "Contact Us",
    text: line("Write, call, or come to the office in Riga by appointment."),
    actionLabel: "Schedule Consultation",
  },
  social: {
    heading: "Stay Connected",
    text: "Changes to visa rules, new free zones, and now and then a picture of the sea.",
  },
  sections: keyed("section", [
    richTextSection({
      heading: "Accessibility",
      body: [
        paragraph`Everybody should be able to read this site, use its tools and send a request. It is built to the ${link("Web Content Accessibility Guidelines", "https://www.w3.org/TR/WCAG22/")} in their current version, level AA.`,
        bullet`A program checks every page against these guidelines, and the forms, menus and tools in each of their states, whenever the site changes.`,
        bullet`Menus and forms are tried with the keyboard alone, and pages in windows as narrow as the smallest phone and with text at twice its size.`,
        bullet`Pages, and the answers of tools, are there without JavaScript. Forms then show the email address and the phone number.`,
        paragraph`No people who use screen readers have tried it for us yet, and nobody outside has examined it. Programs find only a part of what can be wrong.`,
        paragraph`If something is in your way, write or call, by the contact details on this page, and say which page it is. We answer within one business day, and help you by phone or email meanwhile.`,
      ],
    }),
  ]),
  register: {
    heading: "Register of all figures",
    shownOn: "Shown on",
    from: "From",
    find: "Find a figure, a law or a source",
    feedLabel: "Feed of changes",
  },
} satisfies Seeded<AboutPage>;
