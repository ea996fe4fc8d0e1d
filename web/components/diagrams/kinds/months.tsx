import { formatsOf } from "#schemas/shared/formats.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { type Span, TrackTable } from "#web/components/diagrams/drawing-parts.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { DrawingProps } from "../types.ts";

const MONTHS = 12;
const BEGINNING = 1;
const END = BEGINNING + MONTHS;
const colours = ["iron", "amber", "gulf", "lagoon"] as const;
const monthFormats = formatsOf(
  ({ locale }) => new Intl.DateTimeFormat(locale, { month: "narrow", timeZone: "UTC" }),
);

const ticksOf = (language: Language) =>
  Array.from({ length: MONTHS }, (_, month) => ({
    at: ((month + 0.5) / MONTHS) * 100,
    label: monthFormats(language).format(Date.UTC(2026, month)),
  }));

/** The spans of a period within a year. A period over new year has two spans. */
function spansOf(from: number, to: number, colour: string): Span[] {
  const percent = (month: number) => ((month - BEGINNING) / MONTHS) * 100;
  const span = (start: number, end: number) => ({ from: percent(start), to: percent(end), colour });
  const spans = from < to ? [span(from, to)] : [span(BEGINNING, to), span(from, END)];
  return spans.filter((each) => each.from < each.to);
}

/** Draws periods of the year below each other, each on a track of twelve months. */
export function Drawing({ diagram }: DrawingProps) {
  const language = useLanguage();
  return (
    <TrackTable
      caption={diagram.heading}
      ticks={ticksOf(language)}
      rows={(diagram.rows ?? []).map(({ _key, label, text, from, to }, index) => ({
        key: _key,
        name: label,
        words: <RichLine value={text} />,
        spans:
          from === null || to === null
            ? []
            : spansOf(from, to, colours[index % colours.length] ?? colours[0]),
      }))}
    />
  );
}
