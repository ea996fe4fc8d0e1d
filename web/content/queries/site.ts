import { defineQuery } from "next-sanity";
import {
  figureFields,
  imageFields,
  linkedPage,
  navLinkFields,
  richTextFields,
} from "#schemas/shared/projections.ts";

/** Links and lists of pages, told apart by their `_type`. */
const menuEntryFields = /* groq */ `
  _key,
  _type,
  _type == "navLink" => { label, ${linkedPage} },
  _type == "pageList" => { pages }
`;

const navColumnFields = /* groq */ `_key, title, links[]{ ${menuEntryFields} }`;

/** A page as a list of pages shows it. */
const listedPageFields = /* groq */ `
  _id,
  _type,
  "slug": slug.current,
  "label": coalesce(menuLabel, title, name)
`;

/** Everything that stands on every page: header, mobile menu, footer. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id,
    brandName, tagline, email, phone, address, officeNote, openingHours, openingHoursNote,
    officeHours, replyPromise, languages, languagesLabel,
    ownFee, people, dubaiAddress, "hidesPartners": partnerNames.isHidden == true,
    "hidesDubaiOffice": dubaiOffice.isHidden == true,
    copyrightYear, copyrightNotice, disclaimer,
    privacyLabel, controller[]{ _key, label, value },
    contactSubjects[]{ _key, page->{ _type, "slug": slug.current }, subject, hint },
    socialLinks[]{ _key, platform, url },
    rating{ value, count, isHidden }, foundingYear, areasServed, zoneLabels, homeCountryLabels, diagramLabels,
    evidence{ ..., "from": *[_type == "aboutPage"][0].register.from },
    dollarRate->{ ${figureFields} },
    euroRates[]->{ ${figureFields} },
    cookieBanner,
    errorScreen, offlineScreen, tooBusy, toastsLabel,
    pictureUnavailable,
    fallbackPicture{ hotspot, crop, asset->{ _id } }
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{
    _id,
    homeLabel,
    menus[]{
      _key, label,
      groups[]{ ${navColumnFields} },
      prompt{ text, link{ ${navLinkFields} } }
    },
    callToAction{ ${navLinkFields} },
    mobileMenu[]{ _key, label, links[]{ ${menuEntryFields} } },
    footer{
      heading,
      callToAction{ ${navLinkFields} },
      columns[]{ ${navColumnFields} },
      legalLinks[]{ ${navLinkFields} }
    },
    labels
  },
  "lists": {
    "privateServices": *[_type == "service" && category == "private" && defined(slug.current)]
      | order(orderRank, title, _id){ ${listedPageFields} },
    "businessServices": *[_type == "service" && category == "business" && defined(slug.current)]
      | order(orderRank, title, _id){ ${listedPageFields} },
    "emirates": *[_type == "emirate" && defined(slug.current)]
      | order(orderRank, name, _id){ ${listedPageFields} },
    "generalAdvantages": *[_type == "advantage" && group == "general" && defined(slug.current)]
      | order(orderRank, title, _id){ ${listedPageFields} },
    "cultureAdvantages": *[_type == "advantage" && group == "culture" && defined(slug.current)]
      | order(orderRank, title, _id){ ${listedPageFields} }
  }
}`);

/** What editors wrote for search engines and shared links about the page at `$path`. */
export const pageMetadataQuery = defineQuery(`*[_type == "pageMetadata" && path == $path][0]{
  _id,
  _updatedAt, title, description, keywords, canonical, author, robots,
  ogTitle, ogDescription, ogImage{ ${imageFields} }, ogType, ogUrl,
  twitterCard, twitterSite, twitterCreator, twitterImage{ ${imageFields} },
  articlePublishedTime, articleModifiedTime, publisher,
  structuredData, breadcrumbs[]{ name, url }, hreflang[]{ lang, href }
}`);

/** Summary and picture of the home page, for pages that have none. */
export const homeSummaryQuery = defineQuery(`*[_id == "homePage" && _type == "homePage"][0]{
  _id,
  hero{ headline, points[]{ text[]{ ${richTextFields} } }, image{ ${imageFields} } }
}`);

/** Texts and picture of the page for unknown paths. */
export const notFoundPageQuery =
  defineQuery(`*[_type == "notFoundPage" && _id == "notFoundPage"][0]{
  _id,
  heading, text, homeLabel, contactLabel, image{ ${imageFields} }
}`);
