import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import type { ExchangeRates } from "#web/content/exchange.ts";
import { EvidenceEntry, type EvidenceLabels } from "./evidence-entry.tsx";
import { EVIDENCE_HEADING_ID, evidenceId, evidenceNameId } from "./evidence-ids.ts";

type EvidenceListProps = {
  /** Every figure that the page shows, each once. */
  figures: Figure[];
  labels: EvidenceLabels;
  rates: ExchangeRates;
  /** ISO date, in Dubai. */
  today: string;
};

/**
 * The evidence of a page's figures, folded up. Each entry is a popover that the marks of its figure
 * open in their place; the heading opens all of them here. The entries follow the `details` instead
 * of standing in it, because a browser shows no popover out of a closed one.
 */
export function EvidenceList({ figures, labels, rates, today }: EvidenceListProps) {
  if (figures.length === 0) return null;
  return (
    <section className="evidence wrap py-6 text-small" aria-labelledby={EVIDENCE_HEADING_ID}>
      <details>
        <summary className="more-link text-gulf">
          <span id={EVIDENCE_HEADING_ID}>{labels.heading}</span>
          <Icon drawing={chevronDrawing} />
        </summary>
      </details>
      <ul className="grid gap-6 py-3 sm:grid-cols-2">
        {figures.map((figure) => (
          <li
            key={figure._id}
            id={evidenceId(figure)}
            popover="auto"
            data-evidence={figure._id}
            className="border-t-2 border-iron bg-white px-card py-6 elevation-3"
          >
            <EvidenceEntry
              figure={figure}
              labels={labels}
              today={today}
              rates={rates}
              nameId={evidenceNameId(figure)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
