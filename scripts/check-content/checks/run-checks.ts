import type { Schema } from "@sanity/types";
import type { SourceReading } from "../../../schemas/shared/sources/source-reading.ts";
import { type ContentDocument, livePathsOf } from "./content.ts";
import { documentFindings } from "./document-checks.ts";
import type { Finding } from "./finding.ts";
import { pageFindings } from "./page-checks.ts";
import { sourceFindings } from "./source-checks.ts";
import { translationFindings } from "./translation-checks.ts";
import { type Progress, SiteNotRunningError, type WalkedPage, walkSite } from "./walk-site.ts";

/** `siteProblem` is the reason why the pages were not checked. The documents were checked. */
export type CheckResult = {
  findings: Finding[];
  pagesWalked: number;
  siteProblem?: string;
};

/**
 * Checks every published document and every page of the running site, for the command and for the
 * Studio's tool.
 * @param options.schema the compiled content model
 * @param options.siteUrl address of the site without a trailing slash
 * @param options.ofRules problems that the Studio's rules report about the documents. Pages are
 *   visited while the rules are still at work
 */
export async function runChecks(options: {
  documents: readonly ContentDocument[];
  schema: Pick<Schema, "get">;
  siteUrl: string;
  ofRules: readonly Finding[] | Promise<readonly Finding[]>;
  /** What was noticed at sources (`fetchNoticed`). */
  readings: ReadonlyMap<string, SourceReading>;
  onProgress?: (progress: Progress) => void;
}): Promise<CheckResult> {
  const { documents, schema, siteUrl, ofRules, readings, onProgress } = options;
  async function ownResult(): Promise<CheckResult> {
    const ofDocuments = [
      ...(await documentFindings(documents)),
      ...(await translationFindings(documents, schema)),
      ...sourceFindings(documents, readings),
    ];
    try {
      const walk = await walkSite(siteUrl, livePathsOf(documents), onProgress);
      const findings = [...(await pageFindings(walk, documents)), ...ofDocuments];
      const pagesWalked = [...walk.pages.values()].filter((page) => !isFile(page)).length;
      return { findings, pagesWalked };
    } catch (error) {
      if (!(error instanceof SiteNotRunningError)) throw error;
      return { findings: ofDocuments, pagesWalked: 0, siteProblem: error.message };
    }
  }
  const [result, problems] = await Promise.all([ownResult(), ofRules]);
  return { ...result, findings: withRules(result.findings, problems) };
}

/** Removes problems of fields that another check has reported already. */
function withRules(findings: readonly Finding[], ofRules: readonly Finding[]): Finding[] {
  const byDocument = Map.groupBy(findings, ({ document }) => document?.id);
  const isNamed = ({ document: rule }: Finding) =>
    (byDocument.get(rule?.id) ?? []).some(({ document: named, kind }) => {
      if (named?.field === undefined) return kind === "broken-redirect";
      return rule?.field === named.field || rule?.field?.startsWith(`${named.field}.`) === true;
    });
  return [...findings, ...ofRules.filter((finding) => !isNamed(finding))];
}

/** A page may link to something that is not a page, such as a feed. */
function isFile({ status, redirectedTo, model }: WalkedPage): boolean {
  return status === 200 && redirectedTo === undefined && model === undefined;
}
