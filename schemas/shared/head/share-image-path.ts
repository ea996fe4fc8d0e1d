const PREFIX = "/share-image";
const ENDING = ".jpg";
/** The file name for "/", which has no name of its own. */
const HOME_NAME = "/index";

/** Size in pixels at which networks show the picture of a shared link. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

export function shareImagePath(path: string): string {
  return `${PREFIX}${path === "/" ? HOME_NAME : path}${ENDING}`;
}

/** Path of the page whose share image is at `pathname`; undefined for other paths. */
export function pageOfShareImage(pathname: string): string | undefined {
  if (!pathname.startsWith(`${PREFIX}/`) || !pathname.endsWith(ENDING)) return undefined;
  const path = pathname.slice(PREFIX.length, -ENDING.length);
  return path === HOME_NAME ? "/" : path;
}
