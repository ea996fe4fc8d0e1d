import { isRecord } from "../../../schemas/shared/record.ts";
import { type ContentDocument, findingDocument, text } from "./content.ts";
import type { Finding } from "./finding.ts";

/** Claims about the company, and what would prove each. */
export function unprovedClaims(documents: readonly ContentDocument[]): Finding[] {
  const settings = documents.find(({ _type }) => _type === "siteSettings");
  if (settings === undefined) return [];
  const contact = documents.find(({ _type }) => _type === "contactPage");
  const panel = isRecord(contact?.panel) ? contact.panel : {};
  const reasons: unknown[] = Array.isArray(panel.reasons) ? panel.reasons : [];
  const claims = [
    { field: "rating", what: "the rating", isMade: settings.rating !== undefined },
    {
      field: "partnerNames",
      what: "the names of partners",
      isMade: documents.some(({ _type }) => _type === "partner"),
    },
    {
      field: "dubaiOffice",
      what: "an office in Dubai",
      isMade: reasons.some((reason) => isRecord(reason) && reason._type === "officeClaim"),
    },
  ];
  return claims
    .filter(({ field, isMade }) => {
      const proof = isRecord(settings[field]) ? settings[field] : {};
      return isMade && proof.isHidden !== true && text(proof.source).trim() === "";
    })
    .map(({ field, what }) => ({
      kind: "unproved-claim",
      document: findingDocument(settings, field),
      problem: `Pages show ${what}, and no source is named that proves it.`,
      fix: "Name the source, or hide it there.",
    }));
}
