import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import { nextDay, overdueSince } from "#schemas/shared/figures/on-day.ts";
import { listText } from "#schemas/shared/formats.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import {
  convert,
  dirhamsOf,
  type ExchangeRates,
  homeCurrencies,
} from "#web/content/exchange-rates.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { unbrokenReferences } from "#web/lib/unbroken-references.ts";
import { evidenceId, evidenceNameId } from "./figure-mark.tsx";

/** Id of the heading, for links to the evidence of a page. */
export const EVIDENCE_ID = "evidence";

type EvidenceListProps = Omit<EvidenceEntryProps, "figure" | "nameId"> & {
  /** Every figure that the page shows, without duplicates. */
  figures: Figure[];
};

/**
 * The evidence of a page's figures, folded up. Each entry is a popover that the mark of its figure
 * opens in place. The heading unfolds all entries here. The entries follow the `details` element
 * and are not inside it, because a browser shows no popover within a closed `details`.
 */
export function EvidenceList({ figures, ...shared }: EvidenceListProps) {
  const { labels } = shared;
  if (figures.length === 0) return null;
  return (
    <section className="evidence wrap py-6 text-small" aria-labelledby={EVIDENCE_ID}>
      <details>
        <summary className="more-link text-gulf">
          <span id={EVIDENCE_ID}>{labels.heading}</span>
          <Icon drawing={chevronDrawing} />
        </summary>
      </details>
      <ul className="grid gap-6 py-3 sm:grid-cols-2">
        {figures.map((figure) => (
          <li
            key={figure._id}
            id={evidenceId(figure)}
            popover="auto"
            className="border-t-2 border-iron bg-white px-card py-6 elevation-3"
          >
            <EvidenceEntry figure={figure} nameId={evidenceNameId(figure)} {...shared} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export type EvidenceLabels = CompanyDetails["evidence"];

type EvidenceEntryProps = {
  figure: Figure;
  labels: EvidenceLabels;
  /** ISO date, in Dubai. */
  today: string;
  /** The rates for amounts in the visitor's currency. Without rates only dirhams are shown. */
  rates?: ExchangeRates;
  /** Id of the text that names the figure, for marks that refer to it. */
  nameId?: string | undefined;
};

export function EvidenceEntry({ figure, labels, today, rates, nameId }: EvidenceEntryProps) {
  const language = useLanguage();
  const dirhams = rates && dirhamsOf(figure);
  const converted = dirhams && convert(dirhams, homeCurrencies(rates), rates, today, language);
  return (
    <>
      <FigureWithCondition figure={figure} labels={labels} nameId={nameId} />
      {converted && (
        <p>
          {`${labels.about} ${listText(converted.amounts, language)} (`}
          <RatesUsed {...converted} labels={labels} />
          ).
        </p>
      )}
      <p className="text-slate">
        <Source {...figure} labels={labels} />
        <FigureDoubts figure={figure} labels={labels} today={today} />
      </p>
    </>
  );
}

/** Since when a figure is due for a check, and whether it is still to be confirmed. */
export function FigureDoubts({ figure, labels, today }: Omit<EvidenceEntryProps, "nameId">) {
  const overdue = overdueSince(figure, today);
  return (
    <>
      {overdue !== undefined && <Day words={labels.overdue} day={overdue} />}
      {figure.status === "toBeConfirmed" && `${labels.toBeConfirmed}. `}
    </>
  );
}

type FigureWithConditionProps = Pick<EvidenceEntryProps, "figure" | "labels" | "nameId">;

/** A figure with its name, its condition and its next value. */
export function FigureWithCondition({ figure, labels, nameId }: FigureWithConditionProps) {
  const language = useLanguage();
  return (
    <>
      <p>
        <strong className="font-semibold text-ink">
          <span id={nameId}>{figure.label}</span>
          {`: ${formatFigure(figure, language)}`}
          {figure.qualifier && "."}
        </strong>
        {figure.qualifier && ` ${figure.qualifier}`}
      </p>
      <NextValue figure={figure} from={labels.from} />
    </>
  );
}

/** The next value of a figure and its first day. It is empty when nothing is certain to come. */
function NextValue({ figure, from }: { figure: Figure; from: string | null }) {
  const language = useLanguage();
  const { next } = figure;
  const day = nextDay(figure);
  if (day === undefined || !next?.value || next.mayBeCalledOff) return null;
  return (
    <p>
      {`${from ?? ""} `}
      <time dateTime={day}>{readableDay(day, language)}</time>
      {`: ${formatFigure({ ...figure, value: next.value }, language)}. ${next.qualifier ?? ""}`}
    </p>
  );
}

type SourceProps = Pick<Figure, "sourceTitle" | "sourceUrl" | "checkedOn"> & {
  labels: EvidenceLabels;
};

export function Source({ sourceTitle, sourceUrl, checkedOn, labels }: SourceProps) {
  const href = safeHref(sourceUrl);
  const title = unbrokenReferences(sourceTitle ?? "");
  return (
    <>
      {`${labels.source}: `}
      {href === undefined ? (
        title
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      )}
      . {checkedOn && <Day words={labels.checkedOn} day={checkedOn} />}
    </>
  );
}

type RatesUsedProps = { sourceTitle: string | null; day: string | null; labels: EvidenceLabels };

export function RatesUsed({ sourceTitle, day, labels }: RatesUsedProps) {
  const language = useLanguage();
  return (
    <>
      {`${labels.rates} ${sourceTitle ?? ""}, `}
      {day && <time dateTime={day}>{readableDay(day, language)}</time>}
    </>
  );
}

function Day({ words, day }: { words: string; day: string }) {
  const language = useLanguage();
  return (
    <>
      {`${words} `}
      <time dateTime={day}>{readableDay(day, language)}</time>
      {". "}
    </>
  );
}
