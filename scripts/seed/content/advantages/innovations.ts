import { figure } from "../build/figure-value.ts";
import { note } from "../build/parts.ts";
import { bullet, paragraph, sectionHeading, words } from "../build/rich-text.ts";
import { advantage } from "./advantage.ts";

export const innovations = advantage({
  title: "Innovations",
  slug: "innovations",
  group: "general",
  layout: "magazine",
  diagrams: ["digital-path"],
  icon: "bulb",
  card: {
    title: "Innovation & Technology",
    text: "Most government services run in an app; public money goes to energy, space and artificial intelligence.",
  },
  hero: {
    heading: "Innovations you use every day",
    lead: "Visas, leases, fines and company licences run through one digital identity. You queue a few times in your first month and seldom after that.",
    picture: "technology",
  },
  body: [
    sectionHeading("One login for daily life"),
    paragraph`UAE Pass is the key: a digital identity on your phone, tied to your Emirates ID. With it you sign documents, renew a licence, pay a fine or order a certificate. If you come from Estonia or Denmark you know the idea. What differs is that the federation and each emirate keep their own portals, so you use several apps with the same login.`,
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
  aside: note(
    "A visa for skills",
    words`Specialists in science, engineering, health and technology can apply for a golden visa of up to ${figure("residency-longest-term")}. Degree, profession and salary are part of the test.`,
  ),
});
