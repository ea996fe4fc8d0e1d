import { ImageResponse } from "next/og";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { pageOfShareImage, SHARE_IMAGE_SIZE } from "#schemas/shared/head/share-image-path.ts";
import "#web/content/drafts/show-drafts.ts";
import { fetchPageAt } from "#web/content/fetch-any-page.ts";
import { fetchPageMetadata, fetchSite } from "#web/content/fetch-site.ts";
import { shareCard } from "#web/page/share-image/made-image.ts";
import { pictureData, ShareCard, shareImageFonts } from "#web/page/share-image/share-card.tsx";

/** Drawn on the first request and kept until the page it belongs to changes. */
export const dynamic = "force-static";

export function generateStaticParams() {
  return [];
}

type Context = RouteContext<"/share-image/[...page]">;

/** The picture that networks show beside a shared link to the page: 1200 × 630, PNG. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { page } = await params;
  const path = pageOfShareImage(`/share-image/${page.join("/")}`);
  const content = path === undefined ? null : await fetchPageAt(path);
  if (path === undefined || content === null) return new Response("Not Found", { status: 404 });
  const [written, { settings }] = await Promise.all([fetchPageMetadata(path), fetchSite()]);
  const { heading, image } = await shareCard(content, written, settings.brandName);
  return new ImageResponse(
    <ShareCard
      heading={heading}
      brandName={cleanText(settings.brandName)}
      picture={await pictureData(image)}
    />,
    { ...SHARE_IMAGE_SIZE, fonts: await shareImageFonts() },
  );
}
