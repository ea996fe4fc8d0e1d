import type { MetadataRoute } from "next";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { fetchSite } from "#web/content/fetch-site.ts";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { settings } = await fetchSite();
  const name = cleanText(settings.brandName);
  return {
    name,
    short_name: name,
    description: cleanText(settings.tagline),
    lang: "en",
    start_url: fixedPath("homePage"),
    display: "browser",
    background_color: "#fafcfb",
    theme_color: "#fafcfb",
    icons: [
      { src: "/brand/mark-180.png", sizes: "180x180", type: "image/png" },
      { src: "/brand/mark-512.png", sizes: "512x512", type: "image/png" },
      { src: "/brand/mark.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}
