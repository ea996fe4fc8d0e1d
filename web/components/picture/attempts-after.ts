/** One more try at a picture: which address to ask for, after how many milliseconds. */
export type Attempt = { address: string; delay: number };

type Circumstances = {
  /** The window is 768 px wide or less. */
  isPhone: boolean;
  /** Address of the picture that is shown instead of one that cannot be loaded. */
  fallback: string | undefined;
};

/** Milliseconds after which a phone, whose connection comes and goes, asks once more. */
const PHONE_DELAY = 100;

/**
 * What to try, one after the other, once the picture at `address` did not load: on a phone the same
 * address again, then the version without modern formats, then the fallback.
 */
export function attemptsAfter(address: string, { isPhone, fallback }: Circumstances): Attempt[] {
  const again = isPhone ? [{ address, delay: PHONE_DELAY }] : [];
  const others = [plainVersion(address), fallback === address ? undefined : fallback];
  return [
    ...again,
    ...others.flatMap((other) => (other === undefined ? [] : { address: other, delay: 0 })),
  ];
}

/**
 * The picture as jpg, where the image server had been free to answer with webp or avif; as png
 * where that is what was uploaded, because jpg has no transparency. A drawing (svg) stays one.
 */
function plainVersion(address: string): string | undefined {
  const [, extension] = /\.(\w+)\?.*\bauto=format\b/.exec(address) ?? [];
  if (extension === undefined || extension === "svg") return undefined;
  return address.replace("auto=format", `fm=${extension === "png" ? "png" : "jpg"}`);
}
