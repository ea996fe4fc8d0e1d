/** The kinds of findings in the order of the report. */
const checkKinds = {
  "broken-page": { title: "Pages that do not answer", severity: "error" },
  "broken-link": { title: "Links that lead nowhere", severity: "error" },
  "broken-anchor": { title: "Links to a place that is not on the page", severity: "error" },
  "broken-picture": { title: "Pictures that do not load", severity: "error" },
  "broken-redirect": { title: "Redirects that are not followed", severity: "error" },
  "broken-rule": { title: "Documents that break a rule", severity: "error" },
  "missing-alt": { title: "Pictures without alternative text", severity: "error" },
  "missing-title": { title: "Pages without a title", severity: "error" },
  "missing-description": { title: "Pages without a description", severity: "error" },
  "long-title": { title: "Titles that are too long", severity: "warning" },
  "long-description": { title: "Descriptions that are too long", severity: "warning" },
  "doubled-title": { title: "Titles that several pages share", severity: "warning" },
  "doubled-description": { title: "Descriptions that several pages share", severity: "warning" },
  "orphan-page": { title: "Pages that no other page links to", severity: "warning" },
  "unproved-claim": { title: "Claims that nothing proves yet", severity: "warning" },
  "doubled-page": { title: "Pages that begin alike", severity: "warning" },
  "zone-on-no-page": { title: "Free zones on no page", severity: "warning" },
  "metadata-without-page": { title: "Page metadata without a page", severity: "warning" },
  "changed-phrase": { title: "Translated texts that were changed in English", severity: "warning" },
  "missing-phrase": { title: "Texts that a shown translation lacks", severity: "warning" },
  "other-term": { title: "Translated texts in other words than the glossary", severity: "warning" },
  "source-gone": { title: "Values that their source states no longer", severity: "warning" },
  "source-changed": { title: "Sources that have changed", severity: "warning" },
  "review-due": { title: "Figures past their review day", severity: "warning" },
  "rule-warning": { title: "Fields that the Studio warns of", severity: "warning" },
  "source-unreadable": { title: "Sources that cannot be read", severity: "note" },
  "to-be-confirmed": { title: "Figures to be confirmed", severity: "note" },
  "unused-figure": { title: "Figures that nothing shows", severity: "note" },
} as const satisfies Record<string, { title: string; severity: Severity }>;

/** An error affects visitors, a warning should be improved, a note is known. */
export type Severity = "error" | "warning" | "note";

export type CheckKind = keyof typeof checkKinds;

/**
 * The document in which a finding can be fixed. `field` is a path in Sanity's notation, such as
 * `hero.image`.
 */
export type FindingDocument = { id: string; type: string; title: string; field?: string };

export type Finding = {
  kind: CheckKind;
  /** Path of the page that shows it; undefined for findings about a document alone. */
  page?: string | undefined;
  document?: FindingDocument | undefined;
  problem: string;
  /** The fix, as a sentence. */
  fix: string;
};

export type FindingGroup = {
  kind: CheckKind;
  title: string;
  severity: Severity;
  findings: Finding[];
};

export function severityOf({ kind }: Finding): Severity {
  return checkKinds[kind].severity;
}

/** Number of findings that need work: errors and warnings. */
export function countToLookAt(findings: readonly Finding[]): number {
  return findings.filter((finding) => severityOf(finding) !== "note").length;
}

/** Findings by kind, errors first, without empty kinds. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const kinds = Object.keys(checkKinds).filter(isCheckKind);
  return kinds
    .map((kind) => ({
      kind,
      ...checkKinds[kind],
      findings: findings.filter((finding) => finding.kind === kind),
    }))
    .filter((group) => group.findings.length > 0);
}

export function isCheckKind(kind: string): kind is CheckKind {
  return Object.hasOwn(checkKinds, kind);
}
