import { defineQuery } from "groq";
import * as z from "zod";
import { searchLengths } from "../../../schemas/rules/metadata.ts";
import { addressOf, writtenAddress } from "../../../schemas/shared/addresses/site-address.ts";
import {
  chosenImage,
  headTexts,
  homeTexts,
  pageSummary,
  type SummaryParts,
} from "../../../schemas/shared/head/head-texts.ts";
import { shareImagePath } from "../../../schemas/shared/head/share-image-path.ts";
import type { ImageUrl, KeptImage } from "../../../schemas/shared/images/image-urls.ts";
import { english } from "../../../schemas/shared/languages.ts";
import { pointFields, richTextFields } from "../../../schemas/shared/projections.ts";

export type HeadPreview = {
  address: string;
  host: string;
  title: string;
  description: string;
  sharedTitle: string;
  sharedDescription: string;
  picture: { url: string; isMade: boolean };
};

/** The published content that fills empty fields (`headFallbacksQuery`). */
export type HeadFallbacks = {
  page: SummaryParts | null;
  homePage: SummaryParts | null;
  homeMetadata: { title: string | null; description: string | null } | null;
  company: { brandName: string } | null;
  metadataRevision: string | null;
};

type Sources = {
  draft: MetadataDraft;
  fallbacks: HeadFallbacks;
  /** Public base address of the site, without a trailing slash. */
  base: string;
  imageUrl: ImageUrl;
};

export function headPreview({ draft, fallbacks, base, imageUrl }: Sources): HeadPreview {
  const { page, homePage, homeMetadata, company, metadataRevision } = fallbacks;
  const path = draft.path ?? "/";
  const texts = headTexts({
    written: draft,
    summary: pageSummary(page ?? {}, english),
    home: homeTexts(path === "/" ? draft : homeMetadata, pageSummary(homePage ?? {}, english)),
    company: { brandName: company?.brandName ?? "" },
  });
  const address = writtenAddress(draft.canonical, base) ?? addressOf(path, base);
  const chosen = chosenImage(draft.ogImage, imageUrl);
  // The revision in the address makes the browser request the image again after a change.
  const made = `${base}${shareImagePath(path)}?v=${metadataRevision ?? "none"}`;
  return {
    ...texts,
    title: cutText(texts.title, searchLengths.title),
    description: cutText(texts.description, searchLengths.description),
    address,
    host: new URL(address).host,
    picture: { url: chosen?.url ?? made, isMade: chosen === undefined },
  };
}

/** A text as search results show it: cut after a whole word if it is longer than `limit`. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 2);
  const lastSpace = text[limit - 2] === " " ? start.length : start.lastIndexOf(" ");
  return `${(lastSpace > 0 ? start.slice(0, lastSpace) : start).replace(/[\s,;:–-]+$/, "")} …`;
}

const text = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const hotspot = z.object({ x: number, y: number, width: number, height: number });
const crop = z.object({ top: number, bottom: number, left: number, right: number });

const image = z
  .object({
    asset: z.object({ _ref: z.string() }),
    hotspot: hotspot.nullish().catch(null),
    crop: crop.nullish().catch(null),
  })
  .transform(({ asset, ...cut }): KeptImage => ({ asset: { _id: asset._ref }, ...cut }))
  .optional()
  .catch(undefined);

const draft = z.object({
  path: text,
  title: text,
  description: text,
  canonical: text,
  ogTitle: text,
  ogDescription: text,
  ogImage: image,
});

type MetadataDraft = z.infer<typeof draft>;

/** Reads the values of the form. A value of another type counts as empty. */
export const metadataDraft = (value: unknown): MetadataDraft => draft.catch({}).parse(value);

/**
 * The fallbacks of a page's head for the Studio's previews: the page itself, which is a document of
 * `$type`, the home page and the company.
 */
export const headFallbacksQuery = defineQuery(`{
  "page": *[_type == $type && ($slug == null && _id == $type || slug.current == $slug)][0]{
    title,
    heading,
    lead[]{ ${richTextFields} },
    hero{
      heading,
      headline,
      lead[]{ ${richTextFields} },
      points[]{ ${pointFields} }
    },
    banner{ heading, text }
  },
  "homePage": *[_type == "homePage" && _id == "homePage"][0]{
    hero{ headline, points[]{ ${pointFields} } }
  },
  "homeMetadata": *[_type == "pageMetadata" && path == "/"][0]{ title, description },
  "company": *[_type == "siteSettings" && _id == "siteSettings"][0]{ brandName },
  "metadataRevision": *[_type == "pageMetadata" && path == $path][0]._rev
}`);
