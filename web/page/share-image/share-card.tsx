import { readFile } from "node:fs/promises";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { brandMark } from "#web/lib/brand-mark.ts";
import { cardPicture } from "#web/page/share-image/made-image.ts";

type ShareCardProps = {
  heading: string;
  brandName: string;
  /**
   * The illustration as a data address, 600 × 630 pixels. Without it the text takes the whole
   * width.
   */
  picture?: string | undefined;
};

export function ShareCard({ heading, brandName, picture }: ShareCardProps) {
  const column = { flex: 1, padding: "64px 56px 60px 64px", color: "#0e2433" };
  const serif = "Hedvig Letters Serif, Hedvig Letters Serif Extended";
  const type = { lineHeight: 1.08, letterSpacing: "-0.01em", lineClamp: 6 };
  const sans = "Schibsted Grotesk, Schibsted Grotesk Extended";
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#eaf2f2" }}>
      <div tw="flex flex-col justify-between" style={column}>
        <div tw="flex" style={{ ...type, fontFamily: serif, fontSize: headingSize(heading) }}>
          {heading}
        </div>
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <Mark />
          <div tw="flex" style={{ fontFamily: sans, fontWeight: 600, fontSize: 34 }}>
            {brandName}
          </div>
        </div>
      </div>
      {picture && (
        // biome-ignore lint/performance/noImgElement: drawn into a picture, not sent to a browser.
        <img src={picture} alt="" width={600} height={630} style={{ objectFit: "cover" }} />
      )}
    </div>
  );
}

/** Font size in pixels with which a headline fills its column and has at most six lines. */
function headingSize(heading: string): number {
  if (heading.length <= 24) return 84;
  if (heading.length <= 48) return 68;
  return heading.length <= 80 ? 56 : 44;
}

function Mark() {
  const { size, radius, background, dune, sky, sun } = brandMark;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="52" height="52" role="presentation">
      <rect width={size} height={size} rx={radius} fill={background} />
      <path {...dune} />
      <path {...sky} />
      <circle {...sun} />
    </svg>
  );
}

/**
 * A network requests a share image once, when somebody shares the page. Where the image server is
 * busy, a late share image is better than none.
 */
const TIME_LIMIT_MS = 20_000;

/**
 * Fetches the illustration as a data address; undefined when there is none.
 * @throws when it cannot be fetched now, because a share image is cached and must not be cached
 *   without its illustration
 * @param addressOf builds the address of an image
 */
export async function pictureData(
  image: ImageSource | null,
  addressOf = imageUrl,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<string | undefined> {
  const url = cardPicture(image, addressOf);
  if (!url) return undefined;
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeLimitMs),
  });
  const type = response.headers.get("content-type");
  if (!response.ok || !type?.startsWith("image/")) {
    await response.body?.cancel();
    throw new Error(`${url} answered ${response.status} with ${type}.`);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}

/*
 * The drawing library reads WOFF, and the site's own fonts are WOFF2. These are the same two
 * families as WOFF, each in two files: Latin, and the letters of the Baltic languages and Polish.
 */
const files = [
  {
    name: "Hedvig Letters Serif",
    weight: 400,
    url: new URL("./fonts/hedvig-letters-serif-latin-400-normal.woff", import.meta.url),
  },
  {
    name: "Hedvig Letters Serif Extended",
    weight: 400,
    url: new URL("./fonts/hedvig-letters-serif-latin-ext-400-normal.woff", import.meta.url),
  },
  {
    name: "Schibsted Grotesk",
    weight: 600,
    url: new URL("./fonts/schibsted-grotesk-latin-600-normal.woff", import.meta.url),
  },
  {
    name: "Schibsted Grotesk Extended",
    weight: 600,
    url: new URL("./fonts/schibsted-grotesk-latin-ext-600-normal.woff", import.meta.url),
  },
] as const;

export function shareImageFonts() {
  return Promise.all(
    files.map(async ({ url, ...font }) => ({
      ...font,
      style: "normal" as const,
      data: await readFile(url),
    })),
  );
}
