/** So few may well go at once. */
const FEW = 10;

/** The content lake answered, but as if most of what there was had gone at once. */
class ImplausibleAnswerError extends Error {
  override name = "ImplausibleAnswerError";
}

/**
 * Refuses an answer by which most of the site would vanish in one moment. No editor does that; a
 * dataset that was made private, emptied or renamed does, and so does a token that lost its rights.
 * @param what plural, for the message: "pages"
 * @throws ImplausibleAnswerError
 */
export function refuseSuddenLoss(what: string, before: number, after: number): void {
  if (before <= FEW || after >= before / 2) return;
  throw new ImplausibleAnswerError(
    `The content lake says that there are ${after} ${what}, where there were ${before}. That is not believed, and the site stays as it is. Was the dataset made private (set SANITY_API_READ_TOKEN), emptied or renamed? If it is meant, build the site again and restart it.`,
  );
}
