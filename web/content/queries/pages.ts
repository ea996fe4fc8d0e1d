import { defineQuery } from "groq";
import {
  benefitFields,
  callToActionFields,
  imageFields,
  noteFields,
  pointFields,
  richTextFields,
} from "#schemas/projections.ts";

export const servicePageQuery = defineQuery(`*[_type == "service" && slug.current == $slug][0]{
  title,
  category,
  hero{ heading, lead[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  introduction{
    heading,
    body[]{ ${richTextFields} },
    note{ ${noteFields} }
  },
  benefitsHeading,
  benefits[]{ ${benefitFields} },
  subServicesHeading,
  subServices[]{ _key, title, text[]{ ${richTextFields} }, detail[]{ ${richTextFields} } },
  closing{ ${callToActionFields} }
}`);

export const contactPageQuery = defineQuery(`*[_type == "contactPage" && _id == "contactPage"][0]{
  banner{ heading, text, image{ ${imageFields} } },
  form{
    ...,
    fields{ ..., consent{ ..., label[]{ ${richTextFields} } } }
  },
  panel{
    ...,
    reasons[]{ ${pointFields} },
    image{ ${imageFields} }
  },
  thankYou
}`);

export const notFoundPageQuery =
  defineQuery(`*[_type == "notFoundPage" && _id == "notFoundPage"][0]{
  heading, text, homeLabel, contactLabel, image{ ${imageFields} }
}`);
