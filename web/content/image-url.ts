import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { throughSite } from "#schemas/shared/environment/through-site.ts";
import { imageUrls } from "#schemas/shared/images/image-urls.ts";

const lake = contentLakeFromEnvironment();
const { pictures } = throughSite();

/** Starts the address of an image of the content lake that the environment names. */
export const imageUrl = imageUrls(lake);

/** The same for the browser of whoever sees the page; it may be a path of the site. */
export const shownImageUrl = pictures ? imageUrls({ ...lake, apiHost: pictures }) : imageUrl;
