import { sourceFacts } from "../../../schemas/shared/sources/source-facts.ts";
import {
  type OpenSource,
  openSources,
  type SourceReading,
} from "../../../schemas/shared/sources/source-reading.ts";
import { type ContentDocument, findingDocument } from "./content.ts";
import type { Finding } from "./finding.ts";

/**
 * Findings at the sources of figures and facts, for which a person has to look.
 * @param readings what the content tool has noticed, by the ids of the facts
 */
export function sourceFindings(
  documents: readonly ContentDocument[],
  readings: ReadonlyMap<string, SourceReading>,
): Finding[] {
  return openSources(sourceFacts(documents), readings).flatMap((open) => {
    const { fact, outcome } = open;
    const document = documents.find(({ _id }) => _id === fact.document.id);
    const field = [fact.field, "checkedOn"].filter(Boolean).join(".");
    return {
      kind: `source-${outcome}` as const,
      document: document && findingDocument(document, field),
      problem: problemOf(open),
      fix: "Compare the two in the Figures tool, under Sources, and confirm or change what is said.",
    };
  });
}

function problemOf({ fact, reading, outcome }: OpenSource): string {
  if (outcome === "unreadable") {
    return `The source of “${fact.title}” cannot be read. ${reading.problem ?? ""}`.trim();
  }
  return outcome === "gone"
    ? `The source of “${fact.title}” has changed, and ${fact.value ?? "the value"} stands there no longer.`
    : `The source of “${fact.title}” has changed.`;
}
