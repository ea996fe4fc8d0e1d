import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { fetchHomeSummary } from "#web/content/fetch-site.ts";
import type { WrittenMetadata } from "#web/page/seo/page-head.ts";

/** The parts of a page that the picture of a shared link may show; no page has all of them. */
export type CardContent = {
  title?: string | null;
  heading?: string | null;
  image?: ImageSource | null;
  hero?: {
    heading?: string | null;
    headline?: string | null;
    image?: ImageSource | null;
  } | null;
  banner?: { heading: string; image: ImageSource } | null;
};

/** Headline and illustration of a page's share picture; the home page's where it has none. */
export async function shareCard(
  { title, heading, image, hero, banner }: CardContent,
  written: WrittenMetadata,
  brandName: string,
): Promise<{ heading: string; image: ImageSource }> {
  const own = hero?.heading ?? hero?.headline ?? banner?.heading ?? heading ?? title;
  return {
    heading: cleanText(written?.ogTitle) || cleanText(own) || cleanText(brandName),
    image: hero?.image ?? banner?.image ?? image ?? (await fetchHomeSummary()).hero.image,
  };
}
