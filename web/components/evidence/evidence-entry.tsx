import { safeHref } from "#schemas/addresses/safe-href.ts";
import { formatFigure } from "#schemas/figures/figure-text.ts";
import { overdueSince } from "#schemas/figures/on-day.ts";
import type { Figure } from "#schemas/rich-text/rich-text-value.ts";
import type { CompanyDetails } from "#web/components/shell/site.ts";
import { readableDay } from "#web/lib/readable-day.ts";

/** The words of evidence, the same on every page. */
export type EvidenceLabels = CompanyDetails["evidence"];

type EvidenceProps = { figure: Figure; labels: EvidenceLabels; today: string };

type EvidenceEntryProps = EvidenceProps & {
  /** Id of the words that say what the figure is, where marks refer to them. */
  nameId?: string;
};

/** What a figure is, when it holds, who says so, and when somebody looked. */
export function EvidenceEntry({ figure, labels, today, nameId }: EvidenceEntryProps) {
  return (
    <>
      <p>
        <strong id={nameId} className="font-semibold text-ink">
          {formatFigure(figure)}, {figure.label}
          {figure.qualifier ? ":" : ""}
        </strong>
        {figure.qualifier && ` ${figure.qualifier}`}
      </p>
      <p className="text-slate">
        <EvidenceSource figure={figure} labels={labels} today={today} />
      </p>
    </>
  );
}

/** The source of a figure, the day it was checked, and whether that is to be done again. */
export function EvidenceSource({ figure, labels, today }: EvidenceProps) {
  const { sourceTitle, checkedOn, status } = figure;
  const href = safeHref(figure.sourceUrl);
  const overdue = overdueSince(figure, today);
  return (
    <>
      {labels.source}:{" "}
      {href === undefined ? (
        sourceTitle
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {sourceTitle}
        </a>
      )}
      . {checkedOn && <Day words={labels.checkedOn} day={checkedOn} />}
      {overdue !== undefined && <Day words={labels.overdue} day={overdue} />}
      {status === "toBeConfirmed" && `${labels.toBeConfirmed}.`}
    </>
  );
}

function Day({ words, day }: { words: string; day: string }) {
  return (
    <>
      {words} <time dateTime={day}>{readableDay(day)}</time>.{" "}
    </>
  );
}
