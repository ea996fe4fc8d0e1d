// Generated from schemas/ and the queries of site and Studio by: npm run typegen
// Do not edit: the next run overwrites it.

export declare const internalGroqTypeReferenceTo: unique symbol;

// Source: schemas/index.ts
export type Prompt = {
  text: string;
  link: NavLink;
};

export type ZoneListSection = {
  _type: "zoneListSection";
  heading: string;
  intro?: RichLine;
  kinds?: Array<string>;
  image?: ImageWithAlt;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type ZoneCardsSection = {
  _type: "zoneCardsSection";
  heading: string;
  intro?: RichLine;
  kinds?: Array<string>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type BusinessTypesSection = {
  _type: "businessTypesSection";
  heading: string;
  intro?: RichLine;
  types: Array<QueriedPart & BusinessType>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type CallToActionSection = {
  _type: "callToActionSection";
  heading: string;
  text?: RichLine;
  actionLabel: string;
  subject?: string;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type TaxEstimateReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "taxEstimate";
};

export type VisaRouteReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "visaRoute";
};

export type ZoneFinderReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "zoneFinder";
};

export type DayCounterReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "dayCounter";
};

export type MovePlanReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "movePlan";
};

export type CompanyDutiesReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "companyDuties";
};

export type HomeCountryReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "homeCountry";
};

export type ToolSection = {
  _type: "toolSection";
  tool: TaxEstimateReference | VisaRouteReference | ZoneFinderReference | DayCounterReference | MovePlanReference | CompanyDutiesReference;
  homeCountries?: Array<QueriedPart & HomeCountryReference>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand";
};

export type TeamSection = {
  _type: "teamSection";
  heading: string;
  intro?: RichLine;
  members: Array<QueriedPart & TeamRole>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type DiagramReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "diagram";
};

export type DiagramSection = {
  _type: "diagramSection";
  diagram: DiagramReference;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand";
};

export type NoteSection = {
  _type: "noteSection";
  note: Note;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type ComparisonSection = {
  _type: "comparisonSection";
  heading: string;
  intro?: RichLine;
  aspect: string;
  columns: Array<string>;
  rows: Array<QueriedPart & ComparisonRow>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type ChecklistSection = {
  _type: "checklistSection";
  heading: string;
  intro?: RichLine;
  points: Array<QueriedPart & Point>;
  image?: ImageWithAlt;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type StepsSection = {
  _type: "stepsSection";
  heading: string;
  intro?: RichLine;
  steps: Array<QueriedPart & SubService>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type PartnerReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "partner";
};

export type LogosSection = {
  _type: "logosSection";
  heading: string;
  partners: Array<QueriedPart & PartnerReference>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type TestimonialReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "testimonial";
};

export type TestimonialsSection = {
  _type: "testimonialsSection";
  heading: string;
  intro?: RichLine;
  testimonials: Array<QueriedPart & TestimonialReference>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type QuestionsSection = {
  _type: "questionsSection";
  heading: string;
  intro?: RichLine;
  questions: Array<QueriedPart & Question>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type BenefitsSection = {
  _type: "benefitsSection";
  heading: string;
  intro?: RichLine;
  benefits: Array<QueriedPart & Benefit>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type StatTilesSection = {
  _type: "statTilesSection";
  heading?: string;
  tiles: Array<QueriedPart & StatTile>;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type PictureTextSection = {
  _type: "pictureTextSection";
  heading: string;
  body: RichText;
  image: ImageWithAlt;
  side?: "left" | "right";
  link?: NavLink;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type RichTextSection = {
  _type: "richTextSection";
  heading: string;
  body: RichText;
  image?: ImageWithAlt;
  place?: "first" | "second" | "third";
  background?: "paper" | "frost" | "sand" | "dark";
};

export type PageSections = Array<QueriedPart & RichTextSection | QueriedPart & PictureTextSection | QueriedPart & StatTilesSection | QueriedPart & BenefitsSection | QueriedPart & QuestionsSection | QueriedPart & TestimonialsSection | QueriedPart & LogosSection | QueriedPart & StepsSection | QueriedPart & ChecklistSection | QueriedPart & ComparisonSection | QueriedPart & NoteSection | QueriedPart & DiagramSection | QueriedPart & TeamSection | QueriedPart & CallToActionSection | QueriedPart & BusinessTypesSection | QueriedPart & ZoneCardsSection | QueriedPart & ZoneListSection>;

export type FurtherSections = Array<QueriedPart & RichTextSection | QueriedPart & PictureTextSection | QueriedPart & StatTilesSection | QueriedPart & BenefitsSection | QueriedPart & QuestionsSection | QueriedPart & TestimonialsSection | QueriedPart & LogosSection | QueriedPart & StepsSection | QueriedPart & ChecklistSection | QueriedPart & ComparisonSection | QueriedPart & NoteSection | QueriedPart & DiagramSection | QueriedPart & TeamSection | QueriedPart & CallToActionSection | QueriedPart & BusinessTypesSection>;

export type FreeSections = Array<QueriedPart & RichTextSection | QueriedPart & PictureTextSection | QueriedPart & StatTilesSection | QueriedPart & BenefitsSection | QueriedPart & QuestionsSection | QueriedPart & TestimonialsSection | QueriedPart & LogosSection | QueriedPart & StepsSection | QueriedPart & ChecklistSection | QueriedPart & ComparisonSection | QueriedPart & NoteSection | QueriedPart & DiagramSection | QueriedPart & TeamSection | QueriedPart & ToolSection | QueriedPart & CallToActionSection | QueriedPart & BusinessTypesSection>;

export type TeamRole = {
  _type: "teamRole";
  role: string;
  text: RichLine;
  image?: ImageWithAlt;
};

export type TaxRow = {
  _type: "taxRow";
  aspect: string;
  freeZones: TaxCell;
  mainland: TaxCell;
};

export type FigureReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "figure";
};

export type TaxCell = {
  _type: "taxCell";
  value: RichLine;
  text: RichLine;
  footnotes?: Array<QueriedPart & FigureReference>;
};

export type SubService = {
  _type: "subService";
  title: string;
  text: RichLine;
  detail?: RichLine;
};

export type StatTile = {
  _type: "statTile";
  figure: FigureValue;
  label?: string;
};

export type ServicePackage = {
  _type: "servicePackage";
  title: string;
  text: RichLine;
  points: Array<QueriedPart & PackageFact>;
  highlighted: boolean;
  link: NavLink;
};

export type HomePageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "homePage";
};

export type FreeZonesPageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "freeZonesPage";
};

export type TaxBenefitsPageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "taxBenefitsPage";
};

export type AdvantagesPageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "advantagesPage";
};

export type AboutPageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "aboutPage";
};

export type ContactPageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "contactPage";
};

export type CookiePolicyPageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "cookiePolicyPage";
};

export type ServiceReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "service";
};

export type EmirateReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "emirate";
};

export type AdvantageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "advantage";
};

export type FreePageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "freePage";
};

export type RichText = Array<{
  children?: Array<QueriedSpan | QueriedPart & FigureValue>;
  style?: "normal" | "h2" | "h3";
  listItem?: "bullet" | "number";
  markDefs?: Array<{
    page: HomePageReference | FreeZonesPageReference | TaxBenefitsPageReference | AdvantagesPageReference | AboutPageReference | ContactPageReference | CookiePolicyPageReference | ServiceReference | EmirateReference | AdvantageReference | FreePageReference;
    _type: "internalLink";
    _key: string;
  } | QueriedExternalLink>;
  level?: number;
  _type: "block";
  _key: string;
}>;

export type RichLine = Array<{
  children?: Array<QueriedSpan | QueriedPart & FigureValue>;
  style?: "normal";
  listItem?: never;
  markDefs?: null;
  level?: number;
  _type: "block";
  _key: string;
}>;

export type Question = {
  _type: "question";
  question: string;
  answer: RichText;
};

export type ProcessStep = {
  _type: "processStep";
  title: string;
  text: RichLine;
};

export type PolicySection = {
  _type: "policySection";
  heading: string;
  body: RichText;
  isPrivacyNotice?: boolean;
};

export type Point = {
  _type: "point";
  text: RichLine;
};

export type PluralForms = {
  _type: "pluralForms";
  one?: string;
  other?: string;
};

export type PageList = {
  _type: "pageList";
  pages: "privateServices" | "businessServices" | "emirates" | "generalAdvantages" | "cultureAdvantages";
};

export type PackageFact = {
  _type: "packageFact";
  label: string;
  text: RichLine;
};

export type OfficeClaim = {
  _type: "officeClaim";
  text: RichLine;
};

export type Note = {
  _type: "note";
  title: string;
  text: RichLine;
};

export type NavMenu = {
  _type: "navMenu";
  label: string;
  groups: Array<QueriedPart & NavColumn>;
  prompt?: Prompt;
};

export type NavLink = {
  _type: "navLink";
  label: string;
  page: HomePageReference | FreeZonesPageReference | TaxBenefitsPageReference | AdvantagesPageReference | AboutPageReference | ContactPageReference | CookiePolicyPageReference | ServiceReference | EmirateReference | AdvantageReference | FreePageReference;
  atTool?: boolean;
  answers?: string;
};

export type NavColumn = {
  _type: "navColumn";
  title?: string;
  links: Array<QueriedPart & NavLink | QueriedPart & PageList>;
};

export type MobileMenuSection = {
  _type: "mobileMenuSection";
  label: string;
  links: Array<QueriedPart & NavLink | QueriedPart & PageList>;
};

export type SanityImageAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.imageAsset";
};

export type ImageWithAlt = {
  _type: "imageWithAlt";
  asset?: SanityImageAssetReference;
  media?: unknown;
  hotspot?: SanityImageHotspot;
  crop?: SanityImageCrop;
  alt?: string;
  altFor?: string;
  decorative?: boolean;
  flip?: boolean;
};

export type FigureValue = {
  _type: "figureValue";
  figure: FigureReference;
  show: "withUnit" | "valueOnly";
};

export type DiagramRow = {
  _type: "diagramRow";
  label: string;
  figure?: FigureReference;
  text?: RichLine;
  from?: number;
  to?: number;
};

export type DetailRow = {
  _type: "detailRow";
  label: string;
  value?: string;
};

export type CountryFact = {
  _type: "countryFact";
  part: "treaty" | "homeTax" | "papers" | "licence" | "school" | "flights";
  text: RichLine;
  sourceTitle: string;
  sourceUrl?: string;
  checkedOn: string;
};

export type ContactSubject = {
  _type: "contactSubject";
  page: HomePageReference | FreeZonesPageReference | TaxBenefitsPageReference | AdvantagesPageReference | AboutPageReference | ContactPageReference | CookiePolicyPageReference | ServiceReference | EmirateReference | AdvantageReference | FreePageReference;
  subject: string;
  hint: string;
};

export type ComparisonRow = {
  _type: "comparisonRow";
  title: string;
  cells: Array<QueriedPart & Point>;
};

export type CallToAction = {
  _type: "callToAction";
  heading: string;
  text: RichLine;
  actionLabel: string;
  image: ImageWithAlt;
};

export type BusinessType = {
  _type: "businessType";
  category: string;
  text: RichLine;
  examples: Array<string>;
};

export type Benefit = {
  _type: "benefit";
  icon: "alert" | "briefcase" | "building" | "bulb" | "calendar" | "chart" | "check" | "clock" | "document" | "family" | "globe" | "handshake" | "home" | "info" | "key" | "lantern" | "mail" | "map-pin" | "passport" | "people" | "percent" | "phone" | "plane" | "scale" | "school" | "shield" | "ship" | "spark" | "sun" | "trophy" | "wallet";
  title: RichLine;
  text: RichLine;
};

export type Badge = {
  _type: "badge";
  icon: "alert" | "briefcase" | "building" | "bulb" | "calendar" | "chart" | "check" | "clock" | "document" | "family" | "globe" | "handshake" | "home" | "info" | "key" | "lantern" | "mail" | "map-pin" | "passport" | "people" | "percent" | "phone" | "plane" | "scale" | "school" | "shield" | "ship" | "spark" | "sun" | "trophy" | "wallet";
  text: RichLine;
};

export type SiteSettingsReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "siteSettings";
};

export type NavigationReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "navigation";
};

export type NotFoundPageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "notFoundPage";
};

export type PageMetadataReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "pageMetadata";
};

export type ToolWordsReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "toolWords";
};

export type FreeZoneReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "freeZone";
};

export type Translation = {
  _id: string;
  _type: "translation";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  language: "sv" | "no" | "da" | "fi";
  translated: HomePageReference | FreeZonesPageReference | TaxBenefitsPageReference | AdvantagesPageReference | AboutPageReference | ContactPageReference | CookiePolicyPageReference | ServiceReference | EmirateReference | AdvantageReference | FreePageReference | SiteSettingsReference | NavigationReference | NotFoundPageReference | PageMetadataReference | ToolWordsReference | TaxEstimateReference | VisaRouteReference | ZoneFinderReference | DayCounterReference | MovePlanReference | CompanyDutiesReference | FigureReference | FreeZoneReference | HomeCountryReference | DiagramReference | TestimonialReference | PartnerReference;
  isShown?: boolean;
  readBy?: string;
  rows?: Array<{
    field: string;
    source: string;
    text: string;
    acceptedTerms?: Array<string>;
    _type: "translatedText";
    _key: string;
  }>;
};

export type Redirect = {
  _id: string;
  _type: "redirect";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  source: string;
  target: string;
  permanent: boolean;
  active: boolean;
  note?: string;
};

export type Partner = {
  _id: string;
  _type: "partner";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name: string;
  logo?: ImageWithAlt;
  setting: "text" | "display" | "wide";
  orderRank?: string;
  inEnglishOnly?: boolean;
};

export type PageMetadata = {
  _id: string;
  _type: "pageMetadata";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  path: string;
  title?: string;
  description?: string;
  keywords?: Array<string>;
  robots?: "index, follow" | "noindex, follow" | "index, nofollow" | "noindex, nofollow";
  canonical?: string;
  author?: string;
  publisher?: string;
  ogTitle?: string;
  ogDescription?: string;
  ogImage?: ImageWithAlt;
  ogType?: "website" | "article";
  ogUrl?: string;
  twitterCard?: "summary" | "summary_large_image";
  twitterSite?: string;
  twitterCreator?: string;
  twitterImage?: ImageWithAlt;
  articlePublishedTime?: string;
  articleModifiedTime?: string;
  structuredData?: string;
  breadcrumbs?: Array<{
    name: string;
    url: string;
    _type: "breadcrumb";
    _key: string;
  }>;
  hreflang?: Array<{
    lang: string;
    href: string;
    _type: "alternate";
    _key: string;
  }>;
  inEnglishOnly?: boolean;
};

export type HomeCountry = {
  _id: string;
  _type: "homeCountry";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name: string;
  timeZone: "Asia/Dubai" | "Europe/Copenhagen" | "Europe/Helsinki" | "Europe/Oslo" | "Europe/Riga" | "Europe/Stockholm" | "Europe/Tallinn" | "Europe/Vilnius" | "Europe/Warsaw";
  city?: string;
  latitude?: number;
  longitude?: number;
  currency: string;
  rows?: Array<QueriedPart & CountryFact>;
  inEnglishOnly?: boolean;
};

export type ZoneSourceReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "zoneSource";
};

export type FreeZone = {
  _id: string;
  _type: "freeZone";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name: string;
  fullName?: string;
  emirate: EmirateReference;
  otherEmirates?: Array<QueriedPart & EmirateReference>;
  kind: "major" | "technologyMedia" | "specialised" | "niche" | "offshore";
  orderRank?: string;
  inEnglishOnly?: boolean;
  established?: FigureReference;
  website?: string;
  text: RichLine;
  benefits: Array<QueriedPart & Point>;
  bestFor: Array<string>;
  keyFeature?: RichLine;
  image: ImageWithAlt;
  facts?: Array<{
    fact: "trading" | "manufacturing" | "logistics" | "services" | "technology" | "media" | "finance" | "health" | "mainland" | "noPremises" | "desk" | "office" | "workshop" | "warehouse" | "land" | "visas" | "regulator" | "designated";
    stated: "yes" | "no" | "notStated";
    source?: ZoneSourceReference;
    upTo?: number;
    _key: string;
  }>;
  fees?: Array<QueriedPart & FigureReference>;
};

export type ZoneSource = {
  _id: string;
  _type: "zoneSource";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  sourceTitle: string;
  sourceUrl?: string;
  checkedOn: string;
};

export type Diagram = {
  _id: string;
  _type: "diagram";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  kind: "emirates" | "flights" | "clock" | "daylight" | "months" | "path" | "bars" | "timeline";
  heading: string;
  text?: RichLine;
  countries?: Array<QueriedPart & HomeCountryReference>;
  emirates?: Array<QueriedPart & EmirateReference>;
  rows?: Array<QueriedPart & DiagramRow>;
  whole?: number;
  inEnglishOnly?: boolean;
};

export type ToolWords = {
  _id: string;
  _type: "toolWords";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  questions: QueriedQuestions;
  options: Array<{
    question: "who";
    answer: string;
    label: string;
    figure?: FigureReference;
    _key: string;
  }>;
  texts: QueriedTexts;
  messages: QueriedMessages;
  cases: Array<{
    name: "notAnswered" | "askUs" | "toVisas" | "toDuties" | "toPlan" | "taxPrivate" | "dutiesPrivate" | "zonesBranch" | "zonesManaged" | "zonesPerson" | "zonesPrivate" | "planBranch";
    text: string;
    _key: string;
  }>;
};

export type NotFoundPage = {
  _id: string;
  _type: "notFoundPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading: string;
  text: string;
  homeLabel: string;
  contactLabel: string;
  image: ImageWithAlt;
};

export type HomePage = {
  _id: string;
  _type: "homePage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  hero: {
    headline: string;
    lead?: RichLine;
    needsLabel?: string;
    points: Array<QueriedPart & Point>;
    primaryActionLabel: string;
    secondaryActionLabel: string;
    secondaryActionSubject: string;
    image: ImageWithAlt;
  };
  emailCapture: QueriedEmailCapture;
  advantages: {
    heading: RichLine;
    intro: RichLine;
    tiles: Array<QueriedPart & StatTile>;
    cards: Array<QueriedPart & AdvantageReference>;
    moreLabel: string;
  };
  process: {
    heading: string;
    intro: RichLine;
    founder: string;
    family: string;
    startLabel: string;
    startImage: ImageWithAlt;
    landLabel: string;
    landImage: ImageWithAlt;
    steps: Array<QueriedPart & ProcessStep>;
  };
  tool?: TaxEstimateReference | VisaRouteReference | ZoneFinderReference | DayCounterReference | MovePlanReference | CompanyDutiesReference;
  packages: {
    heading: string;
    packages: Array<QueriedPart & ServicePackage>;
  };
  sections?: FurtherSections;
  readOn?: Array<QueriedPart & NavLink>;
  homeCountries?: Array<QueriedPart & HomeCountryReference>;
  contact: {
    heading: string;
    text: RichLine;
    actionLabel: string;
    image: ImageWithAlt;
  };
  partners: {
    heading: string;
  };
  testimonials: {
    heading: string;
    lead: TestimonialReference;
    others: Array<QueriedPart & TestimonialReference>;
    image: ImageWithAlt;
    ratingLabel: string;
  };
};

export type Testimonial = {
  _id: string;
  _type: "testimonial";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  quote: string;
  role: string;
  city: string;
  country: string;
  inEnglishOnly?: boolean;
};

export type FreeZonesPage = {
  _id: string;
  _type: "freeZonesPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  hero: QueriedHero2;
  benefitsHeading: string;
  benefits: Array<QueriedPart & Benefit>;
  emiratesHeading: string;
  diagrams?: Array<QueriedPart & DiagramReference>;
  tool?: TaxEstimateReference | VisaRouteReference | ZoneFinderReference | DayCounterReference | MovePlanReference | CompanyDutiesReference;
  advantageBlock: {
    heading: string;
    tiles: Array<QueriedPart & StatTile>;
    factorsHeading: string;
    factors: Array<QueriedPart & Point>;
    aside: RichLine;
  };
  sections?: FurtherSections;
  readOn?: Array<QueriedPart & NavLink>;
  closing: CallToAction;
};

export type TaxBenefitsPage = {
  _id: string;
  _type: "taxBenefitsPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  hero: QueriedHero;
  tiles: Array<QueriedPart & StatTile>;
  tableHeading: string;
  tableCaption: string;
  columns: QueriedColumns;
  rows: Array<QueriedPart & TaxRow>;
  footnoteLabel: string;
  footnoteBackLabel: string;
  diagrams?: Array<QueriedPart & DiagramReference>;
  tool?: TaxEstimateReference | VisaRouteReference | ZoneFinderReference | DayCounterReference | MovePlanReference | CompanyDutiesReference;
  compliance: {
    heading: string;
    text: RichLine;
    points: Array<QueriedPart & Point>;
    image: ImageWithAlt;
  };
  sections?: FurtherSections;
  readOn?: Array<QueriedPart & NavLink>;
  closing: CallToAction;
};

export type AdvantagesPage = {
  _id: string;
  _type: "advantagesPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  hero: QueriedHero;
  readMoreLabel: string;
  sections?: FurtherSections;
  readOn?: Array<QueriedPart & NavLink>;
  closing: CallToAction;
};

export type AboutPage = {
  _id: string;
  _type: "aboutPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  hero: QueriedHero;
  story: {
    heading: string;
    body: RichText;
    image: ImageWithAlt;
  };
  standOut: {
    heading: string;
    cards: Array<QueriedPart & Benefit>;
  };
  team: {
    heading: string;
    intro: RichLine;
    members: Array<QueriedPart & TeamRole>;
  };
  contact: {
    heading: string;
    text: RichLine;
    actionLabel: string;
  };
  social: QueriedBanner;
  sections?: FurtherSections;
  readOn?: Array<QueriedPart & NavLink>;
  register: QueriedRegister;
};

export type ContactPage = {
  _id: string;
  _type: "contactPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  banner: {
    heading: string;
    text: string;
    image: ImageWithAlt;
  };
  form: {
    heading: string;
    intro: string;
    requiredNote: string;
    fields: {
      fullName: QueriedFullName;
      email: QueriedFullName;
      phone: QueriedFullName;
      profession: QueriedFullName;
      nationality: QueriedFullName;
      contactMethod: QueriedFullName;
      message: QueriedFullName;
      consent: {
        label: RichText;
        message: string;
      };
    };
    carriedNotice: string;
    carriedLook: string;
    carriedRemove: string;
    privacyNotice: string;
    contactMethodEmptyOption: string;
    contactMethodOptions: Array<{
      value: "email" | "phone" | "whatsapp" | "video-call";
      label: string;
      _type: "contactMethodOption";
      _key: string;
    }>;
    phoneQuestion: string;
    countryPlaceholder: string;
    submitLabel: string;
    submittingLabel: string;
    summaryHeading: string;
    summaryText: string;
    withoutJavaScript: string;
    messages: QueriedMessages2;
  };
  panel: {
    heading: string;
    reasons: Array<QueriedPart & Point | QueriedPart & OfficeClaim>;
    contactHeading: string;
    phoneLabel: string;
    emailLabel: string;
    officeLabel: string;
    responseTimeLabel: string;
    responseTime: string;
    image: ImageWithAlt;
  };
  sections?: FurtherSections;
  thankYou: QueriedThankYou;
  tool?: TaxEstimateReference | VisaRouteReference | ZoneFinderReference | DayCounterReference | MovePlanReference | CompanyDutiesReference;
};

export type CookiePolicyPage = {
  _id: string;
  _type: "cookiePolicyPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading: string;
  lastUpdatedLabel: string;
  lead: string;
  sections: Array<QueriedPart & PolicySection>;
  log?: Array<QueriedPageEvent>;
  kept: QueriedKept;
  contactHeading: string;
  contactText: string;
  changeChoiceLabel: string;
};

export type Service = {
  _id: string;
  _type: "service";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title: string;
  slug: Slug;
  category: "private" | "business";
  orderRank?: string;
  inEnglishOnly?: boolean;
  layout?: "guide" | "route" | "catalogue" | "dossier";
  hero: QueriedHero;
  introduction: {
    heading: string;
    body: RichText;
    note?: Note;
  };
  diagrams?: Array<QueriedPart & DiagramReference>;
  benefitsHeading: string;
  benefits: Array<QueriedPart & Benefit>;
  subServicesHeading: string;
  subServices: Array<QueriedPart & SubService>;
  tool?: TaxEstimateReference | VisaRouteReference | ZoneFinderReference | DayCounterReference | MovePlanReference | CompanyDutiesReference;
  homeCountries?: Array<QueriedPart & HomeCountryReference>;
  sections?: FurtherSections;
  readOn?: Array<QueriedPart & NavLink>;
  closing: CallToAction;
};

export type Emirate = {
  _id: string;
  _type: "emirate";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name: string;
  slug: Slug;
  orderRank?: string;
  inEnglishOnly?: boolean;
  heroLayout: "band" | "split";
  hero: {
    heading: string;
    lead: RichLine;
    badges: Array<QueriedPart & Badge>;
    image: ImageWithAlt;
  };
  card: {
    text: RichLine;
    highlights: Array<QueriedPart & Point>;
    image: ImageWithAlt;
    nameColour: "ink" | "white";
  };
  sections: PageSections;
  tool?: TaxEstimateReference | VisaRouteReference | ZoneFinderReference | DayCounterReference | MovePlanReference | CompanyDutiesReference;
  readOn?: Array<QueriedPart & NavLink>;
  closing: CallToAction;
};

export type Advantage = {
  _id: string;
  _type: "advantage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title: string;
  menuLabel?: string;
  slug: Slug;
  orderRank?: string;
  inEnglishOnly?: boolean;
  group: "general" | "culture";
  layout?: "column" | "chapters" | "magazine" | "plate";
  icon: "alert" | "briefcase" | "building" | "bulb" | "calendar" | "chart" | "check" | "clock" | "document" | "family" | "globe" | "handshake" | "home" | "info" | "key" | "lantern" | "mail" | "map-pin" | "passport" | "people" | "percent" | "phone" | "plane" | "scale" | "school" | "shield" | "ship" | "spark" | "sun" | "trophy" | "wallet";
  hero: QueriedHero2;
  card: {
    title: string;
    text: RichLine;
  };
  body: RichText;
  image: ImageWithAlt;
  aside?: Note;
  diagrams?: Array<QueriedPart & DiagramReference>;
  homeCountries?: Array<QueriedPart & HomeCountryReference>;
  sections?: FurtherSections;
  readOn?: Array<QueriedPart & NavLink>;
  actionLabel: string;
};

export type FreePage = {
  _id: string;
  _type: "freePage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title: string;
  slug: Slug;
  listing: "campaign" | "listed";
  until?: string;
  afterwards?: HomePageReference | FreeZonesPageReference | TaxBenefitsPageReference | AdvantagesPageReference | AboutPageReference | ContactPageReference | CookiePolicyPageReference | ServiceReference | EmirateReference | AdvantageReference | FreePageReference;
  inEnglishOnly?: boolean;
  hero: {
    heading: string;
    lead: RichLine;
    actionLabel?: string;
    image?: ImageWithAlt;
  };
  sections: FreeSections;
  readOn?: Array<QueriedPart & NavLink>;
};

export type Slug = {
  _type: "slug";
  current: string;
  source?: string;
};

export type CompanyDuties = {
  _id: string;
  _type: "companyDuties";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading: string;
  text: RichLine;
  questions: QueriedQuestions2;
  options: Array<{
    question: "company" | "customers" | "visas" | "periodEnd";
    answer: string;
    label: string;
    figure?: FigureReference;
    _key: string;
  }>;
  figures: Array<QueriedFigures>;
  rows: Array<{
    part: "corporateTax" | "beneficialOwners" | "branchRegister" | "vatRegistration" | "vatReturn" | "invoicingProvider" | "invoicing" | "unemploymentInsurance" | "licence" | "lease" | "establishmentCard" | "residence" | "generalMeeting" | "audit" | "taxReturn" | "taxPayment" | "records" | "wages" | "healthInsurance" | "ownerChanges" | "substance";
    label: string;
    what: string;
    who: string;
    penalty: string;
    unless?: string;
    sourceTitle: string;
    _key: string;
  }>;
  cases: Array<{
    name: "overdue" | "overdueCosts" | "waiverOpen" | "waiverOver" | "older" | "nextDuty";
    text: string;
    _key: string;
  }>;
  texts: QueriedTexts2;
  messages: QueriedMessages3;
  examples?: Array<QueriedExamples>;
};

export type MovePlan = {
  _id: string;
  _type: "movePlan";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading: string;
  text: RichLine;
  questions: QueriedQuestions3;
  options: Array<{
    question: "company" | "goods" | "pets" | "car";
    answer: string;
    label: string;
    figure?: FigureReference;
    _key: string;
  }>;
  figures: Array<QueriedFigures>;
  times: Array<{
    name: "consultation" | "scope" | "schools" | "petsHome" | "removal" | "carHome" | "leaving" | "freeZone" | "mainland" | "taxRegistration" | "establishmentCard" | "purchase" | "titleDeed" | "permit" | "visitVisa" | "flat" | "medical" | "insurance" | "emiratesId" | "bank" | "companyBank" | "schoolBegins" | "visaFree" | "family" | "lease" | "driving" | "passports" | "diplomas" | "noneProof" | "ownerProof" | "remoteProof" | "workProof" | "greenProof" | "marriage" | "births" | "schoolReports" | "owners" | "petBooks" | "drivingLicences" | "carPapers" | "taxPapers";
    label: string;
    weeks: number;
    detail?: string;
    _key: string;
  }>;
  texts: QueriedTexts3;
  messages: QueriedMessages4;
  examples?: Array<QueriedExamples>;
};

export type DayCounter = {
  _id: string;
  _type: "dayCounter";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading: string;
  text: RichLine;
  questions: QueriedQuestions4;
  figures: Array<QueriedFigures>;
  texts: QueriedTexts4;
  messages: QueriedMessages5;
  examples?: Array<QueriedExamples>;
};

export type ZoneFinder = {
  _id: string;
  _type: "zoneFinder";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading: string;
  text: RichLine;
  questions: QueriedQuestions5;
  options: Array<{
    question: "activity" | "customers" | "premises" | "visas" | "regulator" | "designated";
    answer: string;
    label: string;
    figure?: FigureReference;
    _key: string;
  }>;
  figures: Array<QueriedFigures>;
  texts: QueriedTexts5;
  counted: PluralForms;
  cases: Array<{
    name: "moreOpen" | "mayFitOpen" | "openOne" | "openSeveral" | "priceOf" | "priceOld" | "priceUndated";
    text: string;
    _key: string;
  }>;
  messages: QueriedMessages6;
};

export type VisaRoute = {
  _id: string;
  _type: "visaRoute";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading: string;
  text: RichLine;
  questions: QueriedQuestions6;
  options: Array<{
    question: "livelihood" | "companions" | "currency" | "owners";
    answer: string;
    label: string;
    figure?: FigureReference;
    _key: string;
  }>;
  figures: Array<QueriedFigures>;
  routes: Array<{
    route: "owner" | "investor" | "permit" | "golden" | "retirement" | "work" | "remote" | "green" | "family";
    name: string;
    term: string;
    sponsor: string;
    ends: string;
    papers: string;
    _key: string;
  }>;
  cases: Array<{
    name: "work" | "workClosed" | "greenEmployee" | "greenEmployeeLacks" | "greenFreelance" | "greenFreelanceLacks" | "greenPartner" | "greenClosed" | "investor" | "investorClosed" | "golden" | "goldenLacks" | "goldenDeposit" | "goldenClosed" | "ownerSole" | "ownerShared" | "ownerSharedLacks" | "ownerClosed" | "family" | "familyLacks" | "parents" | "parentsLacks" | "familyByRelative" | "familyClosed" | "familyAlone" | "permit" | "permitClosed" | "remote" | "remoteOwner" | "remoteLacks" | "remoteClosed" | "retirement" | "retirementDubai" | "retirementLacks" | "retirementWorks" | "retirementYoung" | "income" | "lowerIncome" | "savings" | "property";
    text: string;
    _key: string;
  }>;
  texts: QueriedTexts6;
  messages: QueriedMessages7;
  examples?: Array<QueriedExamples>;
};

export type TaxEstimate = {
  _id: string;
  _type: "taxEstimate";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading: string;
  text: RichLine;
  questions: QueriedQuestions7;
  options: Array<{
    question: "currency" | "activity" | "customers" | "group";
    answer: string;
    label: string;
    figure?: FigureReference;
    _key: string;
  }>;
  figures: Array<QueriedFigures>;
  texts: QueriedTexts7;
  cases: Array<{
    name: "person" | "personBelow" | "managed" | "branchRelief" | "neverQualified" | "firstPeriod" | "listed" | "ownGroup" | "freeZoneCustomers" | "resellersOnly" | "consumers" | "notListed" | "ownShare" | "holding" | "holdingOther" | "exemptShares" | "reliefForfeits" | "chosenRelief" | "topUpAtMost" | "topUpLess" | "noTopUp" | "topUpReturn";
    text: string;
    _key: string;
  }>;
  messages: QueriedMessages8;
  examples?: Array<QueriedExamples>;
};

export type SanityImageCrop = {
  _type: "sanity.imageCrop";
  top: number;
  bottom: number;
  left: number;
  right: number;
};

export type SanityImageHotspot = {
  _type: "sanity.imageHotspot";
  x: number;
  y: number;
  height: number;
  width: number;
};

export type Navigation = {
  _id: string;
  _type: "navigation";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  homeLabel: string;
  menus: Array<QueriedPart & NavMenu>;
  callToAction: NavLink;
  mobileMenu: Array<QueriedPart & MobileMenuSection>;
  footer: {
    heading: string;
    callToAction: NavLink;
    columns: Array<QueriedPart & NavColumn>;
    legalLinks?: Array<QueriedPart & NavLink>;
  };
  labels: QueriedLabels;
};

export type SiteLanguages = {
  _id: string;
  _type: "siteLanguages";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  shown?: Array<string>;
  log?: Array<QueriedPageEvent>;
};

export type SiteSettings = {
  _id: string;
  _type: "siteSettings";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  brandName: string;
  tagline: string;
  email: string;
  phone: string;
  address: Array<string>;
  officeNote: string;
  openingHours: string;
  openingHoursNote: string;
  officeHours: QueriedOfficeHours;
  replyPromise: string;
  languages: Array<string>;
  languagesLabel: string;
  contactSubjects?: Array<QueriedPart & ContactSubject>;
  socialLinks: Array<{
    platform: "LinkedIn" | "Facebook" | "Instagram" | "Twitter";
    url?: string;
    _type: "socialLink";
    _key: string;
  }>;
  copyrightYear: number;
  copyrightNotice: string;
  disclaimer: string;
  privacyLabel: string;
  controller?: Array<QueriedPart & DetailRow>;
  secondPerson?: Array<string>;
  ownFee?: string;
  people?: Array<string>;
  dubaiAddress?: Array<string>;
  partnerNames?: QueriedPartnerNames;
  dubaiOffice?: QueriedPartnerNames;
  rating: {
    value: number;
    count: number;
    source?: string;
    isHidden?: boolean;
  };
  foundingYear: number;
  areasServed: Array<string>;
  zoneLabels: QueriedZoneLabels;
  homeCountryLabels: QueriedHomeCountryLabels;
  diagramLabels: QueriedDiagramLabels;
  evidence: {
    heading: string;
    source: string;
    checkedOn: string;
    overdue: string;
    toBeConfirmed: string;
    about: string;
    rates: string;
  };
  dollarRate?: FigureReference;
  euroRates?: Array<QueriedPart & FigureReference>;
  cookieBanner: QueriedCookieBanner;
  errorScreen: QueriedErrorScreen;
  offlineScreen: QueriedOfflineScreen;
  tooBusy: string;
  toastsLabel: string;
  pictureUnavailable: string;
  fallbackPicture?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    _type: "image";
  };
};

export type Figure = {
  _id: string;
  _type: "figure";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  label: string;
  value?: string;
  unit?: string;
  counted?: PluralForms;
  topic?: "tax" | "residency" | "freeZones" | "property" | "living" | "country" | "fees" | "exchangeRates";
  sameAs?: FigureReference;
  distinctFrom?: Array<QueriedPart & FigureReference>;
  qualifier?: string;
  shortQualifier?: string;
  sourceTitle?: string;
  sourceUrl?: string;
  checkedOn?: string;
  reviewBy?: string;
  priceYear?: number;
  status?: "confirmed" | "toBeConfirmed";
  next?: QueriedNext;
  inEnglishOnly?: boolean;
  log?: Array<{
    at?: string;
    by?: string;
    done?: string;
    value?: string;
    sourceTitle?: string;
    sourceUrl?: string;
    checkedOn?: string;
    _type: "figureEvent";
    _key: string;
  }>;
};

export type SanityImagePaletteSwatch = {
  _type: "sanity.imagePaletteSwatch";
  background?: string;
  foreground?: string;
  population?: number;
  title?: string;
};

export type SanityImagePalette = {
  _type: "sanity.imagePalette";
  darkMuted?: SanityImagePaletteSwatch;
  lightVibrant?: SanityImagePaletteSwatch;
  darkVibrant?: SanityImagePaletteSwatch;
  vibrant?: SanityImagePaletteSwatch;
  dominant?: SanityImagePaletteSwatch;
  lightMuted?: SanityImagePaletteSwatch;
  muted?: SanityImagePaletteSwatch;
};

export type SanityImageDimensions = {
  _type: "sanity.imageDimensions";
  height: number;
  width: number;
  aspectRatio: number;
};

export type SanityImageMetadata = {
  _type: "sanity.imageMetadata";
  location?: Geopoint;
  dimensions?: SanityImageDimensions;
  palette?: SanityImagePalette;
  lqip?: string;
  blurHash?: string;
  thumbHash?: string;
  hasAlpha?: boolean;
  isOpaque?: boolean;
};

export type SanityFileAsset = {
  _id: string;
  _type: "sanity.fileAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash: string;
  extension: string;
  mimeType: string;
  size: number;
  assetId: string;
  uploadId?: string;
  path: string;
  url: string;
  source?: SanityAssetSourceData;
};

export type SanityAssetSourceData = {
  _type: "sanity.assetSourceData";
  name?: string;
  id?: string;
  url?: string;
};

export type SanityImageAsset = {
  _id: string;
  _type: "sanity.imageAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash: string;
  extension: string;
  mimeType: string;
  size: number;
  assetId: string;
  uploadId?: string;
  path: string;
  url: string;
  metadata?: SanityImageMetadata;
  source?: SanityAssetSourceData;
};

export type Geopoint = {
  _type: "geopoint";
  lat?: number;
  lng?: number;
  alt?: number;
};

export type AllSanitySchemaTypes = Prompt | ZoneListSection | ZoneCardsSection | BusinessTypesSection | CallToActionSection | TaxEstimateReference | VisaRouteReference | ZoneFinderReference | DayCounterReference | MovePlanReference | CompanyDutiesReference | HomeCountryReference | ToolSection | TeamSection | DiagramReference | DiagramSection | NoteSection | ComparisonSection | ChecklistSection | StepsSection | PartnerReference | LogosSection | TestimonialReference | TestimonialsSection | QuestionsSection | BenefitsSection | StatTilesSection | PictureTextSection | RichTextSection | PageSections | FurtherSections | FreeSections | TeamRole | TaxRow | FigureReference | TaxCell | SubService | StatTile | ServicePackage | HomePageReference | FreeZonesPageReference | TaxBenefitsPageReference | AdvantagesPageReference | AboutPageReference | ContactPageReference | CookiePolicyPageReference | ServiceReference | EmirateReference | AdvantageReference | FreePageReference | RichText | RichLine | Question | ProcessStep | PolicySection | Point | PluralForms | PageList | PackageFact | OfficeClaim | Note | NavMenu | NavLink | NavColumn | MobileMenuSection | SanityImageAssetReference | ImageWithAlt | FigureValue | DiagramRow | DetailRow | CountryFact | ContactSubject | ComparisonRow | CallToAction | BusinessType | Benefit | Badge | SiteSettingsReference | NavigationReference | NotFoundPageReference | PageMetadataReference | ToolWordsReference | FreeZoneReference | Translation | Redirect | Partner | PageMetadata | HomeCountry | ZoneSourceReference | FreeZone | ZoneSource | Diagram | ToolWords | NotFoundPage | HomePage | Testimonial | FreeZonesPage | TaxBenefitsPage | AdvantagesPage | AboutPage | ContactPage | CookiePolicyPage | Service | Emirate | Advantage | FreePage | Slug | CompanyDuties | MovePlan | DayCounter | ZoneFinder | VisaRoute | TaxEstimate | SanityImageCrop | SanityImageHotspot | Navigation | SiteLanguages | SiteSettings | Figure | SanityImagePaletteSwatch | SanityImagePalette | SanityImageDimensions | SanityImageMetadata | SanityFileAsset | SanityAssetSourceData | SanityImageAsset | Geopoint;

// Source: studio/actions/address-changes/redirects.ts
// Variable: oldAddressQuery
export type OldAddressQueryResult = {
  redirectedTo: string | null;
  isTaken: false | true;
};

// Source: studio/lib/pages.ts
// Variable: overdueQuery
export type OverdueQueryResult = Array<string>;

// Source: studio/lib/pages.ts
// Variable: pageTreeQuery
export type PageTreeQueryResult = Array<{
  _id: string;
  _type: "aboutPage";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "advantage";
  slug: string;
  title: string;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "advantagesPage";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "companyDuties";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "contactPage";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "cookiePolicyPage";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "dayCounter";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "diagram";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "emirate";
  slug: string;
  title: string;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "figure";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "freePage";
  slug: string;
  title: string;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "freeZone";
  slug: null;
  title: string;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "freeZonesPage";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "homeCountry";
  slug: null;
  title: string;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "homePage";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "movePlan";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "navigation";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "notFoundPage";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "pageMetadata";
  slug: null;
  title: string | null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "partner";
  slug: null;
  title: string;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "redirect";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "sanity.fileAsset";
  slug: null;
  title: string | null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "sanity.imageAsset";
  slug: null;
  title: string | null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "service";
  slug: string;
  title: string;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "siteLanguages";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "siteSettings";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "taxBenefitsPage";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "taxEstimate";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "testimonial";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "toolWords";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "translation";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "visaRoute";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "zoneFinder";
  slug: null;
  title: null;
  isOverdue: boolean;
} | {
  _id: string;
  _type: "zoneSource";
  slug: null;
  title: null;
  isOverdue: boolean;
}>;

// Source: studio/preview/locations.ts
// Variable: placedDocumentQuery
export type PlacedDocumentQueryResult = {
  _id: string;
  _type: "aboutPage";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "advantage";
  slug: string;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "advantagesPage";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "companyDuties";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "contactPage";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "cookiePolicyPage";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "dayCounter";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "diagram";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "emirate";
  slug: string;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "figure";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "freePage";
  slug: string;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "freeZone";
  slug: null;
  path: null;
  emirate: EmirateReference;
  otherEmirates: Array<QueriedPart & EmirateReference> | null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "freeZonesPage";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "homeCountry";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "homePage";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "movePlan";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "navigation";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "notFoundPage";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "pageMetadata";
  slug: null;
  path: string;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "partner";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "redirect";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "sanity.fileAsset";
  slug: null;
  path: string;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "sanity.imageAsset";
  slug: null;
  path: string;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "service";
  slug: string;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "siteLanguages";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "siteSettings";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "taxBenefitsPage";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "taxEstimate";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "testimonial";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "toolWords";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "translation";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: "da" | "fi" | "no" | "sv";
  translated: string;
} | {
  _id: string;
  _type: "visaRoute";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "zoneFinder";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | {
  _id: string;
  _type: "zoneSource";
  slug: null;
  path: null;
  emirate: null;
  otherEmirates: null;
  language: null;
  translated: null;
} | null;

// Source: studio/preview/search-previews/head-preview.ts
// Variable: headFallbacksQuery
export type HeadFallbacksQueryResult = {
  page: {
    title: null;
    heading: null;
    lead: null;
    hero: null;
    banner: null;
  } | {
    title: string | null;
    heading: null;
    lead: null;
    hero: null;
    banner: null;
  } | {
    title: null;
    heading: null;
    lead: null;
    hero: {
      heading: null;
      headline: string;
      lead: Array<QueriedBlock> | null;
      points: Array<QueriedPoints>;
    };
    banner: null;
  } | {
    title: null;
    heading: null;
    lead: null;
    hero: QueriedHero3;
    banner: null;
  } | {
    title: string;
    heading: null;
    lead: null;
    hero: QueriedHero3;
    banner: null;
  } | {
    title: null;
    heading: string;
    lead: null;
    hero: null;
    banner: null;
  } | {
    title: null;
    heading: null;
    lead: null;
    hero: null;
    banner: QueriedBanner;
  } | null;
  homePage: {
    hero: {
      headline: string;
      points: Array<QueriedPoints>;
    };
  } | null;
  homeMetadata: {
    title: string | null;
    description: string | null;
  } | null;
  company: {
    brandName: string;
  } | null;
  metadataRevision: string | null;
};

// Source: web/content/drafts/fetch-draft.ts
// Variable: scheduledQuery
export type ScheduledQueryResult = Array<unknown>;

// Source: web/content/queries/about.ts
// Variable: aboutPageQuery
export type AboutPageQueryResult = {
  _id: "aboutPage";
  _updatedAt: string;
  hero: QueriedHero4;
  story: {
    heading: string;
    body: Array<QueriedBlock2>;
    image: QueriedImageWithAlt;
  };
  standOut: {
    heading: string;
    cards: Array<QueriedCards>;
  };
  team: {
    heading: string;
    intro: Array<QueriedBlock>;
    members: Array<QueriedMembers>;
  };
  contact: {
    heading: string;
    text: Array<QueriedBlock>;
    actionLabel: string;
  };
  social: QueriedBanner;
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection> | null;
  readOn: Array<QueriedLegalLinks> | null;
  register: QueriedRegister;
} | null;

// Source: web/content/queries/advantages.ts
// Variable: advantagesPageQuery
export type AdvantagesPageQueryResult = {
  _id: "advantagesPage";
  _updatedAt: string;
  hero: QueriedHero4;
  advantages: Array<QueriedAdvantage4>;
  readMoreLabel: string;
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection> | null;
  readOn: Array<QueriedLegalLinks> | null;
  closing: QueriedClosing;
} | null;

// Source: web/content/queries/advantages.ts
// Variable: advantagePageQuery
export type AdvantagePageQueryResult = {
  _id: string;
  _updatedAt: string;
  title: string;
  layout: "chapters" | "column" | "magazine" | "plate" | null;
  icon: "alert" | "briefcase" | "building" | "bulb" | "calendar" | "chart" | "check" | "clock" | "document" | "family" | "globe" | "handshake" | "home" | "info" | "key" | "lantern" | "mail" | "map-pin" | "passport" | "people" | "percent" | "phone" | "plane" | "scale" | "school" | "shield" | "ship" | "spark" | "sun" | "trophy" | "wallet";
  hero: QueriedHero5;
  body: Array<QueriedBlock2>;
  image: QueriedImageWithAlt;
  aside: QueriedNote | null;
  diagrams: Array<QueriedDiagram> | null;
  homeCountries: Array<QueriedHomeCountries> | null;
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection> | null;
  readOn: Array<QueriedLegalLinks> | null;
  actionLabel: string;
} | null;

// Source: web/content/queries/contact.ts
// Variable: contactPageQuery
export type ContactPageQueryResult = {
  _id: "contactPage";
  _updatedAt: string;
  banner: {
    heading: string;
    text: string;
    image: QueriedImageWithAlt;
  };
  form: {
    heading: string;
    intro: string;
    requiredNote: string;
    fields: {
      fullName: QueriedFullName;
      email: QueriedFullName;
      phone: QueriedFullName;
      profession: QueriedFullName;
      nationality: QueriedFullName;
      contactMethod: QueriedFullName;
      message: QueriedFullName;
      consent: {
        label: Array<QueriedBlock2>;
        message: string;
      };
    };
    carriedNotice: string;
    carriedLook: string;
    carriedRemove: string;
    privacyNotice: string;
    contactMethodEmptyOption: string;
    contactMethodOptions: Array<{
      value: "email" | "phone" | "video-call" | "whatsapp";
      label: string;
      _type: "contactMethodOption";
      _key: string;
    }>;
    phoneQuestion: string;
    countryPlaceholder: string;
    submitLabel: string;
    submittingLabel: string;
    summaryHeading: string;
    summaryText: string;
    withoutJavaScript: string;
    messages: QueriedMessages2;
  };
  panel: {
    heading: string;
    reasons: Array<{
      _type: "officeClaim";
      _key: string;
      text: Array<QueriedBlock>;
    } | {
      _type: "point";
      _key: string;
      text: Array<QueriedBlock>;
    }>;
    contactHeading: string;
    phoneLabel: string;
    emailLabel: string;
    officeLabel: string;
    responseTimeLabel: string;
    responseTime: string;
    image: QueriedImageWithAlt;
  };
  thankYou: QueriedThankYou;
  toolAhead: QueriedDutiesAhead | null;
  homeCountries: Array<QueriedHomeCountries2>;
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection> | null;
} | null;

// Source: web/content/queries/cookie-policy.ts
// Variable: cookiePolicyPageQuery
export type CookiePolicyPageQueryResult = {
  _id: "cookiePolicyPage";
  _updatedAt: string;
  heading: string;
  lastUpdatedLabel: string;
  lead: string;
  sections: Array<{
    _key: string;
    heading: string;
    isPrivacyNotice: boolean | null;
    body: Array<QueriedBlock2>;
  }>;
  kept: QueriedKept;
  contactHeading: string;
  contactText: string;
  changeChoiceLabel: string;
} | null;

// Source: web/content/queries/figures.ts
// Variable: figuresQuery
export type FiguresQueryResult = Array<QueriedFigure>;

// Source: web/content/queries/fingerprint.ts
// Variable: publishedSinceQuery
export type PublishedSinceQueryResult = Array<{
  _id: string;
  _type: "aboutPage";
  _rev: string;
} | {
  _id: string;
  _type: "advantage";
  _rev: string;
} | {
  _id: string;
  _type: "advantagesPage";
  _rev: string;
} | {
  _id: string;
  _type: "companyDuties";
  _rev: string;
} | {
  _id: string;
  _type: "contactPage";
  _rev: string;
} | {
  _id: string;
  _type: "cookiePolicyPage";
  _rev: string;
} | {
  _id: string;
  _type: "dayCounter";
  _rev: string;
} | {
  _id: string;
  _type: "diagram";
  _rev: string;
} | {
  _id: string;
  _type: "emirate";
  _rev: string;
} | {
  _id: string;
  _type: "figure";
  _rev: string;
} | {
  _id: string;
  _type: "freePage";
  _rev: string;
} | {
  _id: string;
  _type: "freeZone";
  _rev: string;
} | {
  _id: string;
  _type: "freeZonesPage";
  _rev: string;
} | {
  _id: string;
  _type: "homeCountry";
  _rev: string;
} | {
  _id: string;
  _type: "homePage";
  _rev: string;
} | {
  _id: string;
  _type: "movePlan";
  _rev: string;
} | {
  _id: string;
  _type: "navigation";
  _rev: string;
} | {
  _id: string;
  _type: "notFoundPage";
  _rev: string;
} | {
  _id: string;
  _type: "pageMetadata";
  _rev: string;
} | {
  _id: string;
  _type: "partner";
  _rev: string;
} | {
  _id: string;
  _type: "redirect";
  _rev: string;
} | {
  _id: string;
  _type: "service";
  _rev: string;
} | {
  _id: string;
  _type: "siteLanguages";
  _rev: string;
} | {
  _id: string;
  _type: "siteSettings";
  _rev: string;
} | {
  _id: string;
  _type: "taxBenefitsPage";
  _rev: string;
} | {
  _id: string;
  _type: "taxEstimate";
  _rev: string;
} | {
  _id: string;
  _type: "testimonial";
  _rev: string;
} | {
  _id: string;
  _type: "toolWords";
  _rev: string;
} | {
  _id: string;
  _type: "translation";
  _rev: string;
} | {
  _id: string;
  _type: "visaRoute";
  _rev: string;
} | {
  _id: string;
  _type: "zoneFinder";
  _rev: string;
} | {
  _id: string;
  _type: "zoneSource";
  _rev: string;
}>;

// Source: web/content/queries/fingerprint.ts
// Variable: dependingQuery
export type DependingQueryResult = {
  ids: string | null;
  types: string | null;
};

// Source: web/content/queries/free-page.ts
// Variable: freePageQuery
export type FreePageQueryResult = {
  _id: string;
  _updatedAt: string;
  title: string;
  robots: "noindex, follow" | null;
  hero: {
    heading: string;
    lead: Array<QueriedBlock>;
    actionLabel: string | null;
    image: QueriedImageWithAlt | null;
  };
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection | {
    _key: string;
    _type: "toolSection";
    place: "first" | "second" | "third" | null;
    background: "frost" | "paper" | "sand" | null;
    tool: QueriedCompanyDuties | QueriedDayCounter | QueriedMovePlan | QueriedTaxEstimate | QueriedVisaRoute | QueriedZoneFinder;
    phases: Array<QueriedPhases> | null;
    dutiesAhead: QueriedDutiesAhead | null;
    zones: Array<QueriedZones> | Array<never>;
    zoneSources: Array<QueriedZoneSources> | Array<never>;
    homeCountries: Array<QueriedHomeCountries> | null;
  }>;
  readOn: Array<QueriedLegalLinks> | null;
} | null;

// Source: web/content/queries/free-zones.ts
// Variable: freeZonesPageQuery
export type FreeZonesPageQueryResult = {
  _id: "freeZonesPage";
  _updatedAt: string;
  hero: QueriedHero5;
  benefitsHeading: string;
  benefits: Array<QueriedCards>;
  emiratesHeading: string;
  emirates: Array<{
    _id: string;
    _updatedAt: string;
    _type: "emirate";
    name: string;
    slug: string;
    card: {
      text: Array<QueriedBlock>;
      highlights: Array<QueriedPoints>;
      image: QueriedImageWithAlt;
      nameColour: "ink" | "white";
    };
  }>;
  zones: Array<QueriedZones>;
  zoneSources: Array<QueriedZoneSources>;
  tool: QueriedCompanyDuties | QueriedDayCounter | QueriedMovePlan | QueriedTaxEstimate | QueriedVisaRoute | QueriedZoneFinder | null;
  diagrams: Array<QueriedDiagram> | null;
  advantageBlock: {
    heading: string;
    tiles: Array<QueriedTiles>;
    factorsHeading: string;
    factors: Array<QueriedPoints>;
    aside: Array<QueriedBlock>;
  };
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection> | null;
  readOn: Array<QueriedLegalLinks> | null;
  closing: QueriedClosing;
} | null;

// Source: web/content/queries/free-zones.ts
// Variable: taxBenefitsPageQuery
export type TaxBenefitsPageQueryResult = {
  _id: "taxBenefitsPage";
  _updatedAt: string;
  hero: QueriedHero4;
  tiles: Array<QueriedTiles>;
  tableHeading: string;
  tableCaption: string;
  columns: QueriedColumns;
  rows: Array<{
    _key: string;
    aspect: string;
    freeZones: QueriedFreeZones;
    mainland: QueriedFreeZones;
  }>;
  footnoteLabel: string;
  footnoteBackLabel: string;
  tool: QueriedCompanyDuties | QueriedDayCounter | QueriedMovePlan | QueriedTaxEstimate | QueriedVisaRoute | QueriedZoneFinder | null;
  diagrams: Array<QueriedDiagram> | null;
  compliance: {
    heading: string;
    text: Array<QueriedBlock>;
    points: Array<QueriedPoints>;
    image: QueriedImageWithAlt;
  };
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection> | null;
  readOn: Array<QueriedLegalLinks> | null;
  closing: QueriedClosing;
} | null;

// Source: web/content/queries/free-zones.ts
// Variable: emiratePageQuery
export type EmiratePageQueryResult = {
  _id: string;
  _updatedAt: string;
  name: string;
  slug: string;
  heroLayout: "band" | "split";
  hero: {
    heading: string;
    lead: Array<QueriedBlock>;
    badges: Array<{
      _key: string;
      icon: "alert" | "briefcase" | "building" | "bulb" | "calendar" | "chart" | "check" | "clock" | "document" | "family" | "globe" | "handshake" | "home" | "info" | "key" | "lantern" | "mail" | "map-pin" | "passport" | "people" | "percent" | "phone" | "plane" | "scale" | "school" | "shield" | "ship" | "spark" | "sun" | "trophy" | "wallet";
      text: Array<QueriedBlock>;
    }>;
    image: QueriedImageWithAlt;
  };
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection | {
    _key: string;
    _type: "zoneCardsSection";
    place: "first" | "second" | "third" | null;
    background: "dark" | "frost" | "paper" | "sand" | null;
    heading: string;
    intro: Array<QueriedBlock> | null;
    zones: Array<{
      _id: string;
      _updatedAt: string;
      name: string;
      text: Array<QueriedBlock>;
      bestFor: Array<string>;
      website: string | null;
      fullName: string | null;
      established: QueriedFigure | null;
      benefits: Array<QueriedPoints>;
      keyFeature: Array<QueriedBlock> | null;
      image: QueriedImageWithAlt;
    }>;
  } | {
    _key: string;
    _type: "zoneListSection";
    place: "first" | "second" | "third" | null;
    background: "dark" | "frost" | "paper" | "sand" | null;
    heading: string;
    intro: Array<QueriedBlock> | null;
    zones: Array<{
      _id: string;
      _updatedAt: string;
      name: string;
      text: Array<QueriedBlock>;
      bestFor: Array<string>;
      website: string | null;
    }>;
    image: QueriedImageWithAlt | null;
  }>;
  tool: {
    _updatedAt: string;
    heading: string;
  } | null;
  readOn: Array<QueriedLegalLinks> | null;
  closing: QueriedClosing;
} | null;

// Source: web/content/queries/home.ts
// Variable: homePageQuery
export type HomePageQueryResult = {
  _id: "homePage";
  _updatedAt: string;
  hero: {
    headline: string;
    lead: Array<QueriedBlock> | null;
    needsLabel: string | null;
    points: Array<QueriedPoints>;
    primaryActionLabel: string;
    secondaryActionLabel: string;
    secondaryActionSubject: string;
    image: QueriedImageWithAlt;
  };
  emailCapture: QueriedEmailCapture;
  advantages: {
    heading: Array<QueriedBlock>;
    intro: Array<QueriedBlock>;
    tiles: Array<QueriedTiles>;
    cards: Array<QueriedAdvantage4>;
    moreLabel: string;
  };
  process: {
    heading: string;
    intro: Array<QueriedBlock>;
    founder: string;
    family: string;
    startLabel: string;
    startImage: QueriedImageWithAlt;
    landLabel: string;
    landImage: QueriedImageWithAlt;
    steps: Array<{
      _key: string;
      title: string;
      text: Array<QueriedBlock>;
    }>;
  };
  toolAhead: QueriedDutiesAhead | null;
  planned: Array<{
    name: "bank" | "births" | "carHome" | "carPapers" | "companyBank" | "consultation" | "diplomas" | "driving" | "drivingLicences" | "emiratesId" | "establishmentCard" | "family" | "flat" | "freeZone" | "greenProof" | "insurance" | "lease" | "leaving" | "mainland" | "marriage" | "medical" | "noneProof" | "ownerProof" | "owners" | "passports" | "permit" | "petBooks" | "petsHome" | "purchase" | "remoteProof" | "removal" | "schoolBegins" | "schoolReports" | "schools" | "scope" | "taxPapers" | "taxRegistration" | "titleDeed" | "visaFree" | "visitVisa" | "workProof";
    label: string;
    weeks: number;
  }> | null;
  packages: {
    heading: string;
    packages: Array<{
      _key: string;
      title: string;
      text: Array<QueriedBlock>;
      points: Array<{
        _key: string;
        _type: "packageFact";
        label: string;
        text: Array<QueriedBlock>;
      }>;
      highlighted: boolean;
      link: QueriedLink;
    }>;
  };
  homeCountries: Array<QueriedHomeCountries2> | null;
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection> | null;
  readOn: Array<QueriedLegalLinks> | null;
  contact: QueriedClosing;
  partners: {
    heading: string;
    partners: Array<QueriedPartners>;
  };
  testimonials: {
    heading: string;
    lead: QueriedLead;
    others: Array<QueriedLead>;
    image: QueriedImageWithAlt;
    ratingLabel: string;
  };
} | null;

// Source: web/content/queries/routing.ts
// Variable: routingQuery
export type RoutingQueryResult = {
  pages: Array<{
    _id: string;
    _type: "advantage";
    slug: string;
  } | {
    _id: string;
    _type: "emirate";
    slug: string;
  } | {
    _id: string;
    _type: "freePage";
    slug: string;
    until: string | null;
    afterwards: QueriedAboutPage | QueriedAdvantage | QueriedAdvantagesPage | QueriedContactPage | QueriedCookiePolicyPage | QueriedEmirate | QueriedFreePage | QueriedFreeZonesPage | QueriedHomePage | QueriedService | QueriedTaxBenefitsPage | null;
  } | {
    _id: string;
    _type: "freePage";
    slug: string;
  } | {
    _id: string;
    _type: "service";
    slug: string;
  }>;
  languages: QueriedLanguages | QueriedLanguages2 | null;
  translated: Array<{
    document: string;
    language: "da" | "fi" | "no" | "sv";
  }>;
  metadata: Array<{
    _id: string;
    path: string;
  }>;
  redirects: Array<{
    _id: string;
    source: string;
    target: string;
    permanent: boolean;
  }>;
};

// Source: web/content/queries/service.ts
// Variable: servicePageQuery
export type ServicePageQueryResult = {
  _id: string;
  _updatedAt: string;
  title: string;
  layout: "catalogue" | "dossier" | "guide" | "route" | null;
  hero: QueriedHero4;
  introduction: {
    heading: string;
    body: Array<QueriedBlock2>;
    note: QueriedNote | null;
  };
  diagrams: Array<QueriedDiagram> | null;
  benefitsHeading: string;
  benefits: Array<QueriedCards>;
  subServicesHeading: string;
  subServices: Array<QueriedSteps>;
  tool: QueriedCompanyDuties | QueriedDayCounter | QueriedMovePlan | QueriedTaxEstimate | QueriedVisaRoute | QueriedZoneFinder | null;
  phases: Array<QueriedPhases> | null;
  dutiesAhead: QueriedDutiesAhead | null;
  homeCountries: Array<QueriedHomeCountries> | null;
  sections: Array<QueriedBenefitsSection | QueriedBusinessTypesSection | QueriedCallToActionSection | QueriedChecklistSection | QueriedComparisonSection | QueriedDiagramSection | QueriedLogosSection | QueriedNoteSection | QueriedPictureTextSection | QueriedQuestionsSection | QueriedRichTextSection | QueriedStatTilesSection | QueriedStepsSection | QueriedTeamSection | QueriedTestimonialsSection> | null;
  readOn: Array<QueriedLegalLinks> | null;
  closing: QueriedClosing;
} | null;

// Source: web/content/queries/site.ts
// Variable: siteQuery
export type SiteQueryResult = {
  settings: {
    _id: "siteSettings";
    brandName: string;
    tagline: string;
    email: string;
    phone: string;
    address: Array<string>;
    officeNote: string;
    openingHours: string;
    openingHoursNote: string;
    officeHours: QueriedOfficeHours;
    replyPromise: string;
    languages: Array<string>;
    languagesLabel: string;
    ownFee: string | null;
    people: Array<string> | null;
    dubaiAddress: Array<string> | null;
    hidesPartners: boolean | false;
    hidesDubaiOffice: boolean | false;
    copyrightYear: number;
    copyrightNotice: string;
    disclaimer: string;
    privacyLabel: string;
    controller: Array<{
      _key: string;
      label: string;
      value: string | null;
    }> | null;
    contactSubjects: Array<{
      _key: string;
      page: QueriedAboutPage | QueriedAdvantage | QueriedAdvantagesPage | QueriedContactPage | QueriedCookiePolicyPage | QueriedEmirate | QueriedFreePage | QueriedFreeZonesPage | QueriedHomePage | QueriedService | QueriedTaxBenefitsPage;
      subject: string;
      hint: string;
    }> | null;
    socialLinks: Array<{
      _key: string;
      platform: "Facebook" | "Instagram" | "LinkedIn" | "Twitter";
      url: string | null;
    }>;
    rating: {
      value: number;
      count: number;
      isHidden: boolean | null;
    };
    foundingYear: number;
    areasServed: Array<string>;
    zoneLabels: QueriedZoneLabels;
    homeCountryLabels: QueriedHomeCountryLabels;
    diagramLabels: QueriedDiagramLabels;
    evidence: {
      heading: string;
      source: string;
      checkedOn: string;
      overdue: string;
      toBeConfirmed: string;
      about: string;
      rates: string;
      from: string | null;
    };
    dollarRate: QueriedFigure | null;
    euroRates: Array<QueriedFigure> | null;
    cookieBanner: QueriedCookieBanner;
    errorScreen: QueriedErrorScreen;
    offlineScreen: QueriedOfflineScreen;
    tooBusy: string;
    toastsLabel: string;
    pictureUnavailable: string;
    fallbackPicture: {
      hotspot: SanityImageHotspot | null;
      crop: SanityImageCrop | null;
      asset: {
        _id: string;
      } | null;
    } | null;
  } | null;
  navigation: {
    _id: "navigation";
    homeLabel: string;
    menus: Array<{
      _key: string;
      label: string;
      groups: Array<QueriedGroups>;
      prompt: {
        text: string;
        link: QueriedLink;
      } | null;
    }>;
    callToAction: QueriedLink;
    mobileMenu: Array<{
      _key: string;
      label: string;
      links: Array<QueriedNavLink | QueriedPageList>;
    }>;
    footer: {
      heading: string;
      callToAction: QueriedLink;
      columns: Array<QueriedGroups>;
      legalLinks: Array<QueriedLegalLinks> | null;
    };
    labels: QueriedLabels;
  } | null;
  lists: {
    privateServices: Array<QueriedService3>;
    businessServices: Array<QueriedService3>;
    emirates: Array<{
      _id: string;
      _type: "emirate";
      slug: string;
      label: string;
    }>;
    generalAdvantages: Array<QueriedAdvantage3>;
    cultureAdvantages: Array<QueriedAdvantage3>;
  };
};

// Source: web/content/queries/site.ts
// Variable: pageMetadataQuery
export type PageMetadataQueryResult = {
  _id: string;
  _updatedAt: string;
  title: string | null;
  description: string | null;
  keywords: Array<string> | null;
  canonical: string | null;
  author: string | null;
  robots: "index, follow" | "index, nofollow" | "noindex, follow" | "noindex, nofollow" | null;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImage: QueriedImageWithAlt | null;
  ogType: "article" | "website" | null;
  ogUrl: string | null;
  twitterCard: "summary_large_image" | "summary" | null;
  twitterSite: string | null;
  twitterCreator: string | null;
  twitterImage: QueriedImageWithAlt | null;
  articlePublishedTime: string | null;
  articleModifiedTime: string | null;
  publisher: string | null;
  structuredData: string | null;
  breadcrumbs: Array<{
    name: string;
    url: string;
  }> | null;
  hreflang: Array<{
    lang: string;
    href: string;
  }> | null;
} | null;

// Source: web/content/queries/site.ts
// Variable: homeSummaryQuery
export type HomeSummaryQueryResult = {
  _id: "homePage";
  hero: {
    headline: string;
    points: Array<QueriedCard>;
    image: QueriedImageWithAlt;
  };
} | null;

// Source: web/content/queries/site.ts
// Variable: notFoundPageQuery
export type NotFoundPageQueryResult = {
  _id: "notFoundPage";
  heading: string;
  text: string;
  homeLabel: string;
  contactLabel: string;
  image: QueriedImageWithAlt;
} | null;

// Source: web/content/queries/translations.ts
// Variable: catalogueQuery
export type CatalogueQueryResult = Array<{
  document: string;
  rows: Array<{
    field: string;
    source: string;
    text: string;
  }> | null;
}>;

// Source: web/content/queries/translations.ts
// Variable: draftCatalogueQuery
export type DraftCatalogueQueryResult = Array<{
  _id: string;
  document: string;
  rows: Array<{
    translation: string;
    _key: string;
    field: string;
    source: string;
    text: string;
  }> | null;
}>;

// Source: web/content/queries/translations.ts
// Variable: translationTimesQuery
export type TranslationTimesQueryResult = Array<{
  document: string;
  _updatedAt: string;
}>;

// Source: web/content/queries/translations.ts
// Variable: translatedPagesQuery
export type TranslatedPagesQueryResult = {
  languages: QueriedLanguages | QueriedLanguages2 | null;
  translated: Array<{
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "aboutPage";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "advantage";
    slug: string;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "advantagesPage";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "companyDuties";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "contactPage";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "cookiePolicyPage";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "dayCounter";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "diagram";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "emirate";
    slug: string;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "figure";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "freePage";
    slug: string;
    until: string | null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "freeZone";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "freeZonesPage";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "homeCountry";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "homePage";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "movePlan";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "navigation";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "notFoundPage";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "pageMetadata";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "partner";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "service";
    slug: string;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "siteSettings";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "taxBenefitsPage";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "taxEstimate";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "testimonial";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "toolWords";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "visaRoute";
    slug: null;
    until: null;
  } | {
    document: string;
    language: "da" | "fi" | "no" | "sv";
    _type: "zoneFinder";
    slug: null;
    until: null;
  }>;
};


// Parts of what several queries answer
type QueriedPart = {
  _key: string;
};

type QueriedFigure = {
  _id: string;
  _type: "figure";
  _updatedAt: string;
  label: string;
  value: string | "";
  unit: string | null;
  counted: PluralForms | null;
  qualifier: string | null;
  shortQualifier: string | null;
  keepsQualifier: false | true;
  sourceTitle: string | null;
  sourceUrl: string | null;
  checkedOn: string | null;
  reviewBy: string | null;
  status: "confirmed" | "toBeConfirmed" | null;
  next: QueriedNext | null;
  sameAs: QueriedSameAs | null;
};

type QueriedSpan = {
  marks?: Array<string>;
  text?: string;
  _type: "span";
  _key: string;
};

type QueriedExternalLink = {
  href: string;
  _type: "externalLink";
  _key: string;
};

type QueriedWho = {
  label: string;
  hint?: string;
};

type QueriedHero = {
  heading: string;
  lead: RichLine;
  actionLabel: string;
  image: ImageWithAlt;
};

type QueriedFullName = {
  label: string;
  placeholder?: string;
  message: string;
};

type QueriedPageEvent = {
  at?: string;
  by?: string;
  done?: string;
  _type: "pageEvent";
  _key: string;
};

type QueriedKept = {
  heading: string;
  intro: string;
  device: string;
  tab: string;
  consent: string;
  consentGiven: string;
  signUpAttempts: string;
  requestAttempts: string;
  lastSignUp: string;
  lastRequest: string;
  sentRequest: string;
  offlinePage: string;
  draft: string;
  failure: string;
  firstVisit: string;
  visitorEmail: string;
  homeCountry: string;
};

type QueriedHero2 = {
  heading: string;
  lead: RichLine;
  image: ImageWithAlt;
};

type QueriedActivity = {
  label: string;
  hint?: string;
  fact: string;
  mainland: string;
};

type QueriedOfficeHours = {
  days: string;
  opens: number;
  closes: number;
  timeZone: "Asia/Dubai" | "Europe/Copenhagen" | "Europe/Helsinki" | "Europe/Oslo" | "Europe/Riga" | "Europe/Stockholm" | "Europe/Tallinn" | "Europe/Vilnius" | "Europe/Warsaw";
};

type QueriedPartnerNames = {
  source?: string;
  isHidden?: boolean;
};

type QueriedZoneLabels = {
  established: string;
  bestFor: string;
  learnMore: string;
};

type QueriedHomeCountryLabels = {
  heading: string;
  intro: string;
  choose: string;
  kept: string;
  callHours: string;
  winter: string;
  summer: string;
  currency: string;
  treaty: string;
  homeTax: string;
  papers: string;
  licence: string;
  school: string;
  flights: string;
};

type QueriedDiagramLabels = {
  table: string;
  place: string;
  zones: string;
  distance: string;
  shortest: string;
  longest: string;
};

type QueriedCookieBanner = {
  heading: string;
  text: string;
  policyLabel: string;
  acceptLabel: string;
  declineLabel: string;
  closeLabel: string;
  policyDay?: string;
};

type QueriedErrorScreen = {
  heading: string;
  text: string;
  retryLabel: string;
  homeLabel: string;
};

type QueriedOfflineScreen = {
  heading: string;
  text: string;
  retryLabel: string;
};

type QueriedNext = {
  from?: string;
  value?: string;
  mayBeCalledOff?: boolean;
  qualifier?: string;
  sourceTitle?: string;
  sourceUrl?: string;
  checkedOn?: string;
};

type QueriedSameAs = {
  _updatedAt: string;
};

type QueriedBanner = {
  heading: string;
  text: string;
};

type QueriedAboutPage = {
  _type: "aboutPage";
  slug: null;
};

type QueriedAdvantage = {
  _type: "advantage";
  slug: string;
};

type QueriedAdvantagesPage = {
  _type: "advantagesPage";
  slug: null;
};

type QueriedContactPage = {
  _type: "contactPage";
  slug: null;
};

type QueriedCookiePolicyPage = {
  _type: "cookiePolicyPage";
  slug: null;
};

type QueriedEmirate = {
  _type: "emirate";
  slug: string;
};

type QueriedFreePage = {
  _type: "freePage";
  slug: string;
};

type QueriedFreeZonesPage = {
  _type: "freeZonesPage";
  slug: null;
};

type QueriedHomePage = {
  _type: "homePage";
  slug: null;
};

type QueriedService = {
  _type: "service";
  slug: string;
};

type QueriedTaxBenefitsPage = {
  _type: "taxBenefitsPage";
  slug: null;
};

type QueriedAboutPage2 = {
  _type: "aboutPage";
  slug: null;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedAdvantage2 = {
  _type: "advantage";
  slug: string;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedAdvantagesPage2 = {
  _type: "advantagesPage";
  slug: null;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedContactPage2 = {
  _type: "contactPage";
  slug: null;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedCookiePolicyPage2 = {
  _type: "cookiePolicyPage";
  slug: null;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedEmirate2 = {
  _type: "emirate";
  slug: string;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedFreePage2 = {
  _type: "freePage";
  slug: string;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedFreeZonesPage2 = {
  _type: "freeZonesPage";
  slug: null;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedHomePage2 = {
  _type: "homePage";
  slug: null;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedService2 = {
  _type: "service";
  slug: string;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedTaxBenefitsPage2 = {
  _type: "taxBenefitsPage";
  slug: null;
  atTool: boolean | null;
  answers: string | null;
};

type QueriedService3 = {
  _id: string;
  _type: "service";
  slug: string;
  label: string;
};

type QueriedAdvantage3 = {
  _id: string;
  _type: "advantage";
  slug: string;
  label: string;
};

type QueriedLanguages = {
  shown: null;
};

type QueriedLanguages2 = {
  shown: Array<string> | null;
};

type QueriedQuestions = {
  who: QueriedWho;
};

type QueriedTexts = {
  next?: string;
  earlier?: string;
  cutOff?: string;
  call: string;
  print: string;
  share: string;
};

type QueriedMessages = {
  notChoice: string;
  notAmount: string;
  notRead: string;
  negative: string;
  tooLarge: string;
  notDay: string;
};

type QueriedEmailCapture = {
  heading: string;
  fieldLabel: string;
  placeholder: string;
  buttonLabel: string;
  sendingLabel: string;
  hint: string;
  withoutJavaScript?: string;
  messages: {
    emailRequiredTitle: string;
    emailRequiredText: string;
    invalidEmail: string;
    rateLimitTitle: string;
    rateLimitText: string;
    failureTitle: string;
    failureText: string;
    successTitle: string;
    successText: string;
    dismissLabel: string;
  };
};

type QueriedColumns = {
  aspect: string;
  freeZones: string;
  mainland: string;
};

type QueriedRegister = {
  heading: string;
  shownOn: string;
  from: string;
  find: string;
  feedLabel: string;
};

type QueriedMessages2 = {
  rateLimitTitle: string;
  rateLimitText: string;
  successTitle: string;
  successText: string;
  failureTitle: string;
  invalidParameters: string;
  limitReached: string;
  forbidden: string;
  otherFailure: string;
  tooLong: string;
  mailShortened: string;
  copyLabel: string;
  copiedLabel: string;
  offline: string;
  dismissLabel: string;
};

type QueriedQuestions2 = {
  issued: QueriedWho;
  company: QueriedWho;
  revenue: QueriedWho;
  supplies: QueriedWho;
  customers: QueriedWho;
  visas: QueriedWho;
  periodEnd: QueriedWho;
  calendarName: QueriedWho;
};

type QueriedFigures = {
  name: string;
  figure: FigureReference;
  show?: "withUnit" | "valueOnly";
  _key: string;
};

type QueriedTexts2 = {
  submit: string;
  examples: string;
  next: string;
  calendar: string;
  open: string;
  closed: string;
  further: string;
  notNeeded: string;
  missed: string;
  exceptions: string;
  leavesOut: string;
};

type QueriedMessages3 = {
  aboveRevenue: string;
  tooLate: string;
};

type QueriedExamples = {
  label: string;
  answer: string;
  _key: string;
};

type QueriedQuestions3 = {
  month: QueriedWho;
  adults: QueriedWho;
  children: QueriedWho;
  pupils: QueriedWho;
  company: QueriedWho;
  goods: QueriedWho;
  pets: QueriedWho;
  car: QueriedWho;
  country: QueriedWho;
  calendarName: QueriedWho;
};

type QueriedTexts3 = {
  submit: string;
  examples: string;
  landing: string;
  weekOf: string;
  tooSoon: string;
  planFor: string;
  papers: string;
  elsewhere: string;
  calendar: string;
  arrival: string;
  presenceWithTies: string;
  presence: string;
  leavesOut: string;
};

type QueriedMessages4 = {
  notMonth: string;
  pastMonth: string;
  farMonth: string;
  notAdults: string;
  notChildren: string;
};

type QueriedQuestions4 = {
  arrival: QueriedWho;
  departure: QueriedWho;
};

type QueriedTexts4 = {
  submit: string;
  stay: string;
  counted: string;
  moreStays: string;
  privacy: string;
  examples: string;
  presence: string;
  most: string;
  current: string;
  period: string;
  recent: string;
  long: string;
  short: string;
  ties: string;
  met: string;
  metAsPlanned: string;
  willBeMet: string;
  metIfBack: string;
  missing: string;
  absence: string;
  longest: string;
  between: string;
  noAbsence: string;
  tooLong: string;
  askFirst: string;
  away: string;
  backBy: string;
  wasBackBy: string;
  returnBy: string;
  leavesOut: string;
  address: string;
};

type QueriedMessages5 = {
  noStay: string;
  tooEarly: string;
  tooLate: string;
  endsBefore: string;
  overlaps: string;
  tooMany: string;
};

type QueriedQuestions5 = {
  activity: QueriedActivity;
  customers: QueriedActivity;
  premises: QueriedActivity;
  visas: QueriedActivity;
  regulator: QueriedActivity;
  designated: QueriedActivity;
  emirate: {
    label: string;
    hint?: string;
    mainland: string;
  };
};

type QueriedTexts5 = {
  submit: string;
  any: string;
  all: string;
  more: string;
  mayFit: string;
  fittingToo: string;
  further: string;
  ruledOut: string;
  ask: string;
  compare: string;
  comparison: string;
  unknown: string;
  yes: string;
  no: string;
  fees: string;
  mainland: string;
  tax: string;
};

type QueriedMessages6 = {
  notZones: string;
};

type QueriedQuestions6 = {
  livelihood: QueriedWho;
  companions: QueriedWho;
  age: QueriedWho;
  currency: QueriedWho;
  income: QueriedWho;
  savings: QueriedWho;
  property: QueriedWho;
  owners: QueriedWho;
  monthsAway: QueriedWho;
};

type QueriedTexts6 = {
  submit: string;
  examples: string;
  open: string;
  unconfirmed: string;
  noneOpen: string;
  closed: string;
  notNeeded: string;
  term: string;
  sponsor: string;
  ends: string;
  papers: string;
  dubaiAlone: string;
  absenceSafe: string;
  absenceRisk: string;
  absenceExempt: string;
  exceptions: string;
  leavesOut: string;
};

type QueriedMessages7 = {
  notAge: string;
  notMonths: string;
};

type QueriedQuestions7 = {
  revenue: QueriedWho;
  profit: QueriedWho;
  currency: QueriedWho;
  activity: QueriedWho;
  customers: QueriedWho;
  periodEnd: QueriedWho;
  issued: QueriedWho;
  earlierRevenue: QueriedWho;
  group: QueriedWho;
  otherProfit: QueriedWho;
  share: QueriedWho;
};

type QueriedTexts7 = {
  submit: string;
  examples: string;
  mainland: string;
  freeZone: string;
  tax: string;
  withinBand: string;
  aboveBand: string;
  relief: string;
  noRelief: string;
  topUp: string;
  groupRelief: string;
  list: string;
  keptStatus: string;
  lostStatus: string;
  leavesOut: string;
};

type QueriedMessages8 = {
  aboveRevenue: string;
  notShare: string;
  notFirstPeriod: string;
  beforeTax: string;
};

type QueriedLabels = {
  openMenu: string;
  closeMenu: string;
  skipToContent: string;
  mainNavigation: string;
  footerNavigation: string;
  breadcrumbs: string;
  readOn: string;
  newTab: string;
};

type QueriedEmirate3 = {
  name: string;
  slug: string;
};

type QueriedNavLink = {
  _key: string;
  _type: "navLink";
  label: string;
  page: QueriedAboutPage2 | QueriedAdvantage2 | QueriedAdvantagesPage2 | QueriedContactPage2 | QueriedCookiePolicyPage2 | QueriedEmirate2 | QueriedFreePage2 | QueriedFreeZonesPage2 | QueriedHomePage2 | QueriedService2 | QueriedTaxBenefitsPage2;
};

type QueriedPageList = {
  _key: string;
  _type: "pageList";
  pages: "businessServices" | "cultureAdvantages" | "emirates" | "generalAdvantages" | "privateServices";
};

type QueriedLink = {
  _key: null;
  label: string;
  page: QueriedAboutPage2 | QueriedAdvantage2 | QueriedAdvantagesPage2 | QueriedContactPage2 | QueriedCookiePolicyPage2 | QueriedEmirate2 | QueriedFreePage2 | QueriedFreeZonesPage2 | QueriedHomePage2 | QueriedService2 | QueriedTaxBenefitsPage2;
};

type QueriedThankYou = {
  heading: string;
  text: string;
  stepsHeading: string;
  steps: Array<string>;
  papersHeading: string;
  papers: Array<string>;
  localHoursLabel: string;
  actionLabel: string;
};

type QueriedFigureValue = {
  _key: string;
  _type: "figureValue";
  figure: QueriedFigure;
  show: "valueOnly" | "withUnit";
};

type QueriedImageWithAlt = {
  _type: "imageWithAlt";
  alt: string | null;
  decorative: boolean | null;
  flip: boolean | null;
  hotspot: SanityImageHotspot | null;
  crop: SanityImageCrop | null;
  asset: {
    _id: string;
    dimensions: {
      width: number;
      height: number;
    } | null;
    lqip: string | null;
  } | null;
};

type QueriedLead = {
  _id: string;
  _updatedAt: string;
  quote: string;
  role: string;
  city: string;
  country: string;
};

type QueriedGroups = {
  _key: string;
  title: string | null;
  links: Array<QueriedNavLink | QueriedPageList>;
};

type QueriedLegalLinks = {
  _key: string;
  label: string;
  page: QueriedAboutPage2 | QueriedAdvantage2 | QueriedAdvantagesPage2 | QueriedContactPage2 | QueriedCookiePolicyPage2 | QueriedEmirate2 | QueriedFreePage2 | QueriedFreeZonesPage2 | QueriedHomePage2 | QueriedService2 | QueriedTaxBenefitsPage2;
};

type QueriedBlock = {
  children: Array<QueriedFigureValue | QueriedSpan> | null;
  style?: "normal";
  listItem?: never;
  markDefs: null;
  level?: number;
  _type: "block";
  _key: string;
};

type QueriedBlock2 = {
  children: Array<QueriedFigureValue | QueriedSpan> | null;
  style?: "h2" | "h3" | "normal";
  listItem?: "bullet" | "number";
  markDefs: Array<QueriedExternalLink | {
    page: QueriedAboutPage | QueriedAdvantage | QueriedAdvantagesPage | QueriedContactPage | QueriedCookiePolicyPage | QueriedEmirate | QueriedFreePage | QueriedFreeZonesPage | QueriedHomePage | QueriedService | QueriedTaxBenefitsPage;
    _type: "internalLink";
    _key: string;
  }> | null;
  level?: number;
  _type: "block";
  _key: string;
};

type QueriedPartners = {
  _id: string;
  _updatedAt: string;
  name: string;
  setting: "display" | "text" | "wide";
  logo: QueriedImageWithAlt | null;
};

type QueriedTiles = {
  _key: string;
  label: string | null;
  figure: {
    show: "valueOnly" | "withUnit";
    figure: QueriedFigure;
  };
};

type QueriedFigures2 = {
  name: string;
  show: "valueOnly" | "withUnit" | null;
  figure: QueriedFigure;
};

type QueriedExamples2 = {
  _key: string;
  label: string;
  answer: string;
};

type QueriedWords = {
  texts: QueriedTexts;
  messages: QueriedMessages;
  questions: QueriedQuestions;
  options: Array<{
    answer: string;
    label: string;
  }>;
  cases: Array<{
    name: "askUs" | "dutiesPrivate" | "notAnswered" | "planBranch" | "taxPrivate" | "toDuties" | "toPlan" | "toVisas" | "zonesBranch" | "zonesManaged" | "zonesPerson" | "zonesPrivate";
    text: string;
  }>;
};

type QueriedService4 = {
  _type: "service";
  slug: string;
  tool: string | null;
};

type QueriedPoints = {
  _key: string;
  text: Array<QueriedBlock>;
};

type QueriedHero3 = {
  heading: string;
  headline: null;
  lead: Array<QueriedBlock>;
  points: null;
};

type QueriedCards = {
  _key: string;
  icon: "alert" | "briefcase" | "building" | "bulb" | "calendar" | "chart" | "check" | "clock" | "document" | "family" | "globe" | "handshake" | "home" | "info" | "key" | "lantern" | "mail" | "map-pin" | "passport" | "people" | "percent" | "phone" | "plane" | "scale" | "school" | "shield" | "ship" | "spark" | "sun" | "trophy" | "wallet";
  title: Array<QueriedBlock>;
  text: Array<QueriedBlock>;
};

type QueriedMembers = {
  _key: string;
  role: string;
  text: Array<QueriedBlock>;
  image: QueriedImageWithAlt | null;
};

type QueriedCard = {
  text: Array<QueriedBlock>;
};

type QueriedNote = {
  title: string;
  text: Array<QueriedBlock>;
};

type QueriedSteps = {
  _key: string;
  title: string;
  text: Array<QueriedBlock>;
  detail: Array<QueriedBlock> | null;
};

type QueriedFreeZones = {
  value: Array<QueriedBlock>;
  text: Array<QueriedBlock>;
  footnotes: Array<QueriedFigure> | null;
};

type QueriedCompanyDuties = {
  _id: string;
  _type: "companyDuties";
  _updatedAt: string;
  heading: string;
  text: Array<QueriedBlock>;
  questions: QueriedQuestions2;
  options: Array<{
    question: "company" | "customers" | "periodEnd" | "visas";
    answer: string;
    label: string;
    figure: QueriedFigure | null;
  }>;
  times: null;
  cases: Array<{
    name: "nextDuty" | "older" | "overdue" | "overdueCosts" | "waiverOpen" | "waiverOver";
    text: string;
  }>;
  figures: Array<QueriedFigures2>;
  routes: null;
  rows: Array<{
    part: "audit" | "beneficialOwners" | "branchRegister" | "corporateTax" | "establishmentCard" | "generalMeeting" | "healthInsurance" | "invoicing" | "invoicingProvider" | "lease" | "licence" | "ownerChanges" | "records" | "residence" | "substance" | "taxPayment" | "taxReturn" | "unemploymentInsurance" | "vatRegistration" | "vatReturn" | "wages";
    label: string;
    what: string;
    who: string;
    penalty: string;
    unless: string | null;
    sourceTitle: string;
  }>;
  texts: QueriedTexts2;
  counted: null;
  messages: QueriedMessages3;
  examples: Array<QueriedExamples2> | null;
  words: QueriedWords | null;
  pages: Array<QueriedService4>;
};

type QueriedDayCounter = {
  _id: string;
  _type: "dayCounter";
  _updatedAt: string;
  heading: string;
  text: Array<QueriedBlock>;
  questions: QueriedQuestions4;
  options: null;
  times: null;
  cases: null;
  figures: Array<QueriedFigures2>;
  routes: null;
  rows: null;
  texts: QueriedTexts4;
  counted: null;
  messages: QueriedMessages5;
  examples: Array<QueriedExamples2> | null;
  words: QueriedWords | null;
  pages: Array<QueriedService4>;
};

type QueriedMovePlan = {
  _id: string;
  _type: "movePlan";
  _updatedAt: string;
  heading: string;
  text: Array<QueriedBlock>;
  questions: QueriedQuestions3;
  options: Array<{
    question: "car" | "company" | "goods" | "pets";
    answer: string;
    label: string;
    figure: QueriedFigure | null;
  }>;
  times: Array<{
    name: "bank" | "births" | "carHome" | "carPapers" | "companyBank" | "consultation" | "diplomas" | "driving" | "drivingLicences" | "emiratesId" | "establishmentCard" | "family" | "flat" | "freeZone" | "greenProof" | "insurance" | "lease" | "leaving" | "mainland" | "marriage" | "medical" | "noneProof" | "ownerProof" | "owners" | "passports" | "permit" | "petBooks" | "petsHome" | "purchase" | "remoteProof" | "removal" | "schoolBegins" | "schoolReports" | "schools" | "scope" | "taxPapers" | "taxRegistration" | "titleDeed" | "visaFree" | "visitVisa" | "workProof";
    label: string;
    weeks: number;
    detail: string | null;
  }>;
  cases: null;
  figures: Array<QueriedFigures2>;
  routes: null;
  rows: null;
  texts: QueriedTexts3;
  counted: null;
  messages: QueriedMessages4;
  examples: Array<QueriedExamples2> | null;
  words: QueriedWords | null;
  pages: Array<QueriedService4>;
};

type QueriedTaxEstimate = {
  _id: string;
  _type: "taxEstimate";
  _updatedAt: string;
  heading: string;
  text: Array<QueriedBlock>;
  questions: QueriedQuestions7;
  options: Array<{
    question: "activity" | "currency" | "customers" | "group";
    answer: string;
    label: string;
    figure: QueriedFigure | null;
  }>;
  times: null;
  cases: Array<{
    name: "branchRelief" | "chosenRelief" | "consumers" | "exemptShares" | "firstPeriod" | "freeZoneCustomers" | "holding" | "holdingOther" | "listed" | "managed" | "neverQualified" | "notListed" | "noTopUp" | "ownGroup" | "ownShare" | "person" | "personBelow" | "reliefForfeits" | "resellersOnly" | "topUpAtMost" | "topUpLess" | "topUpReturn";
    text: string;
  }>;
  figures: Array<QueriedFigures2>;
  routes: null;
  rows: null;
  texts: QueriedTexts7;
  counted: null;
  messages: QueriedMessages8;
  examples: Array<QueriedExamples2> | null;
  words: QueriedWords | null;
  pages: Array<QueriedService4>;
};

type QueriedVisaRoute = {
  _id: string;
  _type: "visaRoute";
  _updatedAt: string;
  heading: string;
  text: Array<QueriedBlock>;
  questions: QueriedQuestions6;
  options: Array<{
    question: "companions" | "currency" | "livelihood" | "owners";
    answer: string;
    label: string;
    figure: QueriedFigure | null;
  }>;
  times: null;
  cases: Array<{
    name: "family" | "familyAlone" | "familyByRelative" | "familyClosed" | "familyLacks" | "golden" | "goldenClosed" | "goldenDeposit" | "goldenLacks" | "greenClosed" | "greenEmployee" | "greenEmployeeLacks" | "greenFreelance" | "greenFreelanceLacks" | "greenPartner" | "income" | "investor" | "investorClosed" | "lowerIncome" | "ownerClosed" | "ownerShared" | "ownerSharedLacks" | "ownerSole" | "parents" | "parentsLacks" | "permit" | "permitClosed" | "property" | "remote" | "remoteClosed" | "remoteLacks" | "remoteOwner" | "retirement" | "retirementDubai" | "retirementLacks" | "retirementWorks" | "retirementYoung" | "savings" | "work" | "workClosed";
    text: string;
  }>;
  figures: Array<QueriedFigures2>;
  routes: Array<{
    route: "family" | "golden" | "green" | "investor" | "owner" | "permit" | "remote" | "retirement" | "work";
    name: string;
    term: string;
    sponsor: string;
    ends: string;
    papers: string;
  }>;
  rows: null;
  texts: QueriedTexts6;
  counted: null;
  messages: QueriedMessages7;
  examples: Array<QueriedExamples2> | null;
  words: QueriedWords | null;
  pages: Array<QueriedService4>;
};

type QueriedZoneFinder = {
  _id: string;
  _type: "zoneFinder";
  _updatedAt: string;
  heading: string;
  text: Array<QueriedBlock>;
  questions: QueriedQuestions5;
  options: Array<{
    question: "activity" | "customers" | "designated" | "premises" | "regulator" | "visas";
    answer: string;
    label: string;
    figure: QueriedFigure | null;
  }>;
  times: null;
  cases: Array<{
    name: "mayFitOpen" | "moreOpen" | "openOne" | "openSeveral" | "priceOf" | "priceOld" | "priceUndated";
    text: string;
  }>;
  figures: Array<QueriedFigures2>;
  routes: null;
  rows: null;
  texts: QueriedTexts5;
  counted: PluralForms;
  messages: QueriedMessages6;
  examples: null;
  words: QueriedWords | null;
  pages: Array<QueriedService4>;
};

type QueriedPhases = {
  _key: string;
  title: string;
};

type QueriedDutiesAhead = {
  _updatedAt: string;
  heading: string;
  page: QueriedService | null;
};

type QueriedZones = {
  _id: string;
  _updatedAt: string;
  name: string;
  emirate: QueriedEmirate3;
  otherEmirates: Array<QueriedEmirate3> | null;
  facts: Array<{
    fact: "designated" | "desk" | "finance" | "health" | "land" | "logistics" | "mainland" | "manufacturing" | "media" | "noPremises" | "office" | "regulator" | "services" | "technology" | "trading" | "visas" | "warehouse" | "workshop";
    stated: "no" | "notStated" | "yes";
    upTo: number | null;
    sourceId: string | null;
  }> | null;
  fees: Array<{
    _id: string;
    _type: "figure";
    _updatedAt: string;
    label: string;
    value: string | "";
    unit: string | null;
    counted: PluralForms | null;
    qualifier: string | null;
    shortQualifier: string | null;
    keepsQualifier: false | true;
    sourceTitle: string | null;
    sourceUrl: string | null;
    checkedOn: string | null;
    reviewBy: string | null;
    status: "confirmed" | "toBeConfirmed" | null;
    next: QueriedNext | null;
    sameAs: QueriedSameAs | null;
    priceYear: number | null;
  }> | null;
};

type QueriedZoneSources = {
  _id: string;
  _updatedAt: string;
  title: string;
  url: string | null;
  day: string;
};

type QueriedHomeCountries = {
  _id: string;
  _updatedAt: string;
  name: string;
  timeZone: "Asia/Dubai" | "Europe/Copenhagen" | "Europe/Helsinki" | "Europe/Oslo" | "Europe/Riga" | "Europe/Stockholm" | "Europe/Tallinn" | "Europe/Vilnius" | "Europe/Warsaw";
  currency: string;
  facts: Array<{
    _key: string;
    part: "flights" | "homeTax" | "licence" | "papers" | "school" | "treaty";
    text: Array<QueriedBlock>;
    sourceTitle: string;
    sourceUrl: string | null;
    checkedOn: string;
  }> | null;
  treaty: Array<QueriedBlock> | null;
  homeTax: Array<QueriedCard> | null;
  licence: Array<QueriedBlock> | null;
  papers: Array<QueriedBlock> | null;
};

type QueriedAdvantage4 = {
  _id: string;
  _updatedAt: string;
  _type: "advantage";
  slug: string;
  title: string;
  icon: "alert" | "briefcase" | "building" | "bulb" | "calendar" | "chart" | "check" | "clock" | "document" | "family" | "globe" | "handshake" | "home" | "info" | "key" | "lantern" | "mail" | "map-pin" | "passport" | "people" | "percent" | "phone" | "plane" | "scale" | "school" | "shield" | "ship" | "spark" | "sun" | "trophy" | "wallet";
  card: QueriedNote;
  image: QueriedImageWithAlt;
};

type QueriedDiagram = {
  _id: string;
  _updatedAt: string;
  kind: "bars" | "clock" | "daylight" | "emirates" | "flights" | "months" | "path" | "timeline";
  heading: string;
  text: Array<QueriedBlock> | null;
  whole: number | null;
  countries: Array<{
    _id: string;
    _updatedAt: string;
    name: string;
    timeZone: "Asia/Dubai" | "Europe/Copenhagen" | "Europe/Helsinki" | "Europe/Oslo" | "Europe/Riga" | "Europe/Stockholm" | "Europe/Tallinn" | "Europe/Vilnius" | "Europe/Warsaw";
    city: string | null;
    latitude: number | null;
    longitude: number | null;
  }> | null;
  emirates: Array<{
    _id: string;
    _updatedAt: string;
    _type: "emirate";
    name: string;
    slug: string;
    card: QueriedCard;
  }> | null;
  rows: Array<{
    _key: string;
    label: string;
    text: Array<QueriedBlock> | null;
    from: number | null;
    to: number | null;
    figure: QueriedFigure | null;
  }> | null;
};

type QueriedHero4 = {
  heading: string;
  lead: Array<QueriedBlock>;
  actionLabel: string;
  image: QueriedImageWithAlt;
};

type QueriedBenefitsSection = {
  _key: string;
  _type: "benefitsSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  intro: Array<QueriedBlock> | null;
  benefits: Array<QueriedCards>;
};

type QueriedBusinessTypesSection = {
  _key: string;
  _type: "businessTypesSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  intro: Array<QueriedBlock> | null;
  types: Array<{
    _key: string;
    category: string;
    text: Array<QueriedBlock>;
    examples: Array<string>;
  }>;
};

type QueriedCallToActionSection = {
  _key: string;
  _type: "callToActionSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  text: Array<QueriedBlock> | null;
  actionLabel: string;
  subject: string | null;
};

type QueriedChecklistSection = {
  _key: string;
  _type: "checklistSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  intro: Array<QueriedBlock> | null;
  points: Array<QueriedPoints>;
  image: QueriedImageWithAlt | null;
};

type QueriedComparisonSection = {
  _key: string;
  _type: "comparisonSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  intro: Array<QueriedBlock> | null;
  aspect: string;
  columns: Array<string>;
  rows: Array<{
    _key: string;
    title: string;
    cells: Array<QueriedPoints>;
  }>;
};

type QueriedDiagramSection = {
  _key: string;
  _type: "diagramSection";
  place: "first" | "second" | "third" | null;
  background: "frost" | "paper" | "sand" | null;
  diagram: QueriedDiagram;
};

type QueriedLogosSection = {
  _key: string;
  _type: "logosSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  partners: Array<QueriedPartners>;
};

type QueriedNoteSection = {
  _key: string;
  _type: "noteSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  note: QueriedNote;
};

type QueriedPictureTextSection = {
  _key: string;
  _type: "pictureTextSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  body: Array<QueriedBlock2>;
  image: QueriedImageWithAlt;
  side: "left" | "right" | null;
  link: QueriedLink | null;
};

type QueriedQuestionsSection = {
  _key: string;
  _type: "questionsSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  intro: Array<QueriedBlock> | null;
  questions: Array<{
    _key: string;
    question: string;
    answer: Array<QueriedBlock2>;
  }>;
};

type QueriedRichTextSection = {
  _key: string;
  _type: "richTextSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  body: Array<QueriedBlock2>;
  image: QueriedImageWithAlt | null;
};

type QueriedStatTilesSection = {
  _key: string;
  _type: "statTilesSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string | null;
  tiles: Array<QueriedTiles>;
};

type QueriedStepsSection = {
  _key: string;
  _type: "stepsSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  intro: Array<QueriedBlock> | null;
  steps: Array<QueriedSteps>;
};

type QueriedTeamSection = {
  _key: string;
  _type: "teamSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  intro: Array<QueriedBlock> | null;
  members: Array<QueriedMembers>;
};

type QueriedTestimonialsSection = {
  _key: string;
  _type: "testimonialsSection";
  place: "first" | "second" | "third" | null;
  background: "dark" | "frost" | "paper" | "sand" | null;
  heading: string;
  intro: Array<QueriedBlock> | null;
  testimonials: Array<QueriedLead>;
};

type QueriedClosing = {
  heading: string;
  text: Array<QueriedBlock>;
  actionLabel: string;
  image: QueriedImageWithAlt;
};

type QueriedHero5 = {
  heading: string;
  lead: Array<QueriedBlock>;
  image: QueriedImageWithAlt;
};

type QueriedHomeCountries2 = {
  _id: string;
  _updatedAt: string;
  name: string;
};

// Query TypeMap
declare global {
  interface SanityQueries {
    "{\n  \"redirectedTo\": *[_type == \"redirect\" && active == true && source == $from][0].target,\n  \"isTaken\": defined(*[_type == $type && slug.current == $slug][0]._id)\n}": OldAddressQueryResult;
    "*[_type == \"figure\" && !defined(sameAs)\n  && (reviewBy < $today || !defined(reviewBy) && checkedOn < $checkedBefore)]._id": OverdueQueryResult;
    "*[_type in $pageTypes] | order(orderRank, title, name, _id){\n  _id,\n  _type,\n  \"slug\": slug.current,\n  \"title\": coalesce(menuLabel, title, name),\n  \"isOverdue\": references($overdue)\n}": PageTreeQueryResult;
    "*[_id == $id][0]{\n  _id,\n  _type,\n  \"slug\": slug.current,\n  path,\n  emirate,\n  otherEmirates,\n  language,\n  \"translated\": translated._ref\n}": PlacedDocumentQueryResult;
    "{\n  \"page\": *[_type == $type && ($slug == null && _id == $type || slug.current == $slug)][0]{\n    title,\n    heading,\n    lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    hero{\n      heading,\n      headline,\n      lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n      points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n    },\n    banner{ heading, text }\n  },\n  \"homePage\": *[_type == \"homePage\" && _id == \"homePage\"][0]{\n    hero{ headline, points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n  },\n  \"homeMetadata\": *[_type == \"pageMetadata\" && path == \"/\"][0]{ title, description },\n  \"company\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{ brandName },\n  \"metadataRevision\": *[_type == \"pageMetadata\" && path == $path][0]._rev\n}": HeadFallbacksQueryResult;
    "releases::all()[state == \"scheduled\" && publishAt < $until] | order(publishAt desc).name": ScheduledQueryResult;
    "*[_type == \"aboutPage\" && _id == \"aboutPage\"][0]{\n  _id,\n  _updatedAt,\n  hero{ heading, lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, actionLabel, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  story{ heading, body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  standOut{ heading, cards[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n } },\n  team{\n    heading,\n    intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n  },\n  contact{ heading, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, actionLabel },\n  social,\n  sections[]{ \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n },\n  readOn[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  register\n}": AboutPageQueryResult;
    "*[_type == \"advantagesPage\" && _id == \"advantagesPage\"][0]{\n  _id,\n  _updatedAt,\n  hero{ heading, lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, actionLabel, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  \"advantages\": *[_type == \"advantage\" && defined(slug.current)]\n    | order(orderRank, title, _id){ \n  _id,\n  _updatedAt,\n  _type,\n  \"slug\": slug.current,\n  title,\n  icon,\n  card{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  \"image\": hero.image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  readMoreLabel,\n  sections[]{ \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n },\n  readOn[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  closing{ \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n}": AdvantagesPageQueryResult;
    "*[_type == \"advantage\" && slug.current == $slug][0]{\n  _id,\n  _updatedAt,\n  title,\n  layout,\n  icon,\n  hero{ heading, lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  aside{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  diagrams[]->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n },\n  homeCountries[]->{\n  _id,\n  _updatedAt,\n  name,\n  timeZone,\n  currency,\n  \"facts\": rows[]{ \n  _key,\n  part,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  sourceTitle,\n  sourceUrl,\n  checkedOn\n },\n  \"treaty\": rows[part == \"treaty\"][0].text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  \"homeTax\": rows[part == \"homeTax\"]{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  \"licence\": rows[part == \"licence\"][0].text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  \"papers\": rows[part == \"papers\"][0].text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n},\n  sections[]{ \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n },\n  readOn[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  actionLabel\n}": AdvantagePageQueryResult;
    "*[_type == \"contactPage\" && _id == \"contactPage\"][0]{\n  _id,\n  _updatedAt,\n  banner{ heading, text, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  form{\n    ...,\n    contactMethodOptions,\n    fields{\n      fullName, email, phone, profession, nationality, contactMethod, message,\n      consent{ ..., label[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n    }\n  },\n  panel{\n    ...,\n    reasons[]{ _type, _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n    image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n  },\n  thankYou,\n  \"toolAhead\": tool->{ \n  _updatedAt,\n  heading,\n  \"page\": *[_type == \"service\" && tool._ref == ^._id] | order(orderRank, _id)[0]{\n    _type,\n    \"slug\": slug.current\n  }\n },\n  \"homeCountries\": *[_type == \"homeCountry\"] | order(name, _id){ _id, _updatedAt, name },\n  sections[]{ \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n }\n}": ContactPageQueryResult;
    "*[_type == \"cookiePolicyPage\" && _id == \"cookiePolicyPage\"][0]{\n  _id,\n  _updatedAt,\n  heading,\n  lastUpdatedLabel,\n  lead,\n  sections[]{ _key, heading, isPrivacyNotice, body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  kept,\n  contactHeading,\n  contactText,\n  changeChoiceLabel\n}": CookiePolicyPageQueryResult;
    "*[_type == \"figure\"] | order(label, _id){ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n }": FiguresQueryResult;
    "*[!(_type match \"sanity.*\") && !(_type match \"system.*\") && !(_type in [\"contentBase\", \"contentRun\", \"seedManifest\", \"deletedDocument\", \"sourceReading\", \"contentJournal\", \"contentJournalStep\", \"contentLock\"]) && _updatedAt >= $since] | order(_updatedAt desc, _id)[0...220]{ _id, _type, _rev }": PublishedSinceQueryResult;
    "{\n  \"ids\": *[_id in $ids][0]._id,\n  \"types\": *[_type in $types][0]._id\n}": DependingQueryResult;
    "*[_type == \"freePage\" && slug.current == $slug][0]{\n  _id,\n  _updatedAt,\n  title,\n  \"robots\": select(listing == \"campaign\" => \"noindex, follow\", null),\n  hero{ heading, lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, actionLabel, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  sections[]{\n    \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n,\n    \n  _type == \"toolSection\" => { \n  tool->{\n  _id,\n  _type,\n  _updatedAt,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions,\n  options[]{ question, answer, label, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } },\n  times[]{ name, label, weeks, detail },\n  cases[]{ name, text },\n  figures[]{ name, show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } },\n  routes[]{ route, name, term, sponsor, ends, papers },\n  rows[]{ part, label, what, who, penalty, unless, sourceTitle },\n  texts,\n  counted,\n  messages,\n  examples[]{ _key, label, answer },\n  \"words\": *[_type == \"toolWords\" && _id == \"toolWords\"][0]{\n    texts,\n    messages,\n    questions,\n    options[]{ answer, label },\n    cases[]{ name, text }\n  },\n  \"pages\": *[_type == \"service\" && tool._ref in [\"visaRoute\", \"companyDuties\", \"movePlan\"]] | order(orderRank, _id){\n    _type,\n    \"slug\": slug.current,\n    \"tool\": tool._ref\n  }\n},\n  \n  \n  \"phases\": select(\n    tool->_type == \"movePlan\" => *[_type == \"homePage\" && _id == \"homePage\"][0].process.steps[]{ _key, title },\n    null\n  ),\n  \"dutiesAhead\": select(\n    tool->_type == \"movePlan\" => *[_type == \"companyDuties\" && _id == \"companyDuties\"][0]{ \n  _updatedAt,\n  heading,\n  \"page\": *[_type == \"service\" && tool._ref == ^._id] | order(orderRank, _id)[0]{\n    _type,\n    \"slug\": slug.current\n  }\n },\n    null\n  )\n,\n  \"zones\": select(tool->_type == \"zoneFinder\" => *[_type == \"freeZone\"]\n  | order(emirate->orderRank, orderRank, name, _id){\n    _id,\n    _updatedAt,\n    name,\n    emirate->{ name, \"slug\": slug.current },\n    otherEmirates[]->{ name, \"slug\": slug.current },\n    facts[]{ fact, stated, upTo, \"sourceId\": source._ref },\n    fees[]->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n, \"priceYear\": coalesce(sameAs->priceYear, priceYear) }\n  }, []),\n  \"zoneSources\": select(tool->_type == \"zoneFinder\" => *[_type == \"zoneSource\"] | order(sourceTitle, _id){\n  _id,\n  _updatedAt,\n  \"title\": sourceTitle,\n  \"url\": sourceUrl,\n  \"day\": checkedOn\n}, [])\n,\n  homeCountries[]->{\n  _id,\n  _updatedAt,\n  name,\n  timeZone,\n  currency,\n  \"facts\": rows[]{ \n  _key,\n  part,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  sourceTitle,\n  sourceUrl,\n  checkedOn\n },\n  \"treaty\": rows[part == \"treaty\"][0].text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  \"homeTax\": rows[part == \"homeTax\"]{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  \"licence\": rows[part == \"licence\"][0].text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  \"papers\": rows[part == \"papers\"][0].text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n}\n }\n\n  },\n  readOn[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n}": FreePageQueryResult;
    "*[_type == \"freeZonesPage\" && _id == \"freeZonesPage\"][0]{\n  _id,\n  _updatedAt,\n  hero{ heading, lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  benefitsHeading,\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n },\n  emiratesHeading,\n  \"emirates\": *[_type == \"emirate\" && defined(slug.current)] | order(orderRank, name, _id){\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{\n      text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n      highlights[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n      image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n      nameColour\n    }\n  },\n  \"zones\": *[_type == \"freeZone\"]\n  | order(emirate->orderRank, orderRank, name, _id){\n    _id,\n    _updatedAt,\n    name,\n    emirate->{ name, \"slug\": slug.current },\n    otherEmirates[]->{ name, \"slug\": slug.current },\n    facts[]{ fact, stated, upTo, \"sourceId\": source._ref },\n    fees[]->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n, \"priceYear\": coalesce(sameAs->priceYear, priceYear) }\n  },\n  \"zoneSources\": *[_type == \"zoneSource\"] | order(sourceTitle, _id){\n  _id,\n  _updatedAt,\n  \"title\": sourceTitle,\n  \"url\": sourceUrl,\n  \"day\": checkedOn\n},\n  tool->{\n  _id,\n  _type,\n  _updatedAt,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions,\n  options[]{ question, answer, label, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } },\n  times[]{ name, label, weeks, detail },\n  cases[]{ name, text },\n  figures[]{ name, show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } },\n  routes[]{ route, name, term, sponsor, ends, papers },\n  rows[]{ part, label, what, who, penalty, unless, sourceTitle },\n  texts,\n  counted,\n  messages,\n  examples[]{ _key, label, answer },\n  \"words\": *[_type == \"toolWords\" && _id == \"toolWords\"][0]{\n    texts,\n    messages,\n    questions,\n    options[]{ answer, label },\n    cases[]{ name, text }\n  },\n  \"pages\": *[_type == \"service\" && tool._ref in [\"visaRoute\", \"companyDuties\", \"movePlan\"]] | order(orderRank, _id){\n    _type,\n    \"slug\": slug.current,\n    \"tool\": tool._ref\n  }\n},\n  diagrams[]->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n },\n  advantageBlock{\n    heading,\n    tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } },\n    factorsHeading,\n    factors[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n    aside[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n  },\n  sections[]{ \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n },\n  readOn[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  closing{ \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n}": FreeZonesPageQueryResult;
    "*[_type == \"taxBenefitsPage\" && _id == \"taxBenefitsPage\"][0]{\n  _id,\n  _updatedAt,\n  hero{ heading, lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, actionLabel, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } },\n  tableHeading,\n  tableCaption,\n  columns{ aspect, freeZones, mainland },\n  rows[]{\n    _key,\n    aspect,\n    freeZones{ \n  value[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  footnotes[]->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n }\n },\n    mainland{ \n  value[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  footnotes[]->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n }\n }\n  },\n  footnoteLabel,\n  footnoteBackLabel,\n  tool->{\n  _id,\n  _type,\n  _updatedAt,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions,\n  options[]{ question, answer, label, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } },\n  times[]{ name, label, weeks, detail },\n  cases[]{ name, text },\n  figures[]{ name, show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } },\n  routes[]{ route, name, term, sponsor, ends, papers },\n  rows[]{ part, label, what, who, penalty, unless, sourceTitle },\n  texts,\n  counted,\n  messages,\n  examples[]{ _key, label, answer },\n  \"words\": *[_type == \"toolWords\" && _id == \"toolWords\"][0]{\n    texts,\n    messages,\n    questions,\n    options[]{ answer, label },\n    cases[]{ name, text }\n  },\n  \"pages\": *[_type == \"service\" && tool._ref in [\"visaRoute\", \"companyDuties\", \"movePlan\"]] | order(orderRank, _id){\n    _type,\n    \"slug\": slug.current,\n    \"tool\": tool._ref\n  }\n},\n  diagrams[]->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n },\n  compliance{\n    heading,\n    text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n    image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n  },\n  sections[]{ \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n },\n  readOn[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  closing{ \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n}": TaxBenefitsPageQueryResult;
    "*[_type == \"emirate\" && slug.current == $slug][0]{\n  _id,\n  _updatedAt,\n  name,\n  \"slug\": slug.current,\n  heroLayout,\n  hero{\n    heading,\n    lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    badges[]{ _key, icon, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n    image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n  },\n  sections[]{ \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n, \n  _type == \"zoneCardsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  \"zones\": *[\n    _type == \"freeZone\" &&\n    (emirate._ref == ^.^._id || ^.^._id in otherEmirates[]._ref) &&\n    (coalesce(count(^.kinds), 0) == 0 || kind in ^.kinds)\n  ] | order(orderRank, name, _id){\n    \n  _id,\n  _updatedAt,\n  name,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  bestFor,\n  website\n,\n    fullName,\n    established->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n },\n    benefits[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n    keyFeature[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n  }\n },\n  _type == \"zoneListSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  \"zones\": *[\n    _type == \"freeZone\" &&\n    (emirate._ref == ^.^._id || ^.^._id in otherEmirates[]._ref) &&\n    (coalesce(count(^.kinds), 0) == 0 || kind in ^.kinds)\n  ] | order(orderRank, name, _id){ \n  _id,\n  _updatedAt,\n  name,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  bestFor,\n  website\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  tool->{ _updatedAt, heading },\n  readOn[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  closing{ \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n}": EmiratePageQueryResult;
    "*[_type == \"homePage\" && _id == \"homePage\"][0]{\n  _id,\n  _updatedAt,\n  hero{\n    headline,\n    lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    needsLabel,\n    points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n    primaryActionLabel,\n    secondaryActionLabel,\n    secondaryActionSubject,\n    image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n  },\n  emailCapture{ ..., messages },\n  advantages{\n    heading[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } },\n    cards[]->{ \n  _id,\n  _updatedAt,\n  _type,\n  \"slug\": slug.current,\n  title,\n  icon,\n  card{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  \"image\": hero.image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n    moreLabel\n  },\n  process{\n    heading,\n    intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    founder,\n    family,\n    startLabel,\n    startImage{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n    landLabel,\n    landImage{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n    steps[]{ _key, title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  \"toolAhead\": tool->{ \n  _updatedAt,\n  heading,\n  \"page\": *[_type == \"service\" && tool._ref == ^._id] | order(orderRank, _id)[0]{\n    _type,\n    \"slug\": slug.current\n  }\n },\n  \"planned\": tool->times[]{ name, label, weeks },\n  packages{\n    heading,\n    packages[]{\n      _key,\n      title,\n      text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n      points[]{\n        _key,\n        _type,\n        label,\n        text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n      },\n      highlighted,\n      link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n    }\n  },\n  homeCountries[]->{ _id, _updatedAt, name },\n  sections[]{ \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n },\n  readOn[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  contact{ heading, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, actionLabel, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  partners{\n    heading,\n    \"partners\": *[_type == \"partner\"]\n      | order(orderRank, name, _id){ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n  },\n  testimonials{\n    heading,\n    lead->{ _id, _updatedAt, quote, role, city, country },\n    others[]->{ _id, _updatedAt, quote, role, city, country },\n    image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n    ratingLabel\n  }\n}": HomePageQueryResult;
    "{\n  \"pages\": *[_type in $slugTypes && defined(slug.current)]{\n    _id,\n    _type,\n    \"slug\": slug.current,\n    defined(until) => { until, \"afterwards\": afterwards->{ _type, \"slug\": slug.current } }\n  },\n  \"languages\": *[_id == \"siteLanguages\"][0]{ shown },\n  \"translated\": *[_type == \"translation\" && isShown == true]\n  | order(language, _id){ \"document\": translated._ref, language },\n  \"metadata\": *[_type == \"pageMetadata\" && defined(path)]{ _id, path },\n  \"redirects\": *[_type == \"redirect\" && active == true] | order(_createdAt, _id){ _id, source, target, permanent }\n}": RoutingQueryResult;
    "*[_type == \"service\" && slug.current == $slug][0]{\n  _id,\n  _updatedAt,\n  title,\n  layout,\n  hero{ heading, lead[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, actionLabel, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } },\n  introduction{\n    heading,\n    body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n    note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  diagrams[]->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n },\n  benefitsHeading,\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n },\n  subServicesHeading,\n  subServices[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n },\n  tool->{\n  _id,\n  _type,\n  _updatedAt,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions,\n  options[]{ question, answer, label, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } },\n  times[]{ name, label, weeks, detail },\n  cases[]{ name, text },\n  figures[]{ name, show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } },\n  routes[]{ route, name, term, sponsor, ends, papers },\n  rows[]{ part, label, what, who, penalty, unless, sourceTitle },\n  texts,\n  counted,\n  messages,\n  examples[]{ _key, label, answer },\n  \"words\": *[_type == \"toolWords\" && _id == \"toolWords\"][0]{\n    texts,\n    messages,\n    questions,\n    options[]{ answer, label },\n    cases[]{ name, text }\n  },\n  \"pages\": *[_type == \"service\" && tool._ref in [\"visaRoute\", \"companyDuties\", \"movePlan\"]] | order(orderRank, _id){\n    _type,\n    \"slug\": slug.current,\n    \"tool\": tool._ref\n  }\n},\n  \n  \"phases\": select(\n    tool->_type == \"movePlan\" => *[_type == \"homePage\" && _id == \"homePage\"][0].process.steps[]{ _key, title },\n    null\n  ),\n  \"dutiesAhead\": select(\n    tool->_type == \"movePlan\" => *[_type == \"companyDuties\" && _id == \"companyDuties\"][0]{ \n  _updatedAt,\n  heading,\n  \"page\": *[_type == \"service\" && tool._ref == ^._id] | order(orderRank, _id)[0]{\n    _type,\n    \"slug\": slug.current\n  }\n },\n    null\n  )\n,\n  homeCountries[]->{\n  _id,\n  _updatedAt,\n  name,\n  timeZone,\n  currency,\n  \"facts\": rows[]{ \n  _key,\n  part,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  sourceTitle,\n  sourceUrl,\n  checkedOn\n },\n  \"treaty\": rows[part == \"treaty\"][0].text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  \"homeTax\": rows[part == \"homeTax\"]{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  \"licence\": rows[part == \"licence\"][0].text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  \"papers\": rows[part == \"papers\"][0].text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n},\n  sections[]{ \n  _key,\n  _type,\n  place,\n  background,\n  _type == \"richTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"pictureTextSection\" => { \n  heading,\n  body[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  side,\n  link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n },\n  _type == \"statTilesSection\" => { \n  heading,\n  tiles[]{ _key, label, figure{ show, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } } }\n },\n  _type == \"benefitsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  benefits[]{ \n  _key,\n  icon,\n  title[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"questionsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  questions[]{ _key, question, answer[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"testimonialsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  testimonials[]->{ _id, _updatedAt, quote, role, city, country }\n },\n  _type == \"logosSection\" => { \n  heading,\n  partners[]->{ _id, _updatedAt, name, setting, logo{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n },\n  _type == \"stepsSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  steps[]{ \n  _key,\n  title,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  detail[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }\n }\n },\n  _type == \"checklistSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  points[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n },\n  _type == \"comparisonSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  aspect,\n  columns,\n  rows[]{ _key, title, cells[]{ _key, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } } }\n },\n  _type == \"noteSection\" => { \n  note{ title, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n },\n  _type == \"diagramSection\" => { \n  diagram->{ \n  _id,\n  _updatedAt,\n  kind,\n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  whole,\n  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },\n  emirates[]->{\n    _id,\n    _updatedAt,\n    _type,\n    name,\n    \"slug\": slug.current,\n    card{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }\n  },\n  rows[]{ _key, label, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, from, to, figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n }\n },\n  _type == \"teamSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  members[]{ \n  _key,\n  role,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n },\n  _type == \"callToActionSection\" => { \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  subject\n },\n  _type == \"businessTypesSection\" => { \n  heading, intro[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  types[]{ _key, category, text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n }, examples }\n }\n },\n  readOn[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  closing{ \n  heading,\n  text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n },\n  actionLabel,\n  image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n }\n}": ServicePageQueryResult;
    "{\n  \"settings\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0]{\n    _id,\n    brandName, tagline, email, phone, address, officeNote, openingHours, openingHoursNote,\n    officeHours, replyPromise, languages, languagesLabel,\n    ownFee, people, dubaiAddress, \"hidesPartners\": partnerNames.isHidden == true,\n    \"hidesDubaiOffice\": dubaiOffice.isHidden == true,\n    copyrightYear, copyrightNotice, disclaimer,\n    privacyLabel, controller[]{ _key, label, value },\n    contactSubjects[]{ _key, page->{ _type, \"slug\": slug.current }, subject, hint },\n    socialLinks[]{ _key, platform, url },\n    rating{ value, count, isHidden }, foundingYear, areasServed, zoneLabels, homeCountryLabels, diagramLabels,\n    evidence{ ..., \"from\": *[_type == \"aboutPage\"][0].register.from },\n    dollarRate->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n },\n    euroRates[]->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n },\n    cookieBanner,\n    errorScreen, offlineScreen, tooBusy, toastsLabel,\n    pictureUnavailable,\n    fallbackPicture{ hotspot, crop, asset->{ _id } }\n  },\n  \"navigation\": *[_type == \"navigation\" && _id == \"navigation\"][0]{\n    _id,\n    homeLabel,\n    menus[]{\n      _key, label,\n      groups[]{ _key, title, links[]{ \n  _key,\n  _type,\n  _type == \"navLink\" => { label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  _type == \"pageList\" => { pages }\n } },\n      prompt{ text, link{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} } }\n    },\n    callToAction{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n    mobileMenu[]{ _key, label, links[]{ \n  _key,\n  _type,\n  _type == \"navLink\" => { label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  _type == \"pageList\" => { pages }\n } },\n    footer{\n      heading,\n      callToAction{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n      columns[]{ _key, title, links[]{ \n  _key,\n  _type,\n  _type == \"navLink\" => { label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} },\n  _type == \"pageList\" => { pages }\n } },\n      legalLinks[]{ _key, label, \"page\": page->{\n  _type,\n  \"slug\": slug.current,\n  \"atTool\": ^.atTool,\n  \"answers\": ^.answers\n} }\n    },\n    labels\n  },\n  \"lists\": {\n    \"privateServices\": *[_type == \"service\" && category == \"private\" && defined(slug.current)]\n      | order(orderRank, title, _id){ \n  _id,\n  _type,\n  \"slug\": slug.current,\n  \"label\": coalesce(menuLabel, title, name)\n },\n    \"businessServices\": *[_type == \"service\" && category == \"business\" && defined(slug.current)]\n      | order(orderRank, title, _id){ \n  _id,\n  _type,\n  \"slug\": slug.current,\n  \"label\": coalesce(menuLabel, title, name)\n },\n    \"emirates\": *[_type == \"emirate\" && defined(slug.current)]\n      | order(orderRank, name, _id){ \n  _id,\n  _type,\n  \"slug\": slug.current,\n  \"label\": coalesce(menuLabel, title, name)\n },\n    \"generalAdvantages\": *[_type == \"advantage\" && group == \"general\" && defined(slug.current)]\n      | order(orderRank, title, _id){ \n  _id,\n  _type,\n  \"slug\": slug.current,\n  \"label\": coalesce(menuLabel, title, name)\n },\n    \"cultureAdvantages\": *[_type == \"advantage\" && group == \"culture\" && defined(slug.current)]\n      | order(orderRank, title, _id){ \n  _id,\n  _type,\n  \"slug\": slug.current,\n  \"label\": coalesce(menuLabel, title, name)\n }\n  }\n}": SiteQueryResult;
    "*[_type == \"pageMetadata\" && path == $path][0]{\n  _id,\n  _updatedAt, title, description, keywords, canonical, author, robots,\n  ogTitle, ogDescription, ogImage{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }, ogType, ogUrl,\n  twitterCard, twitterSite, twitterCreator, twitterImage{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n },\n  articlePublishedTime, articleModifiedTime, publisher,\n  structuredData, breadcrumbs[]{ name, url }, hreflang[]{ lang, href }\n}": PageMetadataQueryResult;
    "*[_id == \"homePage\" && _type == \"homePage\"][0]{\n  _id,\n  hero{ headline, points[]{ text[]{ \n  ...,\n  markDefs[]{\n    ...,\n    _type == \"internalLink\" => { \"page\": page->{ _type, \"slug\": slug.current } }\n  },\n  children[]{\n    ...,\n    _type == \"figureValue\" => { \"figure\": figure->{ \n  _id,\n  _type,\n  _updatedAt,\n  label,\n  \"value\": coalesce(sameAs->value, value, \"\"),\n  \"unit\": select(defined(sameAs) => sameAs->unit, unit),\n  \"counted\": select(defined(sameAs) => sameAs->counted, counted),\n  \"qualifier\": coalesce(qualifier, sameAs->qualifier),\n  \"shortQualifier\": select(\n    defined(qualifier) => shortQualifier,\n    coalesce(shortQualifier, sameAs->shortQualifier)\n  ),\n  \"keepsQualifier\": defined(sameAs) && defined(qualifier),\n  \"sourceTitle\": coalesce(sameAs->sourceTitle, sourceTitle),\n  \"sourceUrl\": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),\n  \"checkedOn\": coalesce(sameAs->checkedOn, checkedOn),\n  \"reviewBy\": select(defined(sameAs) => sameAs->reviewBy, reviewBy),\n  \"status\": coalesce(sameAs->status, status),\n  \"next\": select(defined(sameAs) => sameAs->next, next),\n  sameAs->{ _updatedAt }\n } }\n  }\n } }, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n } }\n}": HomeSummaryQueryResult;
    "*[_type == \"notFoundPage\" && _id == \"notFoundPage\"][0]{\n  _id,\n  heading, text, homeLabel, contactLabel, image{ \n  _type,\n  alt,\n  decorative,\n  flip,\n  hotspot,\n  crop,\n  asset->{ _id, \"dimensions\": metadata.dimensions{ width, height }, \"lqip\": metadata.lqip }\n }\n}": NotFoundPageQueryResult;
    "*[_type == \"translation\" && language == $language] | order(_id){\n    \"document\": translated._ref,\n    rows[]{ field, source, text }\n  }": CatalogueQueryResult;
    "*[_type == \"translation\" && language == $language] | order(_id){\n    _id,\n    \"document\": translated._ref,\n    rows[]{ \"translation\": ^._id, _key, field, source, text }\n  }": DraftCatalogueQueryResult;
    "*[_type == \"translation\" && language == $language] | order(_id){\n    \"document\": translated._ref,\n    _updatedAt\n  }": TranslationTimesQueryResult;
    "{\n  \"languages\": *[_id == \"siteLanguages\"][0]{ shown },\n  \"translated\": *[_type == \"translation\" && isShown == true]\n  | order(language, _id){\n    \"document\": translated._ref,\n    language,\n    ...translated->{ _type, \"slug\": slug.current, until }\n  }\n}": TranslatedPagesQueryResult;
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module "@sanity/client" {
  interface SanityQueries extends globalThis.SanityQueries {}
}

