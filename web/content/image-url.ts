import { contentLakeFromEnvironment } from "#schemas/environment/content-lake.ts";
import { localParts } from "#schemas/environment/local-parts.ts";
import { imageUrls } from "#schemas/images/image-urls.ts";

const lake = contentLakeFromEnvironment();
const { pictures } = localParts();

/** Starts the address of an image of the content lake that the environment names. */
export const imageUrl = imageUrls(lake);

/** The same for the browser of whoever sees the page; it may be a path of the site. */
export const shownImageUrl = pictures ? imageUrls({ ...lake, apiHost: pictures.path }) : imageUrl;
