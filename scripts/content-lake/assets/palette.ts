import sharp from "sharp";

type Colour = { r: number; g: number; b: number; population: number };
type Target = { saturation: number; lightness: number };

/** The six named swatches by what they aim at: HSL saturation and lightness, 0 to 1. */
const TARGETS: Record<string, Target> = {
  vibrant: { saturation: 1, lightness: 0.5 },
  lightVibrant: { saturation: 1, lightness: 0.74 },
  darkVibrant: { saturation: 1, lightness: 0.26 },
  muted: { saturation: 0.3, lightness: 0.5 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
  darkMuted: { saturation: 0.3, lightness: 0.26 },
};

const SAMPLE_PIXELS = 64;

/** The `sanity.imagePalette` of an image: the dominant colour and the nearest to each target. */
export async function paletteOf(path: string) {
  const colours = await coloursOf(path);
  const [dominant = { r: 0, g: 0, b: 0, population: 0 }] = colours;
  const nearest = (target: Target): Colour =>
    colours.reduce(
      (best, colour) => (score(colour, target) > score(best, target) ? colour : best),
      dominant,
    );
  const named = Object.entries(TARGETS).map(([name, target]) => [name, toSwatch(nearest(target))]);
  return {
    _type: "sanity.imagePalette",
    ...Object.fromEntries(named),
    dominant: toSwatch(dominant),
  };
}

/** The image's colours in steps of 16, most frequent first; population in per cent of pixels. */
async function coloursOf(path: string): Promise<Colour[]> {
  const { data } = await sharp(path)
    .resize(SAMPLE_PIXELS, SAMPLE_PIXELS, { fit: "inside" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const buckets = new Map<number, Colour>();
  const pixels = data.length / 3;
  for (let i = 0; i < data.length; i += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bucket = buckets.get(key) ?? { r, g, b, population: 0 };
    bucket.population += 100 / pixels;
    buckets.set(key, bucket);
  }
  return [...buckets.values()].sort((a, b) => b.population - a.population);
}

function score(colour: Colour, target: Target): number {
  const { saturation, lightness } = toHsl(colour);
  const distance =
    Math.abs(saturation - target.saturation) + 2 * Math.abs(lightness - target.lightness);
  return -distance + colour.population / 400;
}

function toHsl({ r, g, b }: Colour): Target {
  const [max, min] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const lightness = (max + min) / 2;
  const spread = 1 - Math.abs(2 * lightness - 1);
  return { lightness, saturation: spread === 0 ? 0 : (max - min) / spread };
}

function toSwatch({ r, g, b, population }: Colour) {
  const hex = (value: number) => value.toString(16).padStart(2, "0");
  const isLight = (r * 299 + g * 587 + b * 114) / 1000 > 150;
  const text = isLight ? "#000" : "#fff";
  return {
    _type: "sanity.imagePaletteSwatch",
    background: `#${hex(r)}${hex(g)}${hex(b)}`,
    foreground: text,
    title: text,
    population: Math.round(population * 100) / 100,
  };
}
