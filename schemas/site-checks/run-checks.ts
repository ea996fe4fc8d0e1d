import { type ContentDocument, livePathsOf } from "./content.ts";
import { documentFindings } from "./document-checks.ts";
import type { Finding } from "./finding.ts";
import { pageFindings } from "./page-checks.ts";
import type { SiteReader } from "./site-reader.ts";
import { type Progress, SiteNotRunningError, walkSite } from "./walk-site.ts";

/** `siteProblem` says why the pages were not looked at; the documents were all the same. */
export type CheckResult = {
  findings: Finding[];
  pagesWalked: number;
  siteProblem?: string;
};

/**
 * Looks at every published document and every page of the running site. The command and the
 * Studio's tool both call this, so both show the same.
 * @param siteUrl address of the site without a trailing slash
 * @param today ISO date (YYYY-MM-DD)
 */
export async function runChecks(options: {
  documents: readonly ContentDocument[];
  siteUrl: string;
  reader: SiteReader;
  today: string;
  onProgress?: (progress: Progress) => void;
}): Promise<CheckResult> {
  const { documents, siteUrl, reader, today, onProgress } = options;
  const ofDocuments = documentFindings(documents, today);
  try {
    const walk = await walkSite({
      base: siteUrl,
      knownPaths: livePathsOf(documents),
      reader,
      ...(onProgress === undefined ? {} : { onProgress }),
    });
    const findings = withoutRepeats([...pageFindings(walk, documents), ...ofDocuments]);
    return { findings, pagesWalked: walk.pages.size };
  } catch (error) {
    if (!(error instanceof SiteNotRunningError)) throw error;
    return { findings: ofDocuments, pagesWalked: 0, siteProblem: error.message };
  }
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
