import { advantageSearchTexts } from "./advantage-search-texts.ts";
import { emirateSearchTexts } from "./emirate-search-texts.ts";
import { metadataFor, type SearchTexts } from "./metadata-for.ts";
import { serviceTexts } from "./service-texts.ts";
import { singlePageTexts } from "./single-page-texts.ts";

const ofEach = (_type: string, texts: Readonly<Record<string, SearchTexts>>) =>
  Object.entries(texts).map(([slug, each]) => metadataFor({ _type, slug }, each));

/** What search engines read of every page. */
export const pageMetadata = [
  ...Object.entries(singlePageTexts).map(([_type, texts]) => metadataFor({ _type }, texts)),
  ...ofEach("service", serviceTexts),
  ...ofEach("emirate", emirateSearchTexts),
  ...ofEach("advantage", advantageSearchTexts),
];
