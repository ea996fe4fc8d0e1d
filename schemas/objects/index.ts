import { countryFact } from "../documents/home-country.ts";
import {
  freeSections,
  furtherSections,
  pageSections,
  sectionParts,
  sections,
} from "../sections/index.ts";
import {
  badge,
  benefit,
  businessType,
  callToAction,
  note,
  officeClaim,
  point,
  processStep,
  statTile,
  subService,
  teamRole,
} from "./cards.ts";
import { contactSubject } from "./contact-subject.ts";
import { diagramRow } from "./diagram-row.ts";
import { figureValue } from "./figure-value.ts";
import { imageWithAlt } from "./image-with-alt.ts";
import { mobileMenuSection, navColumn, navLink, navMenu, pageList } from "./menus.ts";
import { detailRow, policySection } from "./policy.ts";
import { richLine, richText } from "./rich-text.ts";
import { packageFact, servicePackage } from "./service-package.ts";
import { taxCell, taxRow } from "./tax-table.ts";
import { toolParts } from "./tool-parts.ts";

export const objects = [
  badge,
  benefit,
  businessType,
  callToAction,
  contactSubject,
  detailRow,
  countryFact,
  diagramRow,
  figureValue,
  imageWithAlt,
  mobileMenuSection,
  navColumn,
  navLink,
  navMenu,
  note,
  pageList,
  freeSections,
  furtherSections,
  officeClaim,
  packageFact,
  pageSections,
  point,
  policySection,
  processStep,
  richLine,
  richText,
  servicePackage,
  statTile,
  subService,
  taxCell,
  taxRow,
  teamRole,
  ...sectionParts,
  ...sections,
  ...toolParts,
];
