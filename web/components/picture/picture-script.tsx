import type { CompanyDetails } from "#web/components/shell/site.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { below } from "#web/lib/breakpoints.ts";
import { attemptsAfter } from "./attempts-after.ts";
import { watchPictures } from "./watch-pictures.ts";

const FALLBACK_WIDTH = 1280;

/**
 * The watch over all pictures, written into the page behind them: it starts before anything else is
 * there that could fail, and needs no download and no React.
 */
export function PictureScript({ settings }: { settings: CompanyDetails }) {
  const { fallbackPicture, pictureUnavailable: unavailable } = settings;
  const fallback =
    fallbackPicture && imageUrl(fallbackPicture)?.width(FALLBACK_WIDTH).auto("format").url();
  const options = JSON.stringify({ phone: below("md"), fallback, unavailable }).replaceAll(
    "<",
    "\\u003c",
  );
  const script = `(${watchPictures})({...${options},attemptsAfter:${attemptsAfter}})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of this project, and escaped JSON
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
