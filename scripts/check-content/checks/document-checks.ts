import { warnWhenReviewIsDue } from "../../../schemas/rules/figure.ts";
import { twinsWarning } from "../../../schemas/rules/same-figure.ts";
import { alternativeText } from "../../../schemas/rules/text.ts";
import { listsKind, zoneSections } from "../../../schemas/rules/zone-kinds.ts";
import { unusedFigures } from "../../../schemas/shared/figures/alike.ts";
import { reviewDay } from "../../../schemas/shared/figures/review-day.ts";
import { figuresAmong, type StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { twinsOf } from "../../../schemas/shared/figures/twins.ts";
import { cleanText } from "../../../schemas/shared/head/clean-text.ts";
import { isRecord } from "../../../schemas/shared/record.ts";
import { sortOutRedirects } from "../../../schemas/shared/redirects/redirects.ts";
import { currentSlug, pathOf } from "../../../schemas/shared/routes.ts";
import { statedDifferently, unprovedClaims } from "./claim-checks.ts";
import { type ContentDocument, describe, livePathsOf, text } from "./content.ts";
import type { Finding } from "./finding.ts";
import { headFields, headTextFindings } from "./head-texts.ts";

/** What can be found in the documents alone, whether the site runs or not. */
export function documentFindings(documents: readonly ContentDocument[], today: string): Finding[] {
  return [
    ...redirectFindings(documents),
    ...figureFindings(documents, today),
    ...alternativeTextFindings(documents),
    ...metadataFindings(documents),
    ...unconfirmedFigures(documents),
    ...metadataWithoutPage(documents),
    ...zonesOnNoPage(documents),
    ...doubledPages(documents),
    ...figuresOnNoPage(documents),
    ...unprovedClaims(documents),
    ...statedDifferently(documents),
  ];
}

/** Redirects that the site ignores, by the rule it ignores them by. */
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
      document: describe(redirect.document),
      problem: `${redirect.source ?? "A redirect"} is not followed. ${message}`,
      fix: "Correct “From” or “To”, or pause the redirect.",
    }),
  );
}

/**
 * Figures that somebody has to look at. One that is the same as another is left to that one.
 * @param today ISO date (YYYY-MM-DD)
 */
function figureFindings(documents: readonly ContentDocument[], today: string): Finding[] {
  const figures = figuresAmong(documents);
  const originals = figures.filter(({ sameAs }) => !sameAs);
  return [
    ...originals.flatMap((figure) => reviewFindings(figure, today)),
    ...originals.flatMap((figure, index) => twinFindings(figure, originals.slice(index + 1))),
  ];
}

function reviewFindings(figure: StoredFigure, today: string): Finding[] {
  const day = reviewDay(figure);
  if (warnWhenReviewIsDue(day, today) === true) return [];
  return [
    {
      kind: "review-due",
      document: describe(figure, "reviewBy"),
      problem: `“${figure.label ?? ""}” was to be looked up again by ${day}.`,
      fix: "Look the figure up at its source, then set “Checked on” and a new day.",
    },
  ];
}

/** @param later figures that have not been compared with this one; each pair is found once */
function twinFindings(figure: StoredFigure, later: readonly StoredFigure[]): Finding[] {
  const twins = twinsOf(figure, later);
  if (twins.length === 0) return [];
  return [
    {
      kind: "one-fact-twice",
      document: describe(figure, "value"),
      problem: `“${figure.label ?? ""}” may be stated twice. ${twinsWarning(twins)}`,
      fix: "Open the figures, and relate them or set them apart.",
    },
  ];
}

/** Figures whose source nobody has seen yet: each is known, and stays listed until it is settled. */
function unconfirmedFigures(documents: readonly ContentDocument[]): Finding[] {
  return documents
    .filter(({ _type, status }) => _type === "figure" && status === "toBeConfirmed")
    .map((document) => ({
      kind: "to-be-confirmed",
      document: describe(document, "status"),
      problem: `The source of “${text(document.label)}” has not been seen yet.`,
      fix: "Find the source, name it, and set the figure to “Confirmed”.",
    }));
}

/** Pictures that neither say what they show nor are marked as decoration. */
function alternativeTextFindings(documents: readonly ContentDocument[]): Finding[] {
  return documents.flatMap((document) =>
    picturesIn(document, "")
      .filter(({ picture }) => alternativeText(text(picture.alt), picture) !== true)
      .map(({ field }) => ({
        kind: "missing-alt" as const,
        document: describe(document, field),
        problem: `The picture in ${field} has no alternative text.`,
        fix: "Say what the picture shows, or mark it as decoration.",
      })),
  );
}

type PlacedPicture = { field: string; picture: Record<string, unknown> };

function picturesIn(value: unknown, field: string): PlacedPicture[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const key = isRecord(item) && typeof item._key === "string" ? `_key=="${item._key}"` : index;
      return picturesIn(item, `${field}[${key}]`);
    });
  }
  if (!isRecord(value)) return [];
  const own = value._type === "imageWithAlt" ? [{ field, picture: value }] : [];
  const nested = Object.entries(value).flatMap(([name, part]) =>
    picturesIn(part, field === "" ? name : `${field}.${name}`),
  );
  return [...own, ...nested];
}

/** Titles and descriptions that editors wrote for search engines; an empty one falls back. */
function metadataFindings(documents: readonly ContentDocument[]): Finding[] {
  const texts = documents
    .filter(({ _type }) => _type === "pageMetadata")
    .flatMap((document) =>
      headFields.map((field) => ({
        page: text(document.path),
        field,
        value: cleanText(text(document[field])),
        document: describe(document, field),
      })),
    );
  return headTextFindings(texts.filter(({ value }) => value !== ""));
}

function metadataWithoutPage(documents: readonly ContentDocument[]): Finding[] {
  const livePaths = livePathsOf(documents);
  return documents
    .filter(({ _type, path }) => _type === "pageMetadata" && !livePaths.has(text(path)))
    .map((document) => ({
      kind: "metadata-without-page",
      document: describe(document, "path"),
      problem: `No page lives at ${text(document.path)}, so its title and description are not used.`,
      fix: "Set the path of the page that they belong to, or delete the metadata.",
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
      document: describe(document, "kind"),
      problem: `The free zone “${text(document.name)}” is on no page: no section of its emirate lists zones of its kind.`,
      fix: "Choose another kind, or add the kind to a zone section of the emirate.",
    }));
}

/** Pages with the heading and the lead of another page, as a duplicate has them before it is edited. */
function doubledPages(documents: readonly ContentDocument[]): Finding[] {
  const pages = documents.flatMap((document) => {
    const path = pathOf({ _type: document._type, slug: currentSlug(document.slug) });
    const opening = openingOf(document);
    return path === undefined || opening === undefined ? [] : [{ document, path, opening }];
  });
  return [...Map.groupBy(pages, ({ opening }) => opening).values()]
    .filter((same) => same.length > 1)
    .flatMap((same) =>
      same.map(({ document, path }) => ({
        kind: "doubled-page",
        page: path,
        document: describe(document, "hero"),
        problem: `${path} begins with the same heading and text as ${others(same, path)}.`,
        fix: "Write a heading and a text of its own, or unpublish the page.",
      })),
    );
}

function others(pages: readonly { path: string }[], path: string): string {
  return pages
    .map((page) => page.path)
    .filter((other) => other !== path)
    .join(", ");
}

/** Heading and lead of a page's hero, figures by their id; undefined for a page without. */
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
    document: describe(figure),
    problem: `Nothing shows “${figure.label ?? ""}”.`,
    fix: "Use it in a text or a tile, or delete it.",
  }));
}

function idOf(reference: unknown): unknown {
  return isRecord(reference) ? reference._ref : undefined;
}
