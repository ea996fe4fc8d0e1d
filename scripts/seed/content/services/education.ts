import { benefit, closing, note, opening, subService } from "../build/parts.ts";
import { pageLink, paragraph } from "../build/rich-text.ts";
import { service } from "./service.ts";
import { serviceId } from "./slugs.ts";

export const education = service({
  title: "Education",
  slug: "education",
  category: "private",
  layout: "guide",
  diagrams: ["school-year"],
  hero: opening("classroom")`Education: a school place before you land
    Good schools fill up months ahead, class by class. We find out where your child can really start, arrange the visits and assessments, and see the enrolment through.`,
  introduction: {
    heading: "Choose the curriculum first, then the school",
    body: [
      paragraph`Private schools in the UAE teach the British, American, French, German or Indian curriculum, or the International Baccalaureate. Choose by what comes next: a Swedish or Polish school in three years, or a British university.`,
      paragraph`Most schools start at the end of August, and some in April. They ask for reports of the last two years, a transfer certificate, a vaccination record and passport copies, and most of them assess the child.`,
      paragraph`Fees differ several times over between schools, and a registration fee, books, uniform and the bus come on top. We add it up for the whole year, with the distance to the ${pageLink("homes", serviceId("real-estate"))} you are looking at.`,
    ],
    note: note`A waiting list is not a place
      No one can buy a way past a full class. We tell you the honest odds and apply to more than one school at a time.`,
  },
  benefitsHeading: "What changes with someone on the spot",
  benefits: [
    benefit`school | Schools seen from inside
      We visit the classrooms and ask about staff turnover, support for new pupils and how Arabic is taught.`,
    benefit`chart | Published reports, explained
      The education authorities of the emirates publish inspections. We read them with you and say how old they are.`,
    benefit`document | Papers ready for the deadline
      You get one list with every certificate, translation and stamp, and the date by which each must be there.`,
    benefit`family | Siblings together
      Two children in two schools is a second school run. We look for one place that takes both.`,
  ],
  subServicesHeading: "Every age has its school",
  subServices: [
    subService`School search | Half a year ahead, better earlier
      Three to five schools that fit curriculum, budget and home, each with its places by year group.`,
    subService`Nursery and kindergarten | By date of birth
      Nurseries take children from their first months. Compulsory schooling and its age limits are set nationally, so we check your child's year.`,
    subService`Visits and assessments | One or two days
      A visiting day with appointments in a row, or video calls, and practice for the entrance assessment.`,
    subService`Certificates | Weeks, so start early
      Transfer certificates and reports translated, attested and, where the authority asks for it, recognised as equivalent.`,
    subService`Enrolment | Once a place is offered
      Forms, deposit, contract, bus and uniform, until the first day of school is confirmed in writing.`,
    subService`University and courses | By intake
      Branch campuses, entry requirements, language tests and the student visa that comes with the place.`,
  ],
  closing: closing("zone-research")`How old are your children?
    Tell us their years of birth and your moving date. In the first call we name the curriculum and the schools worth asking. Then we ask them for places and write to you.
    Start School Search`,
});
