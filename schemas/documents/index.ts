import { diagram } from "./diagram.ts";
import { emirate } from "./emirate.ts";
import { figure } from "./figure.ts";
import { freeZone } from "./free-zone.ts";
import { homeCountry } from "./home-country.ts";
import { pageMetadata } from "./page-metadata.ts";
import { advantage, freePage, service } from "./pages.ts";
import { partner } from "./partner.ts";
import { redirect } from "./redirect.ts";
import { testimonial } from "./testimonial.ts";
import { tool } from "./tool.ts";
import { zoneSource } from "./zone-source.ts";

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
  tool,
  zoneSource,
];
