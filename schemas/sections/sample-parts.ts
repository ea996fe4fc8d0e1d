import type { FigureValue, ImageWithAlt } from "../generated/types.generated.ts";

/** A text of one paragraph, as the Studio stores it. */
export const sampleText = (text: string) => [
  {
    _key: "block",
    _type: "block" as const,
    style: "normal" as const,
    children: [{ _key: "span", _type: "span" as const, text, marks: [] }],
  },
];

/** A figure of the seed. */
export const sampleFigure = {
  _type: "figureValue",
  figure: { _type: "reference", _ref: "figure-vat-rate" },
  show: "withUnit",
} satisfies FigureValue;

/** A picture whose file tests replace by one that their content lake holds. */
export const samplePicture = {
  _type: "imageWithAlt",
  asset: { _type: "reference", _ref: `image-${"0".repeat(40)}-1600x1200-webp` },
  alt: "A dhow on the creek",
  decorative: false,
} satisfies ImageWithAlt;
