import { defineQuery } from "groq";
import { sectionFields } from "#schemas/sections/projections.ts";
import {
  advantageCardFields,
  homeCountryFields,
  imageFields,
  navLinkFields,
  pointFields,
  readOnFields,
  richTextFields,
  statTileFields,
  toolAheadFields,
} from "#schemas/shared/projections.ts";

const testimonialFields = /* groq */ `_id, _updatedAt, quote, role, city, country`;

export const homePageQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  _updatedAt,
  hero{
    headline,
    points[]{ ${pointFields} },
    primaryActionLabel,
    secondaryActionLabel,
    secondaryActionSubject,
    image{ ${imageFields} }
  },
  emailCapture{ ..., messages, withoutJavaScript[]{ ${richTextFields} } },
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
    startLabel,
    startImage{ ${imageFields} },
    landLabel,
    landImage{ ${imageFields} },
    steps[]{ _key, title, text[]{ ${richTextFields} }, when }
  },
  ${toolAheadFields},
  "planned": tool->rows[_type == "toolTime"]{ part, label, weeks },
  packages{
    heading,
    packages[]{
      _key,
      title,
      text[]{ ${richTextFields} },
      points[]{
        _key,
        _type,
        _type == "point" => { text[]{ ${richTextFields} } },
        _type == "navLink" => { label, page->{ _type, "slug": slug.current } }
      },
      highlighted,
      link{ ${navLinkFields} }
    }
  },
  ${homeCountryFields},
  sections[]{ ${sectionFields} },
  ${readOnFields},
  contact{ heading, text[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  partners{
    heading,
    "partners": *[_type == "partner"]
      | order(order, name, _id){ _id, _updatedAt, name, setting, logo{ ${imageFields} } }
  },
  testimonials{
    heading,
    lead->{ ${testimonialFields} },
    others[]->{ ${testimonialFields} },
    image{ ${imageFields} },
    ratingLabel
  }
}`);
