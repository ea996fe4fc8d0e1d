import { defineQuery } from "next-sanity";
import { sectionFields } from "#schemas/generated/section-queries.generated.ts";
import {
  benefitFields,
  callToActionFields,
  diagramsFields,
  homeCountryFields,
  imageFields,
  noteFields,
  planFields,
  readOnFields,
  richTextFields,
  subServiceFields,
  toolFields,
} from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";

export const servicePageQuery = defineQuery(`*[_type == "service" && slug.current == $slug][0]{
  _id,
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
  subServices[]{ ${subServiceFields} },
  ${toolFields},
  ${planFields},
  ${homeCountryFields},
  sections[]{ ${sectionFields} },
  ${readOnFields},
  closing{ ${callToActionFields} }
}`);

export const servicePage = {
  type: "service",
  query: servicePageQuery,
  below: "menu",
} as const satisfies PageDefinition;
