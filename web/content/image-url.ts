import { contentLakeFromEnvironment } from "#web/lib/env/content-lake.ts";
import { imageUrls } from "#web/lib/images/image-urls.ts";

/** Starts the address of an image of the content lake that the environment names. */
export const imageUrl = imageUrls(contentLakeFromEnvironment());
