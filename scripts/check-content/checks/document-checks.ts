import { warnWhenReviewIsDue } from "../../../schemas/rules/figure.ts";
import { twinsWarning } from "../../../schemas/rules/same-figure.ts";
import { alternativeText } from "../../../schemas/rules/text.ts";
import { reviewDay } from "../../../schemas/shared/figures/review-day.ts";
import { figuresAmong, type StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { twinsOf } from "../../../schemas/shared/figures/twins.ts";
import { cleanText } from "../../../schemas/shared/head/clean-text.ts";
import { isRecord } from "../../../schemas/shared/record.ts";
import { sortOutRedirects } from "../../../schemas/shared/redirects/redirects.ts";
import { statedDifferently, unprovedClaims } from "./claim-checks.ts";
import { type ContentDocument, describe, livePathsOf, text } from "./content.ts";
import type { Finding } from "./finding.ts";
import { headFields, headTextFindings } from "./head-texts.ts";
import { looseEnds } from "./loose-ends.ts";

/** What can be found in the documents alone, whether the site runs or not. */
export function documentFindings(documents: readonly ContentDocument[], today: string): Finding[] {
  return [
    ...redirectFindings(documents),
    ...figureFindings(documents, today),
    ...alternativeTextFindings(documents),
    ...metadataFindings(documents),
    ...unconfirmedFigures(documents),
    ...looseEnds(documents),
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
