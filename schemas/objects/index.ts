import { benefit } from "./benefit.ts";
import { callToAction } from "./call-to-action.ts";
import { figureValue } from "./figure-value.ts";
import { imageWithAlt } from "./image-with-alt.ts";
import { mobileMenuSection } from "./mobile-menu-section.ts";
import { navColumn } from "./nav-column.ts";
import { navLink } from "./nav-link.ts";
import { navMenu } from "./nav-menu.ts";
import { note } from "./note.ts";
import { point } from "./point.ts";
import { richLine } from "./rich-line.ts";
import { richText } from "./rich-text.ts";
import { subService } from "./sub-service.ts";

export const objects = [
  benefit,
  callToAction,
  figureValue,
  imageWithAlt,
  mobileMenuSection,
  navColumn,
  navLink,
  navMenu,
  note,
  point,
  richLine,
  richText,
  subService,
];
