/** What the checks look for, in the order in which findings are shown. */
export const checkKinds = {
  "broken-page": { title: "Pages that do not answer", severity: "error" },
  "broken-link": { title: "Links that lead nowhere", severity: "error" },
  "broken-anchor": { title: "Links to a place that is not on the page", severity: "error" },
  "broken-picture": { title: "Pictures that do not load", severity: "error" },
  "broken-redirect": { title: "Redirects that are not followed", severity: "error" },
  "missing-alt": { title: "Pictures without alternative text", severity: "error" },
  "missing-title": { title: "Pages without a title", severity: "error" },
  "missing-description": { title: "Pages without a description", severity: "error" },
  "long-title": { title: "Titles that are too long", severity: "warning" },
  "long-description": { title: "Descriptions that are too long", severity: "warning" },
  "doubled-title": { title: "Titles that several pages share", severity: "warning" },
  "doubled-description": { title: "Descriptions that several pages share", severity: "warning" },
  "orphan-page": { title: "Pages that no other page links to", severity: "warning" },
  "one-fact-twice": { title: "Figures that may state one fact", severity: "warning" },
  "review-due": { title: "Figures past their review day", severity: "warning" },
} as const satisfies Record<string, { title: string; severity: Severity }>;

/** An error is something a visitor meets; a warning is something to improve. */
export type Severity = "error" | "warning";

export type CheckKind = keyof typeof checkKinds;

/** The document in which a finding is fixed; `field` is a path of Sanity, such as `hero.image`. */
export type FindingDocument = { id: string; type: string; title: string; field?: string };

export type Finding = {
  kind: CheckKind;
  /** Path of the page on which it is seen; findings about a document alone have none. */
  page?: string | undefined;
  document?: FindingDocument | undefined;
  problem: string;
  /** What to do about it, as a sentence. */
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

/** Findings by kind, errors first; kinds without a finding are left out. */
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

function isCheckKind(kind: string): kind is CheckKind {
  return Object.hasOwn(checkKinds, kind);
}
