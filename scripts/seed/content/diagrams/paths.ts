import type { DiagramContent } from "./index.ts";

/** Diagrams of steps, each of which waits for the one before. */
export const pathDiagrams = {
  "visa-path": {
    kind: "path",
    heading: "The way of every visa",
    rows: [
      { label: "Entry permit", text: "You may enter to become a resident." },
      { label: "Medical test", text: "Done in the country, on a day of your own." },
      { label: "Biometrics", text: "Fingerprints and a photograph." },
      { label: "Emirates ID", text: "The card that bank, lease and car ask for." },
    ],
  },
  "move-path": {
    kind: "path",
    heading: "What waits for what",
    rows: [
      { label: "Papers at home", text: "Certificates get their stamps, pets their tests." },
      {
        label: "Visa and Emirates ID",
        text: "Medical test and fingerprints, once you have landed.",
      },
      { label: "Bank account", text: "It asks for the Emirates ID." },
      { label: "Lease", text: "It asks for a cheque book." },
      { label: "Telephone and internet", text: "They ask for the card, and for the address." },
      { label: "Licence and car", text: "The car asks for the driving licence." },
    ],
  },
  "home-path": {
    kind: "path",
    heading: "The way to the keys",
    rows: [
      { label: "Search profile", text: "Budget, commute, school and date on one page." },
      { label: "Viewings", text: "In person, or on video the same day." },
      { label: "Contract", text: "Read before any money moves." },
      { label: "Registration", text: "Visas, schools and electricity ask for it." },
    ],
  },
  "licence-path": {
    kind: "path",
    heading: "What comes before the licence",
    rows: [
      { label: "Your invoices", text: "What you really sell, in your own words." },
      { label: "The activity", text: "The code on the authority's list that covers it." },
      { label: "The second approval", text: "A ministry or a regulator, for many activities." },
      { label: "The licence", text: "Usually for a year, then renewed." },
    ],
  },
  "hiring-path": {
    kind: "path",
    heading: "In that order",
    rows: [
      { label: "Offer", text: "In the form of the ministry or the free zone." },
      { label: "Work permit", text: "The licence and the office set how many." },
      { label: "Residence visa", text: "Before the first working day." },
      { label: "Payroll", text: "Through the wage protection system on the mainland." },
    ],
  },
  "safety-path": {
    kind: "path",
    heading: "Three moments to think of it",
    rows: [
      { label: "Before you fly", text: "Check each prescription, and carry it with you." },
      { label: "When you land", text: "Save the three emergency numbers." },
      { label: "Once you live here", text: "Register your stay with your foreign ministry." },
    ],
  },
  "digital-path": {
    kind: "path",
    heading: "The counter that became a phone",
    rows: [
      { label: "Counters and paper", text: "The first weeks, before the card is issued." },
      { label: "Emirates ID", text: "The card that proves who you are." },
      { label: "UAE Pass", text: "The same on your phone, to sign, renew, pay and order." },
    ],
  },
  "visit-path": {
    kind: "path",
    heading: "An invitation, step by step",
    rows: [
      {
        label: "At the door",
        text: "Take off your shoes, and wait for the hand; a palm on the heart is enough.",
      },
      { label: "The coffee", text: "Take the cup with the right hand." },
      { label: "Enough", text: "Tilt the cup from side to side." },
    ],
  },
  "will-path": {
    kind: "path",
    heading: "What to settle, and where",
    rows: [
      { label: "At home", text: "Marriage and birth certificates are legalised." },
      { label: "On arrival", text: "Look up where your congregation meets." },
      { label: "Early on", text: "Register a will, which names guardians." },
    ],
  },
} as const satisfies Record<string, DiagramContent>;
