import { plainText } from "../rich-text/plain-text.ts";
import type { RichTextValue } from "../rich-text/rich-text-value.ts";
import type { PageSummary } from "./head-texts.ts";

/** The parts of a page that say what it is about; no page has all of them. */
export type SummaryParts = {
  title?: string | null;
  heading?: string | null;
  lead?: RichTextValue | null;
  hero?: {
    heading?: string | null;
    headline?: string | null;
    lead?: RichTextValue | null;
    points?: readonly { text: RichTextValue }[] | null;
  } | null;
  banner?: { heading: string; text: string } | null;
};

/** What a page says of itself: its name or headline, and the text under it. */
export function pageSummary({ title, heading, lead, hero, banner }: SummaryParts): PageSummary {
  const text = hero?.lead ?? lead;
  const points = hero?.points?.map((point) => plainText(point.text)).join(". ");
  return {
    title: title ?? hero?.heading ?? hero?.headline ?? banner?.heading ?? heading ?? "",
    description: text ? plainText(text) : (points ?? banner?.text ?? ""),
  };
}

/** Title and description that search engines show for the home page. */
export function homeTexts(
  written: { title?: string | null | undefined; description?: string | null | undefined } | null,
  summary: PageSummary,
): PageSummary {
  return {
    title: written?.title || summary.title,
    description: written?.description || summary.description,
  };
}
