import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { throughSite } from "#schemas/shared/environment/through-site.ts";
import { imageUrls } from "#schemas/shared/images/image-urls.ts";

const lake = contentLakeFromEnvironment();
const { pictures } = throughSite();

/** Builds the address of an image in the content lake that the environment names. */
export const imageUrl = imageUrls(lake);

/** Builds the address of an image for browsers, which may lead through the site. */
export const shownImageUrl = pictures ? imageUrls({ ...lake, apiHost: pictures }) : imageUrl;
