import { createHash } from "node:crypto";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { ShareImage, SummaryParts } from "#schemas/shared/head/head-texts.ts";
import { SHARE_IMAGE_SIZE, shareImagePath } from "#schemas/shared/head/share-image-path.ts";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import type { KeptImage } from "#schemas/shared/images/image-urls.ts";
import { imageUrl } from "#web/content/image-url.ts";
import type { WrittenMetadata } from "#web/content/site-types.ts";

/** The parts of a page that its share image may show. No page has all of them. */
export type CardContent = SummaryParts & {
  image?: ImageSource | null;
  hero?: { image?: ImageSource | null } | null;
  banner?: { image: ImageSource } | null;
};

/** Whether a page has a picture that its share image can show. */
export const hasCardPicture = ({ image, hero, banner }: CardContent): boolean =>
  Boolean(hero?.image ?? banner?.image ?? image);

/**
 * Headline and illustration of a page's share image.
 * @param home the home page, for a page without a picture
 */
export function shareCard(
  { title, heading, image, hero, banner }: CardContent,
  written: WrittenMetadata,
  brandName: string,
  home: CardContent | null,
): { heading: string; image: ImageSource | null } {
  const own = hero?.heading || hero?.headline || banner?.heading || heading || title;
  return {
    heading: cleanText(written?.ogTitle) || cleanText(own) || cleanText(brandName),
    image: hero?.image ?? banner?.image ?? image ?? home?.hero?.image ?? null,
  };
}

/** Address of an illustration, cropped to 600 × 630 pixels around its hotspot. */
export function cardPicture(image: KeptImage | null, addressOf = imageUrl): string | undefined {
  return image
    ? addressOf(image)?.width(600).height(630).fit("crop").format("jpg").url()
    : undefined;
}

type Card = { heading: string; image: KeptImage | null; brandName: string };

/**
 * Networks cache an image by its address, so the address contains a hash of what the image shows.
 */
export function madeImage(path: string, { heading, image, brandName }: Card): ShareImage {
  const shown = JSON.stringify([heading, brandName, cardPicture(image)]);
  const version = createHash("sha256").update(shown).digest("hex").slice(0, 10);
  return { url: `${shareImagePath(path)}?v=${version}`, ...SHARE_IMAGE_SIZE, alt: heading };
}
