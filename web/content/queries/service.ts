import { defineQuery } from "groq";
import { sectionFields } from "#schemas/sections/projections.ts";
import {
  benefitFields,
  callToActionFields,
  diagramsFields,
  homeCountryFields,
  imageFields,
  noteFields,
  readOnFields,
  richTextFields,
  toolFields,
} from "#schemas/shared/projections.ts";
import type { PageRow } from "#web/content/site-types.ts";

export const servicePageQuery = defineQuery(`*[_type == "service" && slug.current == $slug][0]{
  _updatedAt,
  title,
  layout,
  hero{ heading, lead[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  introduction{
    heading,
    body[]{ ${richTextFields} },
    note{ ${noteFields} }
  },
  ${diagramsFields},
  benefitsHeading,
  benefits[]{ ${benefitFields} },
  subServicesHeading,
  subServices[]{ _key, title, text[]{ ${richTextFields} }, detail[]{ ${richTextFields} } },
  ${toolFields},
  "phases": select(
    tool->kind == "move-plan" => *[_id == "homePage"][0].process.steps[]{ _key, title }
  ),
  ${homeCountryFields},
  sections[]{ ${sectionFields} },
  ${readOnFields},
  closing{ ${callToActionFields} }
}`);

export const servicePage = {
  type: "service",
  query: servicePageQuery,
  below: "menu",
} as const satisfies PageRow;
