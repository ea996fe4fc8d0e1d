import { defineQuery } from "groq";
import { navColumnFields, navLinkFields, richTextFields } from "#schemas/projections.ts";

/** Everything that stands on every page: header, mobile menu, footer. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    brandName, tagline, email, phone, address, officeNote, openingHours, languages,
    copyrightYear, copyrightNotice, disclaimer,
    socialLinks[]{ _key, platform, url },
    rating, foundingYear, areasServed, zoneLabels,
    cookieBanner{ ..., text[]{ ${richTextFields} } },
    errorScreen, offlineScreen,
    pictureUnavailable,
    "fallbackPicture": fallbackPicture{ asset->{ _id } }
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{
    homeLabel,
    menus[]{
      _key, label,
      groups[]{ ${navColumnFields} },
      prompt{ text, link{ ${navLinkFields} } }
    },
    callToAction{ ${navLinkFields} },
    mobileMenu[]{ _key, label, links[]{ ${navLinkFields} } },
    footer{
      heading,
      callToAction{ ${navLinkFields} },
      columns[]{ ${navColumnFields} },
      legalLinks[]{ ${navLinkFields} }
    },
    labels
  }
}`);
