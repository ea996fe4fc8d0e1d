/** The part of subset-font that this project uses; it comes without types. */
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "truetype";
    /** OpenType features to keep, and no other. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };

  /** Makes a smaller font of the characters in `text`, as far as the font has them. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
