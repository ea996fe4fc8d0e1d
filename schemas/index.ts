import type { SchemaTypeDefinition } from "@sanity/types";
import { diagram } from "./documents/diagram.ts";
import { emirate } from "./documents/emirate.ts";
import { figure } from "./documents/figure.ts";
import { freeZone } from "./documents/free-zone.ts";
import { countryFact, homeCountry } from "./documents/home-country.ts";
import { pageMetadata } from "./documents/page-metadata.ts";
import { advantage, freePage, service } from "./documents/pages.ts";
import { partner } from "./documents/partner.ts";
import { redirect } from "./documents/redirect.ts";
import { testimonial } from "./documents/testimonial.ts";
import { translation } from "./documents/translation.ts";
import { zoneSource } from "./documents/zone-source.ts";
import { sectionSchemas } from "./generated/section-schemas.generated.ts";
import * as cards from "./objects/cards.ts";
import { imageWithAlt } from "./objects/image-with-alt.ts";
import * as menus from "./objects/menus.ts";
import * as richText from "./objects/rich-text.ts";
import * as rows from "./objects/rows.ts";
import { freeSections, furtherSections, pageSections } from "./sections/index.ts";
import { contactPage } from "./singletons/contact-page.ts";
import { homePage } from "./singletons/home-page.ts";
import { navigation } from "./singletons/navigation.ts";
import {
  aboutPage,
  advantagesPage,
  cookiePolicyPage,
  freeZonesPage,
  notFoundPage,
  taxBenefitsPage,
} from "./singletons/pages.ts";
import { siteSettings } from "./singletons/site-settings/site-settings.ts";
import { tools } from "./tools/index.ts";
import { toolWords } from "./tools/tool-words.ts";

/** Types with exactly one document, whose id is the name of the type. */
export const singletons = [
  siteSettings,
  navigation,
  homePage,
  freeZonesPage,
  taxBenefitsPage,
  advantagesPage,
  aboutPage,
  contactPage,
  cookiePolicyPage,
  notFoundPage,
].map(singleDocument);

/**
 * The documents of the tools, and the one with the texts of all tools. There is one document of
 * each type.
 */
export const toolDocuments = [
  ...Object.values(tools).map(({ document }) => document),
  toolWords,
].map(singleDocument);

/** In lists of the Studio the document has the title of its type. */
function singleDocument<Type extends { title?: string }>(type: Type) {
  return { ...type, preview: { prepare: () => ({ title: type.title }) } };
}

export const documents = [
  advantage,
  diagram,
  emirate,
  figure,
  freePage,
  freeZone,
  homeCountry,
  pageMetadata,
  partner,
  redirect,
  service,
  testimonial,
  translation,
  zoneSource,
];

/** Object types. Every export of these files is one. */
const objects = [
  ...Object.values(cards),
  ...Object.values(menus),
  ...Object.values(richText),
  ...Object.values(rows),
  ...[countryFact, imageWithAlt],
  ...[freeSections, furtherSections, pageSections],
  ...sectionSchemas,
];

export const schemaTypes: SchemaTypeDefinition[] = [
  ...singletons,
  ...toolDocuments,
  ...documents,
  ...objects,
];

/** Types of which there is exactly one document, whose id is the name of the type. */
export const singletonTypes: readonly string[] = [...singletons, ...toolDocuments].map(
  ({ name }) => name,
);

export function isSingletonType(type: string): boolean {
  return singletonTypes.includes(type);
}
