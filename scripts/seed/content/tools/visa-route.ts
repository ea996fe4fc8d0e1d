import { figure } from "../build/figure-value.ts";
import { tool } from "./tool.ts";

export const visaRoute = tool("visa-route", {
  heading: "Which route is open to you?",
  introduction:
    "Give five answers. You see which of the six routes are open, how long each card lasts, who sponsors it, what ends it and which papers it takes, and why the others are closed.",
  questions: {
    livelihood: {
      label: "What will you live on?",
      options: [
        { value: "employer", label: "A job with an employer in the UAE" },
        { value: "company", label: "A company of my own in the UAE" },
        { value: "freelance", label: "Freelance work" },
        { value: "savings", label: "A pension, savings or rent" },
        { value: "remote", label: "A job with an employer abroad" },
        { value: "relative", label: "The income of a relative who is a UAE resident" },
      ],
    },
    companions: {
      label: "Whom do you bring?",
      options: [
        { value: "nobody", label: "Nobody" },
        { value: "close", label: "Spouse or children" },
        { value: "parents", label: "Parents, with or without others" },
      ],
    },
    age: { label: "How old are you?", hint: "In whole years, on the day you apply." },
    property: {
      label: "Value of your property in the UAE, in dirhams",
      hint: "What you own or plan to buy there. Leave it empty for none.",
    },
    monthsAway: {
      label: "How many months a year will you be abroad?",
      hint: "All journeys of a usual year together.",
    },
  },
  figures: {
    goldenProperty: "golden-visa-property",
    retirementAge: "retirement-visa-age",
    absenceLimit: "residency-absence-limit",
    workTerm: "work-visa-term",
    investorTerm: "investor-visa-term",
    goldenTerm: "residency-longest-term",
    freelancerTerm: "green-visa-term",
    retirementTerm: "retirement-visa-term",
  },
  texts: {
    submit: "Show the routes",
    result: "Your routes",
    examples: "Three people, three answers",
    open: "Open",
    noneOpen: "None of the six routes is open yet.",
    closed: "Closed for now",
    labelTerm: "How long",
    labelSponsor: "Sponsor",
    labelEnds: "What ends it",
    labelPapers: "Papers",

    work: "Work visa",
    workOpen: "Open because an employer in the UAE sponsors you.",
    workClosed: "Closed because you do not work for an employer in the UAE, unless one hires you.",
    workTerm: [figure("work-visa-term"), ", renewed while you keep the job."],
    workSponsor: "Your employer.",
    workEnds: "The end of the job. How long you may stay after it is to be confirmed.",
    workPapers:
      "Passport, job offer or contract, and a diploma with its stamps where the job asks for one.",

    investor: "Investor visa",
    investorOpen:
      "Open because you hold a company there. The licence comes first. Whether your share is large enough is to be confirmed.",
    investorClosed:
      "Closed because you hold no company there, unless you found one or become a partner.",
    investorTerm: [figure("investor-visa-term"), ", renewed while you stay a partner."],
    investorSponsor: "Your company.",
    investorEnds: "The sale of your share, or a licence that is not renewed.",
    investorPapers: "Passport, trade licence, and the company's papers that name you as a partner.",

    golden: "Golden visa",
    goldenOpen: [
      "Open because your property reaches ",
      figure("golden-visa-property"),
      ". What is mortgaged or off-plan counts under conditions.",
    ],
    goldenClosed: [
      "Closed because your property is worth less than ",
      figure("golden-visa-property"),
      ", unless you qualify as an investor, founder, specialist or outstanding student. Whether you do is to be confirmed.",
    ],
    goldenTerm: ["Up to ", figure("residency-longest-term"), ", depending on the category."],
    goldenSponsor: "Nobody: you need none.",
    goldenEnds: "The sale of the property that it was granted on.",
    goldenPapers: "Passport, title deed, and the bank's letter where there is a mortgage.",

    family: "Family visa",
    familyByRelative:
      "Open if your relative is your spouse, parent or child, and shows an income and a home. The minimum is to be confirmed.",
    familyOfYours:
      "Open to your spouse and children once your own card is issued. You show an income and a home; the minimum is to be confirmed.",
    parentsOfYours:
      "In many cases open to your parents once your own card is issued. What they need beyond your income and a home is to be confirmed.",
    familyWaits:
      "Closed because no route gives you a card of your own to sponsor your family with, unless one opens.",
    familyClosed:
      "Closed because you bring nobody and no relative sponsors you, unless that changes.",
    familyTerm: "As long as the sponsor's card.",
    familySponsor: "The resident of the family: you, or whoever brings you.",
    familyEnds: "The end of the sponsor's card.",
    familyPapers:
      "Passports, marriage and birth certificates with their stamps, tenancy contract or title deed, and the sponsor's proof of income.",

    freelancer: "Freelancer visa",
    freelancerOpen:
      "Open if you get a freelance permit and prove skill or income. How much is to be confirmed.",
    freelancerClosed:
      "Closed because you do not live on freelance work, unless you take out a freelance permit.",
    freelancerTerm: ["Up to ", figure("green-visa-term"), "."],
    freelancerSponsor: "You yourself.",
    freelancerEnds: "A freelance permit that is not renewed.",
    freelancerPapers: "Passport, freelance permit, diploma with its stamps, and proof of income.",

    retirement: "Retirement visa",
    retirementOpen: [
      "Open from the age of ",
      figure("retirement-visa-age", "valueOnly"),
      ", if your savings, pension or property reach the threshold of the emirate. That threshold is to be confirmed.",
    ],
    retirementClosed: [
      "Closed because you are younger than ",
      figure("retirement-visa-age", "valueOnly"),
      ", unless you wait with the application until then.",
    ],
    retirementTerm: [figure("retirement-visa-term"), ", renewed while you meet the threshold."],
    retirementSponsor: "You yourself.",
    retirementEnds: "Savings, a pension or property that no longer reach the threshold.",
    retirementPapers: "Passport, and bank statements, a pension letter or a title deed.",

    absenceSafe: [
      "Also more than ",
      figure("residency-absence-limit"),
      " abroad in a row, which you stay below.",
    ],
    absenceRisk: [
      "Also more than ",
      figure("residency-absence-limit"),
      " abroad in a row: split your time away so that no stay reaches that.",
    ],
    absenceExempt: [
      "Not ",
      figure("residency-absence-limit"),
      " abroad in a row, which end most other cards.",
    ],

    exceptions:
      "Whether an exception covers your time abroad, such as a green visa, a share in a company, medical treatment or study, is to be confirmed.",
    leavesOut:
      "Every route runs through an entry permit, a medical test, biometrics and the Emirates ID. This leaves out: fees, the thresholds that an emirate sets, green visas for employees and investors, and the visas of students, of remote workers and of property owners below the golden visa. The authority decides. It is a first answer to talk about, not advice.",
    notAge: "Enter your age as an adult, in whole years.",
    notMonths: "Enter a number of months from zero to twelve.",
  },
  examples: [
    {
      label: "An engineer with an offer, who brings a family",
      answers: { livelihood: "employer", companions: "close", age: "38", monthsAway: "2" },
    },
    {
      label: "A retired couple who buy a home",
      answers: {
        livelihood: "savings",
        companions: "close",
        age: "61",
        property: "2 500 000",
        monthsAway: "7",
      },
    },
    {
      label: "A designer employed in Stockholm",
      answers: { livelihood: "remote", companions: "nobody", age: "34", monthsAway: "3" },
    },
  ],
});
