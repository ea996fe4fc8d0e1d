/** One more try at a picture: which address to ask for, after how many milliseconds. */
export type Attempt = { address: string; delay: number };

type Circumstances = {
  /** The window is 768 px wide or less. */
  isPhone: boolean;
  /** Address of the picture that is shown instead of one that cannot be loaded. */
  fallback: string | undefined;
};

/**
 * What to try, one after the other, once the picture at `address` did not load: on a phone, whose
 * connection comes and goes, the same address again; then the version without modern formats; then
 * the fallback.
 */
export function attemptsAfter(address: string, { isPhone, fallback }: Circumstances): Attempt[] {
  // What auto=format asks for may have come as webp or avif. As png where that was uploaded,
  // because jpg has no transparency; a drawing (svg) has one format only.
  const [, extension] = /\.(\w+)\?.*\bauto=format\b/.exec(address) ?? [];
  const plain =
    extension === undefined || extension === "svg"
      ? undefined
      : address.replace("auto=format", `fm=${extension === "png" ? "png" : "jpg"}`);
  return [
    ...(isPhone ? [{ address, delay: 100 }] : []),
    ...[plain, fallback === address ? undefined : fallback].flatMap((other) =>
      other === undefined ? [] : { address: other, delay: 0 },
    ),
  ];
}
