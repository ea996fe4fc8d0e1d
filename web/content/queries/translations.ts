import { defineQuery } from "next-sanity";

/**
 * All translated texts of a language. The result is large, so it reads nothing but translations:
 * whoever publishes a page does not change it.
 */
export const catalogueQuery = defineQuery(
  `*[_type == "translation" && language == $language] | order(_id){
    "document": translated._ref,
    rows[]{ field, source, text }
  }`,
);

/** All translated texts of a language, each with its place in the Studio. */
export const draftCatalogueQuery = defineQuery(
  `*[_type == "translation" && language == $language] | order(_id){
    _id,
    "document": translated._ref,
    rows[]{ "translation": ^._id, _key, field, source, text }
  }`,
);

/** When the translations of a language were changed. */
export const translationTimesQuery = defineQuery(
  `*[_type == "translation" && language == $language] | order(_id){
    "document": translated._ref,
    _updatedAt
  }`,
);

/** The languages that editors have switched on; null while no document says so. */
export const languagesSwitchedOn = /* groq */ `*[_id == "siteLanguages"][0]{ shown }`;

/** The translations that visitors may see. */
export const shownTranslations = /* groq */ `*[_type == "translation" && isShown == true]
  | order(language, _id)`;

/**
 * The documents whose pages visitors may see in other languages, and the languages that are on. A
 * process that holds all results takes this from the routing query and does not send it.
 */
export const translatedPagesQuery = defineQuery(`{
  "languages": ${languagesSwitchedOn},
  "translated": ${shownTranslations}{
    "document": translated._ref,
    language,
    ...translated->{ _type, "slug": slug.current, until }
  }
}`);
