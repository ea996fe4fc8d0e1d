/** Where an editor wants the preview to be, until the preview says where it is. */
export type PreviewChoice = {
  /** Path with its query. */
  address: string;
  /** Whether the preview was told. */
  isSent: boolean;
};

/**
 * What has become of a choice.
 * @param preview what the preview's address names: a path as it was chosen, or, once the page in it
 * has connected, the whole address of that page
 */
export function fateOf(
  { address, isSent }: PreviewChoice,
  preview: string,
): "waiting" | "sent" | "arrived" | "lost" {
  if (preview === address) return "sent";
  if (!isSent) return "waiting";
  return addressShown(preview) === address ? "arrived" : "lost";
}

/** Path and query of what the preview shows. */
export function addressShown(preview: string): string {
  if (!URL.canParse(preview)) return preview;
  const { pathname, search } = new URL(preview);
  return pathname + search;
}
