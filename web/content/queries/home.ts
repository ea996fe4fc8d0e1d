import { defineQuery } from "next-sanity";
import { sectionFields } from "#schemas/generated/section-queries.generated.ts";
import {
  imageFields,
  navLinkFields,
  partnerFields,
  pointFields,
  readOnFields,
  richTextFields,
  statTileFields,
  testimonialFields,
  toolAheadFields,
} from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";
import { advantageCardFields } from "./advantages.ts";

export const homePageQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  _id,
  _updatedAt,
  hero{
    headline,
    lead[]{ ${richTextFields} },
    needsLabel,
    points[]{ ${pointFields} },
    primaryActionLabel,
    secondaryActionLabel,
    secondaryActionSubject,
    image{ ${imageFields} }
  },
  emailCapture{ ..., messages },
  advantages{
    heading[]{ ${richTextFields} },
    intro[]{ ${richTextFields} },
    tiles[]{ ${statTileFields} },
    cards[]->{ ${advantageCardFields} },
    moreLabel
  },
  process{
    heading,
    intro[]{ ${richTextFields} },
    founder,
    family,
    startLabel,
    startImage{ ${imageFields} },
    landLabel,
    landImage{ ${imageFields} },
    steps[]{ _key, title, text[]{ ${richTextFields} } }
  },
  "toolAhead": tool->{ ${toolAheadFields} },
  "planned": tool->times[]{ name, label, weeks },
  packages{
    heading,
    packages[]{
      _key,
      title,
      text[]{ ${richTextFields} },
      points[]{
        _key,
        _type,
        label,
        text[]{ ${richTextFields} }
      },
      highlighted,
      link{ ${navLinkFields} }
    }
  },
  homeCountries[]->{ _id, _updatedAt, name },
  sections[]{ ${sectionFields} },
  ${readOnFields},
  contact{ heading, text[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  partners{
    heading,
    "partners": *[_type == "partner"]
      | order(orderRank, name, _id){ ${partnerFields} }
  },
  testimonials{
    heading,
    lead->{ ${testimonialFields} },
    others[]->{ ${testimonialFields} },
    image{ ${imageFields} },
    ratingLabel
  }
}`);

export const homePage = {
  type: "homePage",
  query: homePageQuery,
  showsRating: true,
} as const satisfies PageDefinition;
