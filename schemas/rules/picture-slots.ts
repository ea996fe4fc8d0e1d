/** A place of the site that shows an image. */
export type PictureSlot = {
  /** The minimum width in pixels after the crop for a sharp image. */
  leastWidth: number;
  /** The crops of this place for the dialog of hotspot and crop: width by height. */
  views: Readonly<Record<string, number>>;
};

/** All places with images. Ratios and widths were measured at 1440 and 390 pixels. */
export const pictureSlots = {
  homeHero: { leastWidth: 1600, views: { "Wide window": 2.04, Phone: 0.97, "When shared": 1.91 } },
  pageHero: {
    leastWidth: 1400,
    views: { "Wide window": 1.4, Phone: 1.6, Card: 1.6, "When shared": 1.91 },
  },
  bandHero: {
    leastWidth: 1600,
    views: { "Across the page": 2.17, "Beside the text": 1.37, Phone: 1.29, "When shared": 1.91 },
  },
  banner: { leastWidth: 1600, views: { "Wide window": 4.17, Phone: 1.29, "When shared": 1.91 } },
  wholeWindow: { leastWidth: 1600, views: { "Wide window": 2, Phone: 0.51 } },
  poster: { leastWidth: 1200, views: { "Wide card": 1.6, "Tall card": 0.8, Phone: 1.18 } },
  zoneCard: { leastWidth: 800, views: { "Wide window": 0.5, Phone: 1.58 } },
  journey: { leastWidth: 1200, views: { "Wide window": 1.95, Phone: 0.91 } },
  callToAction: { leastWidth: 1400, views: { "Wide window": 1.93, Phone: 1.7 } },
  besideText: { leastWidth: 1200, views: { "Beside the text": 4 / 3 } },
  panel: { leastWidth: 1000, views: { "In the panel": 2 } },
  besideList: { leastWidth: 1000, views: { "Beside the list": 0.65, Phone: 4 / 3 } },
  portrait: { leastWidth: 600, views: { "Above the role": 4 / 3 } },
  logo: { leastWidth: 320, views: { Logo: 2 } },
  shareCard: { leastWidth: 1200, views: { "When shared": 1.91 } },
} as const satisfies Record<string, PictureSlot>;

export type PictureSlotName = keyof typeof pictureSlots;
