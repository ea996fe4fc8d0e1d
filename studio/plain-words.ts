import { defineLocaleResourceBundle, definePlugin } from "sanity";

/** What Sanity says to developers, for people who edit. */
const resources = {
  presentation: {
    "preview-frame.status_timeout":
      "The site does not answer the Studio. Is it running? Reload this page; if that does not help, tell your developer.",
    "locations-banner.resolving.text": "Looking for its pages…",
  },
  studio: {
    "asset-sources.common.uploader.upload-failed.description":
      "The file did not arrive. Is it a JPEG, PNG, WebP or AVIF? Try once more.",
    "asset-source.dialog.insert-asset-error": "The picture could not be put in. Try once more.",
    "inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one":
      "Not this kind of file: take a JPEG, PNG, WebP or AVIF. A phone's HEIC is saved as JPEG first.",
    "inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other":
      "Not these kinds of files: take JPEG, PNG, WebP or AVIF. A phone's HEIC is saved as JPEG first.",
    "inputs.files.common.placeholder.cannot-upload-some-files_one":
      "Not this kind of file: take a JPEG, PNG, WebP or AVIF. A phone's HEIC is saved as JPEG first.",
    "changes.error-boundary.developer-info": "Tell your developer what you did last.",
  },
};

/** Says in plain words where Sanity sends an editor to the browser's console. */
export const plainWords = definePlugin({
  name: "nordune/plain-words",
  i18n: {
    bundles: Object.entries(resources).map(([namespace, texts]) =>
      defineLocaleResourceBundle({ locale: "en-US", namespace, resources: texts }),
    ),
  },
});
