import { benefit, closing, note, opening, subService } from "../build/parts.ts";
import { pageLink, paragraph } from "../build/rich-text.ts";
import { service } from "./service.ts";
import { serviceId } from "./slugs.ts";

export const licensing = service({
  title: "Licensing & Permits",
  slug: "licensing",
  category: "business",
  layout: "catalogue",
  diagrams: ["licence-path"],
  hero: opening("licensing")`Licensing & permits that cover what you really do
    In the UAE a company may do what its licence lists, and nothing else. We find the activities that match your work, get the approvals they need and keep them valid.`,
  introduction: {
    heading: "The list of activities is the heart of it",
    body: [
      paragraph`Every authority keeps a list of activities. Two codes can sound alike and differ in everything that matters. One needs a ministry's approval, the other does not; one may import, the other may not.`,
      paragraph`Many activities need a second approval. Clinics go to the health authority, schools to the education regulator, restaurants to the municipality, finance to the central bank or the regulator of a financial zone. Where a profession is regulated, as a doctor's or an engineer's, people need an approval of their own too: papers from Denmark or Estonia are checked before the company opens.`,
      paragraph`Licences are usually renewed every year, with the lease, the insurance and the staff file in order. If you have no company yet, begin with ${pageLink("business registration", serviceId("business-registration"))}.`,
    ],
    note: note`Regulated means slow
      Finance, health, education, food and transport take longer, and an approval can be refused. Until it is there, no lease should be signed.`,
  },
  benefitsHeading: "Why it pays to get it right the first time",
  benefits: [
    benefit`check | Activities that match invoices
      We read your contracts and offers before we choose the codes, so that what you sell is what the licence says.`,
    benefit`shield | No fines by accident
      Working outside the licence, or with an expired one, is fined. You get the dates and the limits on one page.`,
    benefit`building | One contact for every authority
      We speak to the department of economy, the zone, the municipality and the ministries, and you speak to us.`,
    benefit`spark | Room to grow
      Adding an activity later is possible but costs a fee and time. We plan for what you want to do next year.`,
  ],
  subServicesHeading: "Licences, permits and what keeps them alive",
  subServices: [
    subService`Commercial licence | Usually one year
      For buying and selling, import and export, retail and online shops.`,
    subService`Professional licence | Usually one year
      For consultants, designers, engineers, trainers and other skilled work. Diplomas may have to be attested.`,
    subService`Industrial licence | Depends on the site
      For making, processing and packing, with premises, environment and safety approvals.`,
    subService`Special approvals | Depends on the regulator
      Health, education, food, media, transport, finance and others, from application to inspection.`,
    subService`Changes | Days to weeks
      New activities, shareholders, manager, name or address, with the papers and signatures each one needs.`,
    subService`Renewal | Every year
      Reminders, lease, insurance and fees in good time, so that visas and bank account are not blocked.`,
  ],
  closing: closing("documents")`What would you like to sell?
    Your website is enough for us to name the activity, the authority and the approvals.
    Get Licensed Today`,
});
