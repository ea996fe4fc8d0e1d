import { inTasks } from "@nordune/content-tool/in-tasks";
import { listsKind, zoneSections } from "../../../schemas/rules/zone-kinds.ts";
import { unusedFigures } from "../../../schemas/shared/figures/alike.ts";
import { figuresAmong } from "../../../schemas/shared/figures/stored-figure.ts";
import { isRecord } from "../../../schemas/shared/record.ts";
import { sortOutRedirects } from "../../../schemas/shared/redirects/redirects.ts";
import { currentSlug, pathOf } from "../../../schemas/shared/routes.ts";
import { unprovedClaims } from "./claim-checks.ts";
import { type ContentDocument, findingDocument, livePathsOf, text } from "./content.ts";
import type { Finding } from "./finding.ts";
import { pagesOf } from "./page-checks.ts";

/**
 * Findings in the documents themselves that no validation rule reports. They need no running site.
 */
export async function documentFindings(documents: readonly ContentDocument[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const check of inTasks(checks)) findings.push(...check(documents));
  return findings;
}

const checks: readonly ((documents: readonly ContentDocument[]) => Finding[])[] = [
  redirectFindings,
  unconfirmedFigures,
  zonesOnNoPage,
  doubledPages,
  figuresOnNoPage,
  unprovedClaims,
];

/** Redirects that the site ignores, found by the same rule. */
function redirectFindings(documents: readonly ContentDocument[]): Finding[] {
  const redirects = documents
    .filter(({ _type, active }) => _type === "redirect" && active === true)
    .map((document) => ({
      _id: document._id,
      source: text(document.source) || null,
      target: text(document.target) || null,
      document,
    }));
  return sortOutRedirects(redirects, livePathsOf(documents)).faulty.map(
    ({ redirect, message }) => ({
      kind: "broken-redirect",
      page: redirect.source ?? undefined,
      document: findingDocument(redirect.document),
      problem: `${redirect.source ?? "A redirect"} is not followed. ${message}`,
      fix: "Correct “From” or “To”, or pause the redirect.",
    }),
  );
}

/** Figures without a confirmed source. They stay listed until they are confirmed. */
function unconfirmedFigures(documents: readonly ContentDocument[]): Finding[] {
  return documents
    .filter(({ _type, status }) => _type === "figure" && status === "toBeConfirmed")
    .map((document) => ({
      kind: "to-be-confirmed",
      document: findingDocument(document, "status"),
      problem: `Nobody has checked the source of “${text(document.label)}” yet.`,
      fix: "Find the source, name it, and set the figure to “Confirmed”.",
    }));
}

function zonesOnNoPage(documents: readonly ContentDocument[]): Finding[] {
  const emirates = documents.filter(({ _type }) => _type === "emirate");
  return documents
    .filter(({ _type }) => _type === "freeZone")
    .filter(({ emirate, otherEmirates, kind }) => {
      const ids = [emirate, ...(Array.isArray(otherEmirates) ? otherEmirates : [])].map(idOf);
      return !emirates.some(
        (page) =>
          ids.includes(page._id) &&
          zoneSections(page.sections).some((section) => listsKind(section, kind)),
      );
    })
    .map((document) => ({
      kind: "zone-on-no-page",
      document: findingDocument(document, "kind"),
      problem: `The free zone “${text(document.name)}” is on no page: no section of its emirate lists zones of its kind.`,
      fix: "Choose another kind, or add the kind to a zone section of the emirate.",
    }));
}

/** Pages with the same heading and lead as another page, such as an unedited duplicate. */
function doubledPages(documents: readonly ContentDocument[]): Finding[] {
  const pages = documents.flatMap((document) => {
    const path = pathOf({ _type: document._type, slug: currentSlug(document.slug) });
    const opening = openingOf(document);
    return path === undefined || opening === undefined ? [] : [{ document, path, opening }];
  });
  return [...Map.groupBy(pages, ({ opening }) => opening).values()]
    .filter((same) => same.length > 1)
    .flatMap((same) =>
      same.slice(0, 1).map(({ document, path }) => ({
        kind: "doubled-page",
        page: path,
        document: findingDocument(document, "hero"),
        problem: `${same.length} pages begin with the same heading and text: ${pagesOf(same.map((page) => ({ from: page.path })))}.`,
        fix: "Write a heading and a text of its own for each, or unpublish those that repeat another.",
      })),
    );
}

/** Heading and lead of a page's hero, with figures as ids; undefined without a hero. */
function openingOf({ hero }: ContentDocument): string | undefined {
  if (!isRecord(hero) || text(hero.heading).trim() === "") return undefined;
  const blocks: unknown[] = Array.isArray(hero.lead) ? hero.lead : [];
  const lead = blocks.flatMap((block) => {
    const children: unknown[] =
      isRecord(block) && Array.isArray(block.children) ? block.children : [];
    return children.map((child) => (isRecord(child) ? text(child.text) || idOf(child.figure) : ""));
  });
  return JSON.stringify([text(hero.heading).trim().toLowerCase(), lead.join("").trim()]);
}

function figuresOnNoPage(documents: readonly ContentDocument[]): Finding[] {
  return unusedFigures(figuresAmong(documents), documents).map((figure) => ({
    kind: "unused-figure",
    document: findingDocument(figure),
    problem: `Nothing shows “${figure.label ?? ""}”.`,
    fix: "Use it in a text or a tile, or delete it.",
  }));
}

function idOf(reference: unknown): unknown {
  return isRecord(reference) ? reference._ref : undefined;
}
