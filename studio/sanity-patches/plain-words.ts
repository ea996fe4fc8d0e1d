// sanity 6.16.0: some of Sanity's texts are for developers. Not needed once they say what an editor can do.

import { defineLocaleResourceBundle, definePlugin } from "sanity";
import { SVG_FITS } from "../inputs/pictures/prepare-picture.ts";

const KINDS = "a JPEG, PNG, WebP or AVIF, or a telephone's HEIC";
const NOT_TAKEN = `This is no picture that fits here: take ${KINDS}. ${SVG_FITS}`;
const NONE_TAKEN = `These are no pictures that fit here: take ${KINDS}. ${SVG_FITS}`;

/** Replacements of Sanity's texts for developers. */
export const plainTexts = {
  presentation: {
    "preview-frame.status_timeout":
      "The site does not answer the Studio. Is it running? Reload this page; if that does not help, tell your developer.",
    "locations-banner.resolving.text": "Looking for its pages…",
  },
  studio: {
    "asset-sources.common.uploader.upload-failed.description":
      "The file could not be uploaded. Check that the picture opens on your computer, and try again.",
    "asset-source.dialog.insert-asset-error": "The picture could not be inserted. Try again.",
    "inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one": NOT_TAKEN,
    "inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other": NONE_TAKEN,
    "inputs.files.common.placeholder.cannot-upload-some-files_one": NOT_TAKEN,
    "inputs.files.common.placeholder.cannot-upload-some-files_other": NONE_TAKEN,
    "inputs.array.error.cannot-upload-unable-to-convert_one": NOT_TAKEN,
    "inputs.array.error.cannot-upload-unable-to-convert_other": NONE_TAKEN,
    "changes.error-boundary.developer-info": "Tell your developer what you did last.",
  },
};

/** Replaces texts that send an editor to the browser's console. */
export const plainWords = definePlugin({
  name: "nordune/plain-words",
  i18n: {
    bundles: Object.entries(plainTexts).map(([namespace, texts]) =>
      defineLocaleResourceBundle({ locale: "en-US", namespace, resources: texts }),
    ),
  },
});
