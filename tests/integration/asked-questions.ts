/** A question that people ask, and what an answer has to say. */
export type AskedQuestion = {
  question: string;
  /** The page that answers it. */
  page: string;
  /** The figure of the answer, without `figure-`. */
  figure: string;
  /** The words of its condition without which the answer misleads. */
  condition: string;
};

const TAX = "/free-zones/tax-benefits";
const ZONES = "/free-zones";
const COMPANY = "/services/business-registration";
const VISAS = "/services/residency-visas";

export const askedQuestions: readonly AskedQuestion[] = [
  {
    question: "Is there income tax in Dubai?",
    ...{ page: TAX, figure: "personal-income-tax-rate" },
    condition: "Your home country may still tax you",
  },
  {
    question: "Do I pay income tax in the UAE as a resident from Sweden?",
    ...{ page: "/services/tax-residency", figure: "personal-income-tax-rate" },
    condition: "Your home country may still tax you",
  },
  {
    question: "Does a free zone company pay corporate tax?",
    ...{ page: TAX, figure: "free-zone-corporate-tax-rate" },
    condition: "Only for a Qualifying Free Zone Person",
  },
  {
    question: "Is a company in a UAE free zone tax free?",
    ...{ page: ZONES, figure: "free-zone-tax-rate" },
    condition: "otherwise the standard rate applies",
  },
  {
    question: "How much is corporate tax in Dubai?",
    ...{ page: COMPANY, figure: "corporate-tax-rate" },
    condition: "start on or after 1 June 2023",
  },
  {
    question: "How much profit is free of corporate tax?",
    ...{ page: TAX, figure: "corporate-tax-band" },
    condition: "does not apply to a Qualifying Free Zone Person",
  },
  {
    question: "What happens if a free zone company earns non-qualifying income?",
    ...{ page: TAX, figure: "free-zone-non-qualifying-tax-rate" },
    condition: "costs the company its status",
  },
  {
    question: "When does my free zone company register for corporate tax?",
    ...{ page: TAX, figure: "corporate-tax-registration-time" },
    condition: "set up since 1 March 2024, in a free zone too",
  },
  {
    question: "Until when can I choose Small Business Relief?",
    ...{ page: TAX, figure: "small-business-relief-revenue" },
    condition: "Not open to a Qualifying Free Zone Person",
  },
  {
    question: "How long do free zones guarantee zero tax?",
    ...{ page: TAX, figure: "tax-holiday-range" },
    condition: "Today's zero rate depends on",
  },
  {
    question: "Is DIFC tax free until 2054?",
    ...{ page: "/free-zones/dubai", figure: "difc-guarantee-until" },
    condition: "Today's zero rate depends on",
  },
  {
    question: "How long is the tax holiday in Ajman Free Zone?",
    ...{ page: "/free-zones/ajman", figure: "afz-tax-holiday" },
    condition: "Today's zero rate depends on",
  },
  {
    question: "Which groups pay the top-up tax of 15 %?",
    ...{ page: TAX, figure: "top-up-tax-rate" },
    condition: "start on or after 1 January 2025",
  },
  {
    question: "From which revenue does the top-up tax apply?",
    ...{ page: TAX, figure: "top-up-tax-group-revenue" },
    condition: "at least two of the four preceding financial years",
  },
  {
    question: "Do I pay corporate tax as a freelancer?",
    ...{ page: TAX, figure: "individual-business-turnover" },
    condition: "private property income do not count",
  },
  {
    question: "How much VAT do companies in free zones charge?",
    ...{ page: TAX, figure: "vat-rate" },
    condition: "Free zones are inside the VAT system",
  },
  {
    question: "Do I pay customs duty in a free zone?",
    ...{ page: TAX, figure: "customs-duty-free-zone" },
    condition: "when goods leave the zone",
  },
  {
    question: "How much is customs duty in the UAE?",
    ...{ page: TAX, figure: "customs-duty-mainland" },
    condition: "some goods carry other rates",
  },
  {
    question: "When must I send electronic invoices?",
    ...{ page: TAX, figure: "e-invoicing-other-start" },
    condition: "by 31 March 2027",
  },
  {
    question: "When do large businesses begin with electronic invoices?",
    ...{ page: TAX, figure: "e-invoicing-large-start" },
    condition: "by 30 October 2026",
  },
  {
    question: "What does the approval of a foreign company's branch cost?",
    ...{ page: COMPANY, figure: "branch-approval-fee" },
    condition: "the licence of the emirate is extra",
  },
  {
    question: "Can a foreigner own a whole company in the UAE?",
    ...{ page: COMPANY, figure: "foreign-ownership" },
    condition: "activities of strategic impact are excepted",
  },
  {
    question: "What does the cheapest licence of IFZA cost?",
    ...{ page: COMPANY, figure: "ifza-licence-from" },
    condition: "visas not included",
  },
  {
    question: "What does a licence in SRTI Park cost?",
    ...{ page: "/", figure: "srti-licence-from" },
    condition: "visas not included",
  },
  {
    question: "How many free zones are there in the UAE?",
    ...{ page: ZONES, figure: "free-zone-count" },
    condition: "which vary",
  },
  {
    question: "How long is the longest residence visa?",
    ...{ page: VISAS, figure: "residency-longest-term" },
    condition: "depends on the category",
  },
  {
    question: "Which property gives me a golden visa?",
    ...{ page: "/services/real-estate", figure: "golden-visa-property" },
    condition: "under conditions",
  },
  {
    question: "How long may I be abroad before my visa lapses?",
    ...{ page: VISAS, figure: "residency-absence-limit" },
    condition: "Golden visas are exempt",
  },
  {
    question: "How many days make me a tax resident of the UAE?",
    ...{ page: "/services/tax-residency", figure: "tax-residency-days-with-ties" },
    condition: "With a valid UAE residence permit",
  },
  {
    question: "What does registering a flat in Dubai cost?",
    ...{ page: "/services/real-estate", figure: "dubai-property-transfer-fee" },
    condition: "administration fees are extra",
  },
  {
    question: "When does school begin in Dubai?",
    ...{ page: "/services/education", figure: "school-year-start" },
    condition: "Indian or Pakistani curriculum",
  },
];
