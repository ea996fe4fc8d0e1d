import { countryFact } from "../documents/home-country.ts";
import {
  freeSections,
  furtherSections,
  pageSections,
  sectionParts,
  sections,
} from "../sections/index.ts";
import { badge } from "./badge.ts";
import { benefit } from "./benefit.ts";
import { businessType } from "./business-type.ts";
import { callToAction } from "./call-to-action.ts";
import { contactSubject } from "./contact-subject.ts";
import { detailRow } from "./detail-row.ts";
import { diagramRow } from "./diagram-row.ts";
import { figureValue } from "./figure-value.ts";
import { imageWithAlt } from "./image-with-alt.ts";
import { mobileMenuSection } from "./mobile-menu-section.ts";
import { navColumn } from "./nav-column.ts";
import { navLink } from "./nav-link.ts";
import { navMenu } from "./nav-menu.ts";
import { note } from "./note.ts";
import { pageList } from "./page-list.ts";
import { officeClaim, point } from "./point.ts";
import { policySection } from "./policy-section.ts";
import { processStep } from "./process-step.ts";
import { richLine, richText } from "./rich-text.ts";
import { packageFact, servicePackage } from "./service-package.ts";
import { statTile } from "./stat-tile.ts";
import { subService } from "./sub-service.ts";
import { taxCell } from "./tax-cell.ts";
import { taxRow } from "./tax-row.ts";
import { teamRole } from "./team-role.ts";
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
