import type { SchemaTypeDefinition } from "@sanity/types";
import { advantage } from "./documents/advantage.ts";
import { diagram } from "./documents/diagram.ts";
import { emirate } from "./documents/emirate.ts";
import { figure } from "./documents/figure.ts";
import { freePage } from "./documents/free-page.ts";
import { freeZone } from "./documents/free-zone.ts";
import { homeCountry } from "./documents/home-country.ts";
import { pageMetadata } from "./documents/page-metadata.ts";
import { partner } from "./documents/partner.ts";
import { redirect } from "./documents/redirect.ts";
import { service } from "./documents/service.ts";
import { testimonial } from "./documents/testimonial.ts";
import { translation } from "./documents/translation.ts";
import { zoneSource } from "./documents/zone-source.ts";
import { sectionSchemas } from "./generated/section-schemas.generated.ts";
import { badge } from "./objects/badge.ts";
import { benefit } from "./objects/benefit.ts";
import { businessType } from "./objects/business-type.ts";
import { callToAction } from "./objects/call-to-action.ts";
import { comparisonRow } from "./objects/comparison-row.ts";
import { contactSubject } from "./objects/contact-subject.ts";
import { countryFact } from "./objects/country-fact.ts";
import { detailRow } from "./objects/detail-row.ts";
import { diagramRow } from "./objects/diagram-row.ts";
import { figureValue } from "./objects/figure-value.ts";
import { imageWithAlt } from "./objects/image-with-alt.ts";
import { mobileMenuSection } from "./objects/mobile-menu-section.ts";
import { navColumn } from "./objects/nav-column.ts";
import { navLink } from "./objects/nav-link.ts";
import { navMenu } from "./objects/nav-menu.ts";
import { note } from "./objects/note.ts";
import { officeClaim } from "./objects/office-claim.ts";
import { packageFact } from "./objects/package-fact.ts";
import { pageList } from "./objects/page-list.ts";
import { pluralForms } from "./objects/plural-forms.ts";
import { point } from "./objects/point.ts";
import { policySection } from "./objects/policy-section.ts";
import { processStep } from "./objects/process-step.ts";
import { question } from "./objects/question.ts";
import { richLine } from "./objects/rich-line.ts";
import { richText } from "./objects/rich-text.ts";
import { servicePackage } from "./objects/service-package.ts";
import { statTile } from "./objects/stat-tile.ts";
import { subService } from "./objects/sub-service.ts";
import { taxCell } from "./objects/tax-cell.ts";
import { taxRow } from "./objects/tax-row.ts";
import { teamRole } from "./objects/team-role.ts";
import { freeSections, furtherSections, pageSections } from "./sections/index.ts";
import { aboutPage } from "./singletons/about-page.ts";
import { advantagesPage } from "./singletons/advantages-page.ts";
import { contactPage } from "./singletons/contact-page.ts";
import { cookiePolicyPage } from "./singletons/cookie-policy-page.ts";
import { freeZonesPage } from "./singletons/free-zones-page.ts";
import { homePage } from "./singletons/home-page.ts";
import { navigation } from "./singletons/navigation.ts";
import { notFoundPage } from "./singletons/not-found-page.ts";
import { siteLanguages } from "./singletons/site-languages.ts";
import { siteSettings } from "./singletons/site-settings/site-settings.ts";
import { taxBenefitsPage } from "./singletons/tax-benefits-page.ts";
import { tools } from "./tools/index.ts";
import { toolWords } from "./tools/tool-words.ts";

/** Types with exactly one document, whose id is the name of the type. */
export const singletons = [
  siteSettings,
  siteLanguages,
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

const objects = [
  badge,
  benefit,
  businessType,
  callToAction,
  comparisonRow,
  contactSubject,
  countryFact,
  detailRow,
  diagramRow,
  figureValue,
  imageWithAlt,
  mobileMenuSection,
  navColumn,
  navLink,
  navMenu,
  note,
  officeClaim,
  packageFact,
  pageList,
  pluralForms,
  point,
  policySection,
  processStep,
  question,
  richLine,
  richText,
  servicePackage,
  statTile,
  subService,
  taxCell,
  taxRow,
  teamRole,
  freeSections,
  furtherSections,
  pageSections,
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

/** Types of the documents that editors edit. */
export const editedTypes: readonly string[] = [
  ...singletonTypes,
  ...documents.map(({ name }) => name),
];

export function isSingletonType(type: string): boolean {
  return singletonTypes.includes(type);
}
