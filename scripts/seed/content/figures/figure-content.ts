import { type LineTemplate, parts, plain } from "../build/rich-text.ts";

/** A figure as it is written down here; `index.ts` makes the document of it. */
export type FigureContent = {
  /** What the figure is, in plain words: for editors and screen readers. */
  label: string;
  /** The condition that a page must show beside the figure. */
  qualifier?: string;
  /** The same in a few words, to stand beside the figure where it is a benefit. */
  shortQualifier?: string;
} & (StatedFact | SameFact);

type StatedFact = {
  /** What is shown, and its unit where it has one. */
  value: string | readonly [value: string, unit: string];
  sourceTitle: string;
  sourceUrl?: string;
  /** ISO date on which it was last compared with its source, when that is another than of most. */
  checkedOn?: string;
  /** ISO date by which the figure has to be looked up again, when that is within a year. */
  reviewBy?: string;
  toBeConfirmed?: true;
  /** What is law already for a later day; the page turns by itself. */
  next?: { from: string; value: string; qualifier?: string; sourceTitle: string };
  /** Slugs of figures that have this value by the same law, but state another fact. */
  distinctFrom?: readonly string[];
};

/** Slug of the figure that states the same fact. */
type SameFact = { sameAs: string };

/** The year of a zone, as its parts: the zone | the year, and the source with its address. */
export function founded(...written: LineTemplate) {
  const [zone, value = "", sourceTitle = "", sourceUrl] = parts(...written).map((p) => plain(p));
  const label = `Year in which ${zone} was established`;
  return { label, value, sourceTitle, ...(sourceUrl === undefined ? {} : { sourceUrl }) };
}

export const corporateTaxLaw = {
  sourceTitle:
    "Federal Decree-Law No. 47 of 2022 on the Taxation of Corporations and Businesses, Article 3",
  sourceUrl: "https://mof.gov.ae/",
};

export const qualifyingConditions =
  "Only for a Qualifying Free Zone Person: adequate substance in the zone, qualifying income, arm's-length pricing and audited accounts. The company assesses itself, and registers and files even at a zero rate. Other income is taxed at the standard rate.";

export const shortQualifyingConditions = "if the company qualifies each year";

/** Zone guarantees were given before federal corporate tax; they no longer settle the rate alone. */
export const guaranteePredatesTax =
  "The zone's guarantee is older than federal corporate tax. Today's zero rate depends on the conditions for a Qualifying Free Zone Person.";

export const shortGuaranteePredatesTax = "promised before corporate tax";
