/** A place of the site that shows a picture. */
export type PictureSlot = {
  /** Pixels that a picture needs, after its crop, to look sharp there. */
  leastWidth: number;
  /** How the place cuts the picture, as the dialog for hotspot and crop shows it. */
  views: readonly { title: string; aspectRatio: number }[];
};

const whenShared = { title: "When shared", aspectRatio: 1.91 };

/** Beside a text: the same shape on every window. */
const besideText = { leastWidth: 1200, views: [{ title: "Beside the text", aspectRatio: 4 / 3 }] };

/** The places by what stands there; ratios and widths as measured at 1440 and 390 pixels. */
export const pictureSlots = {
  homeHero: {
    leastWidth: 1600,
    views: [
      { title: "Wide window", aspectRatio: 2.04 },
      { title: "Phone", aspectRatio: 0.97 },
      whenShared,
    ],
  },
  pageHero: {
    leastWidth: 1400,
    views: [
      { title: "Wide window", aspectRatio: 1.4 },
      { title: "Phone", aspectRatio: 1.6 },
      { title: "Card", aspectRatio: 1.6 },
      whenShared,
    ],
  },
  bandHero: {
    leastWidth: 1600,
    views: [
      { title: "Across the page", aspectRatio: 2.17 },
      { title: "Beside the text", aspectRatio: 1.37 },
      { title: "Phone", aspectRatio: 1.29 },
      whenShared,
    ],
  },
  banner: {
    leastWidth: 1600,
    views: [
      { title: "Wide window", aspectRatio: 4.17 },
      { title: "Phone", aspectRatio: 1.29 },
      whenShared,
    ],
  },
  wholeWindow: {
    leastWidth: 1600,
    views: [
      { title: "Wide window", aspectRatio: 2 },
      { title: "Phone", aspectRatio: 0.51 },
    ],
  },
  poster: {
    leastWidth: 1200,
    views: [
      { title: "Wide card", aspectRatio: 1.6 },
      { title: "Tall card", aspectRatio: 0.8 },
      { title: "Phone", aspectRatio: 1.18 },
    ],
  },
  zoneCard: {
    leastWidth: 800,
    views: [
      { title: "Wide window", aspectRatio: 0.5 },
      { title: "Phone", aspectRatio: 1.58 },
    ],
  },
  journey: {
    leastWidth: 1200,
    views: [
      { title: "Wide window", aspectRatio: 1.95 },
      { title: "Phone", aspectRatio: 0.91 },
    ],
  },
  callToAction: {
    leastWidth: 1400,
    views: [
      { title: "Wide window", aspectRatio: 1.93 },
      { title: "Phone", aspectRatio: 1.7 },
    ],
  },
  besideText,
  panel: { leastWidth: 1000, views: [{ title: "In the panel", aspectRatio: 2 }] },
  besideList: {
    leastWidth: 1000,
    views: [
      { title: "Beside the list", aspectRatio: 0.65 },
      { title: "Phone", aspectRatio: 4 / 3 },
    ],
  },
  portrait: { leastWidth: 600, views: [{ title: "Above the role", aspectRatio: 4 / 3 }] },
  logo: { leastWidth: 320, views: [{ title: "Logo", aspectRatio: 2 }] },
  shareCard: { leastWidth: 1200, views: [whenShared] },
} as const satisfies Record<string, PictureSlot>;

export type PictureSlotName = keyof typeof pictureSlots;
