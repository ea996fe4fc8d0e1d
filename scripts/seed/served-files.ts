/** The origin and licence of a file. */
type Origin = { author: string; licence: string };

const ownWork = "Owned by the project; nothing in it is taken from another work.";

const mark: Origin = {
  author: "The mark of `brand-mark.ts`, drawn for this project and rendered in the file's size.",
  licence: ownWork,
};

const sectionPicture: Origin = {
  author: "The section as the seeded site shows it, photographed in 1280 pixels and made smaller.",
  licence: ownWork,
};

const illustration: Origin = {
  author: "Drawn by code for this project.",
  licence: "Owned by the project; nothing in them is taken from another work.",
};

/**
 * Origin and licence of the images of the first content, and of every other file or folder that
 * site and Studio serve unchanged.
 */
export const servedFiles = {
  "scripts/seed/blank/images/": illustration,
  "scripts/seed/content/images/": illustration,
  "web/public/brand/flags.svg": {
    author: "Drawn by code for this project, each flag simplified to 24 × 16 units.",
    licence: "Owned by the project; what it shows are national flags, which no copyright covers.",
  },
  "web/public/brand/horizon.svg": { author: "Drawn for this project.", licence: ownWork },
  "web/public/brand/mark-180.png": mark,
  "web/public/brand/mark-512.png": mark,
  "web/public/brand/mark.svg": mark,
  "web/public/favicon.ico": mark,
  "web/public/favicon.svg": mark,
  "web/public/speculation-rules.json": { author: "Written for this project.", licence: ownWork },
  "web/public/service-worker.js": { author: "Written for this project.", licence: ownWork },
  "studio/static/apple-touch-icon.png": mark,
  "studio/static/favicon-192.png": mark,
  "studio/static/favicon-512.png": mark,
  "studio/static/favicon-96.png": mark,
  "studio/static/favicon.ico": mark,
  "studio/static/favicon.svg": mark,
  "studio/static/sections/": sectionPicture,
} as const satisfies Record<string, Origin>;
