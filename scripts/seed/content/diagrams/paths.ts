/** A heading, and the steps, each of which waits for the one before, a line each: its name | a text. */
function path([written = ""]: TemplateStringsArray) {
  const [heading = "", ...steps] = written.split(/\n\s*/);
  const rows = steps.map((step) => {
    const [label = "", text] = step.split(" | ");
    return { label, text };
  });
  return { kind: "path" as const, heading, rows };
}

export const pathDiagrams = {
  "visa-path": path`The way of every visa
    Entry permit | You may enter to become a resident.
    Medical test | Done in the country, on a day of your own.
    Biometrics | Fingerprints and a photograph.
    Emirates ID | The card that bank, lease and car ask for.`,
  "move-path": path`What waits for what
    Papers at home | Certificates get their stamps, pets their tests.
    Visa and Emirates ID | Medical test and fingerprints, once you have landed.
    Bank account | It asks for the Emirates ID.
    Lease | It asks for a cheque book.
    Telephone and internet | They ask for the card, and for the address.
    Licence and car | The car asks for the driving licence.`,
  "home-path": path`The way to the keys
    Search profile | Budget, commute, school and date on one page.
    Viewings | In person, or on video the same day.
    Contract | Read before any money moves.
    Registration | Visas, schools and electricity ask for it.`,
  "licence-path": path`What comes before the licence
    Your invoices | What you sell, in your own words.
    The activity | The code on the authority's list that covers it.
    The second approval | A ministry or a regulator, for many activities.
    The licence | Usually for a year, then renewed.`,
  "hiring-path": path`In that order
    Offer | In the form of the ministry or the free zone.
    Work permit | The licence and the office set how many.
    Residence visa | Before the first working day.
    Payroll | Through the wage protection system on the mainland.`,
  "safety-path": path`Three moments to think of it
    Before you fly | Check each prescription, and carry it with you.
    When you land | Save the three emergency numbers.
    Once you live here | Register your stay with your foreign ministry.`,
  "digital-path": path`The counter that became a phone
    Counters and paper | The first weeks, before the card is issued.
    Emirates ID | The card that proves who you are.
    UAE Pass | The same on your phone, to sign, renew, pay and order.`,
  "visit-path": path`An invitation, step by step
    At the door | Take off your shoes, and wait for the hand; a palm on the heart is enough.
    The coffee | Take the cup with the right hand.
    Enough | Tilt the cup from side to side.`,
  "will-path": path`What to settle, and where
    At home | Marriage and birth certificates are legalised.
    On arrival | Look up where your congregation meets.
    Early on | Register a will, which names guardians.`,
};
