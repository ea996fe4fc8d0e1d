import { contentLakeFromEnvironment } from "#schemas/environment/content-lake.ts";
import { imageUrls } from "#schemas/images/image-urls.ts";

/** Starts the address of an image of the content lake that the environment names. */
export const imageUrl = imageUrls(contentLakeFromEnvironment());
