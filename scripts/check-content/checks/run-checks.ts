import { type ContentDocument, livePathsOf } from "./content.ts";
import { documentFindings } from "./document-checks.ts";
import type { Finding } from "./finding.ts";
import { pageFindings } from "./page-checks.ts";
import { type Progress, SiteNotRunningError, type WalkedPage, walkSite } from "./walk-site.ts";

/** `siteProblem` says why the pages were not looked at; the documents were all the same. */
export type CheckResult = {
  findings: Finding[];
  pagesWalked: number;
  siteProblem?: string;
};

/**
 * Looks at every published document and every page of the running site. The command and the
 * Studio's tool both call this, so both show the same.
 * @param options.siteUrl address of the site without a trailing slash
 * @param options.today ISO date (YYYY-MM-DD)
 * @param options.ofRules what the Studio's rules say of the documents
 */
export async function runChecks(options: {
  documents: readonly ContentDocument[];
  siteUrl: string;
  today: string;
  ofRules: readonly Finding[];
  onProgress?: (progress: Progress) => void;
}): Promise<CheckResult> {
  const { documents, siteUrl, today, ofRules, onProgress } = options;
  const ofDocuments = withRules(documentFindings(documents, today), ofRules);
  try {
    const walk = await walkSite(siteUrl, livePathsOf(documents), onProgress);
    const findings = withoutRepeats([...pageFindings(walk, documents), ...ofDocuments]);
    const pagesWalked = [...walk.pages.values()].filter((page) => !isFile(page)).length;
    return { findings, pagesWalked };
  } catch (error) {
    if (!(error instanceof SiteNotRunningError)) throw error;
    return { findings: ofDocuments, pagesWalked: 0, siteProblem: error.message };
  }
}

/** Leaves out what the Studio's rules say of a field that a check of ours has named already. */
function withRules(findings: readonly Finding[], ofRules: readonly Finding[]): Finding[] {
  const isNamed = ({ document: rule }: Finding) =>
    findings.some(({ document: named, kind }) => {
      if (named?.id !== rule?.id) return false;
      if (named?.field === undefined) return kind === "broken-redirect";
      return rule?.field === named.field || rule?.field?.startsWith(`${named.field}.`) === true;
    });
  return [...findings, ...ofRules.filter((finding) => !isNamed(finding))];
}

/** A title that is too long is found on the page and in its document: it is one finding. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const byIdentity = new Map<string, Finding>();
  for (const finding of findings) {
    const { kind, page, document, problem } = finding;
    const isOfHead = /-(title|description)$/.test(kind);
    const identity = JSON.stringify([kind, page, isOfHead ? null : [document, problem]]);
    if (!byIdentity.has(identity)) byIdentity.set(identity, finding);
  }
  return [...byIdentity.values()];
}

/** A page may link to what is no page, such as a feed. */
function isFile({ status, redirectedTo, model }: WalkedPage): boolean {
  return status === 200 && redirectedTo === undefined && model === undefined;
}
