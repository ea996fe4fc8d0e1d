import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { pageOfShareImage, SHARE_IMAGE_SIZE } from "#schemas/shared/head/share-image-path.ts";
import { splitLanguage } from "#schemas/shared/languages.ts";
import { webRoute } from "#web/api/web-route.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchPageAt } from "#web/content/fetch-any-page.ts";
import { fetchHomeSummary, fetchPageMetadata, fetchSite } from "#web/content/fetch-site.ts";
import { asJpeg } from "#web/page/share-image/as-jpeg.ts";
import { hasCardPicture, madeImage, shareCard } from "#web/page/share-image/made-image.ts";
import { pictureData, ShareCard, shareImageFonts } from "#web/page/share-image/share-card.tsx";

export const config = { api: { bodyParser: false, responseLimit: false } };

/**
 * The address of an image contains a hash of what it shows, so caches may keep it. Nobody else
 * knows the address of an unpublished image.
 */
const KEPT = "public, max-age=86400, s-maxage=31536000";
const NOT_KEPT = "public, max-age=0, s-maxage=1";

const MAX_BYTES = 32 * 1024 * 1024;

/** The images that were drawn last, by address. Drawing one takes a quarter of a second. */
const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength + 1,
});

/** Images that are being drawn, so that two requests share one drawing. */
const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The image of a shared link to a page: 1200 × 630, JPEG. */
export default webRoute(async (request) => {
  const { pathname, search } = new URL(request.url);
  const localPath = pageOfShareImage(pathname.replace(/^\/api/, ""));
  const { language, path } = splitLanguage(localPath ?? "");
  const reader = publishedReader(language);
  const content = localPath === undefined ? null : await fetchPageAt(reader, path);
  if (localPath === undefined || content === null)
    return new Response("Not Found", { status: 404 });
  const written = await fetchPageMetadata(reader, path);
  const { settings } = await fetchSite(reader);
  const { brandName } = settings;
  const home = hasCardPicture(content) ? null : await fetchHomeSummary(reader);
  const card = shareCard(content, written, brandName, home);
  const { url } = madeImage(localPath, { ...card, brandName });

  async function draw() {
    const element = (
      <ShareCard
        heading={card.heading}
        brandName={cleanText(brandName)}
        picture={await pictureData(card.image)}
      />
    );
    const options = { ...SHARE_IMAGE_SIZE, fonts: await shareImageFonts() };
    return asJpeg(await new ImageResponse(element, options).arrayBuffer());
  }
  const isCurrent = url.endsWith(search) && search !== "";
  const headers = {
    "content-type": "image/jpeg",
    "cache-control": isCurrent ? KEPT : NOT_KEPT,
    // Other sites show this image: networks, and the Studio's preview.
    "cross-origin-resource-policy": "cross-origin",
  };
  // The Studio's checks ask whether each page has an image, and need none drawn.
  if (request.method === "HEAD") return new Response(null, { headers });
  const picture = drawn.get(url) ?? (await once(url, draw));
  drawn.set(url, picture);
  return new Response(picture, { headers });
});

function once(url: string, draw: () => Promise<Uint8Array<ArrayBuffer>>) {
  const picture = drawing.get(url) ?? draw().finally(() => drawing.delete(url));
  drawing.set(url, picture);
  return picture;
}
