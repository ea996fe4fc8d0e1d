/*
 * Parts of queries that several queries share. Each is the inside of a GROQ projection. Whatever
 * shows another document selects its `_updatedAt`, from which the sitemap computes a page's last
 * change.
 */

/**
 * A figure with its evidence. A figure that takes its value from another one takes all fields from
 * it except its own condition.
 */
export const figureFields = /* groq */ `
  _id,
  _type,
  _updatedAt,
  label,
  "value": coalesce(sameAs->value, value, ""),
  "unit": select(defined(sameAs) => sameAs->unit, unit),
  "counted": select(defined(sameAs) => sameAs->counted, counted),
  "qualifier": coalesce(qualifier, sameAs->qualifier),
  "shortQualifier": select(
    defined(qualifier) => shortQualifier,
    coalesce(shortQualifier, sameAs->shortQualifier)
  ),
  "keepsQualifier": defined(sameAs) && defined(qualifier),
  "sourceTitle": coalesce(sameAs->sourceTitle, sourceTitle),
  "sourceUrl": select(defined(sameAs) => sameAs->sourceUrl, sourceUrl),
  "checkedOn": coalesce(sameAs->checkedOn, checkedOn),
  "reviewBy": select(defined(sameAs) => sameAs->reviewBy, reviewBy),
  "status": coalesce(sameAs->status, status),
  "next": select(defined(sameAs) => sameAs->next, next),
  sameAs->{ _updatedAt }
`;

/** A block of rich text with resolved figures and links. */
export const richTextFields = /* groq */ `
  ...,
  markDefs[]{
    ...,
    _type == "internalLink" => { "page": page->{ _type, "slug": slug.current } }
  },
  children[]{
    ...,
    _type == "figureValue" => { "figure": figure->{ ${figureFields} } }
  }
`;

const figureValueFields = /* groq */ `show, figure->{ ${figureFields} }`;

export const statTileFields = /* groq */ `_key, label, figure{ ${figureValueFields} }`;

export const pointFields = /* groq */ `_key, text[]{ ${richTextFields} }`;

export const benefitFields = /* groq */ `
  _key,
  icon,
  title[]{ ${richTextFields} },
  text[]{ ${richTextFields} }
`;

export const noteFields = /* groq */ `title, text[]{ ${richTextFields} }`;

export const imageFields = /* groq */ `
  _type,
  alt,
  decorative,
  flip,
  hotspot,
  crop,
  asset->{ _id, "dimensions": metadata.dimensions{ width, height }, "lqip": metadata.lqip }
`;

export const sectionHeadFields = /* groq */ `heading, intro[]{ ${richTextFields} }`;

/** The target page of a link, whether the link opens it at its tool, and the tool's first answers. */
export const linkedPage = /* groq */ `"page": page->{
  _type,
  "slug": slug.current,
  "atTool": ^.atTool,
  "answers": ^.answers
}`;

export const navLinkFields = /* groq */ `_key, label, ${linkedPage}`;

/** The related pages that the page's document chooses. */
export const readOnFields = /* groq */ `readOn[]{ ${navLinkFields} }`;

const countryFactFields = /* groq */ `
  _key,
  part,
  text[]{ ${richTextFields} },
  sourceTitle,
  sourceUrl,
  checkedOn
`;

export const testimonialFields = /* groq */ `_id, _updatedAt, quote, role, city, country`;

export const partnerFields = /* groq */ `_id, _updatedAt, name, setting, logo{ ${imageFields} }`;

export const subServiceFields = /* groq */ `
  _key,
  title,
  text[]{ ${richTextFields} },
  detail[]{ ${richTextFields} }
`;

export const teamRoleFields = /* groq */ `
  _key,
  role,
  text[]{ ${richTextFields} },
  image{ ${imageFields} }
`;

export const homeCountryFields = /* groq */ `homeCountries[]->{
  _id,
  _updatedAt,
  name,
  timeZone,
  currency,
  "facts": rows[]{ ${countryFactFields} },
  "treaty": rows[part == "treaty"][0].text[]{ ${richTextFields} },
  "homeTax": rows[part == "homeTax"]{ text[]{ ${richTextFields} } },
  "licence": rows[part == "licence"][0].text[]{ ${richTextFields} },
  "papers": rows[part == "papers"][0].text[]{ ${richTextFields} }
}`;

export const diagramFields = /* groq */ `
  _id,
  _updatedAt,
  kind,
  heading,
  text[]{ ${richTextFields} },
  whole,
  countries[]->{ _id, _updatedAt, name, timeZone, city, latitude, longitude },
  emirates[]->{
    _id,
    _updatedAt,
    _type,
    name,
    "slug": slug.current,
    card{ text[]{ ${richTextFields} } }
  },
  rows[]{ _key, label, text[]{ ${richTextFields} }, from, to, figure->{ ${figureFields} } }
`;

export const diagramsFields = /* groq */ `diagrams[]->{ ${diagramFields} }`;

/**
 * The tool of a page, with everything that its rules read, and the texts of all tools. Each kind
 * has its own groups, and TypeScript tells the kinds apart by `_type`.
 */
export const toolFields = /* groq */ `tool->{
  _id,
  _type,
  _updatedAt,
  heading,
  text[]{ ${richTextFields} },
  questions,
  options[]{ question, answer, label, figure->{ ${figureFields} } },
  times[]{ name, label, weeks, detail },
  cases[]{ name, text },
  figures[]{ name, show, figure->{ ${figureFields} } },
  routes[]{ route, name, term, sponsor, ends, papers },
  rows[]{ part, label, what, who, penalty, unless, sourceTitle },
  texts,
  counted,
  messages,
  examples[]{ _key, label, answer },
  "words": *[_type == "toolWords" && _id == "toolWords"][0]{
    texts,
    messages,
    questions,
    options[]{ answer, label },
    cases[]{ name, text }
  },
  "pages": *[_type == "service" && tool._ref in ["visaRoute", "companyDuties", "movePlan"]] | order(orderRank, _id){
    _type,
    "slug": slug.current,
    "tool": tool._ref
  }
}`;

/** A tool that a page leads to: its heading, and the service on whose page it stands. */
export const toolAheadFields = /* groq */ `
  _updatedAt,
  heading,
  "page": *[_type == "service" && tool._ref == ^._id] | order(orderRank, _id)[0]{
    _type,
    "slug": slug.current
  }
`;

/**
 * What a plan of a move uses: the phases of the home page's process, and the duties after the
 * licence, which it leads to.
 */
export const planFields = /* groq */ `
  "phases": select(
    tool->_type == "movePlan" => *[_type == "homePage" && _id == "homePage"][0].process.steps[]{ _key, title },
    null
  ),
  "dutiesAhead": select(
    tool->_type == "movePlan" => *[_type == "companyDuties" && _id == "companyDuties"][0]{ ${toolAheadFields} },
    null
  )
`;

export const callToActionFields = /* groq */ `
  heading,
  text[]{ ${richTextFields} },
  actionLabel,
  image{ ${imageFields} }
`;

/** Every free zone with the fields that the zone finder compares. */
export const comparedZones = /* groq */ `*[_type == "freeZone"]
  | order(emirate->orderRank, orderRank, name, _id){
    _id,
    _updatedAt,
    name,
    emirate->{ name, "slug": slug.current },
    otherEmirates[]->{ name, "slug": slug.current },
    facts[]{ fact, stated, upTo, "sourceId": source._ref },
    fees[]->{ ${figureFields}, "priceYear": coalesce(sameAs->priceYear, priceYear) }
  }`;

export const zoneSources = /* groq */ `*[_type == "zoneSource"] | order(sourceTitle, _id){
  _id,
  _updatedAt,
  "title": sourceTitle,
  "url": sourceUrl,
  "day": checkedOn
}`;

/** What a tool needs besides its own document, on every page. */
export const toolPlaceFields = /* groq */ `
  ${planFields},
  "zones": select(tool->_type == "zoneFinder" => ${comparedZones}, []),
  "zoneSources": select(tool->_type == "zoneFinder" => ${zoneSources}, [])
`;

/** The emirate's zones of the kinds that a section names, or all of its zones. */
export const zonesOfSection = /* groq */ `*[
    _type == "freeZone" &&
    (emirate._ref == ^.^._id || ^.^._id in otherEmirates[]._ref) &&
    (coalesce(count(^.kinds), 0) == 0 || kind in ^.kinds)
  ] | order(orderRank, name, _id)`;

/** A free zone as a list shows it. */
export const listedZoneFields = /* groq */ `
  _id,
  _updatedAt,
  name,
  text[]{ ${richTextFields} },
  bestFor,
  website
`;
