/** A site in its first days may lose most of its documents in one go. */
const FEW = 10;

/** The content lake answers, but not what can be meant. */
class SuddenLossError extends Error {
  override name = "SuddenLossError";
}

/**
 * Refuses an answer by which most of the site would vanish in one moment. No editor does that; a
 * dataset that was made private, emptied or renamed does, and so does a token that lost its rights.
 * @throws SuddenLossError
 */
export function refuseSuddenLoss(before: number, after: number): void {
  if (before <= FEW || after >= before / 2) return;
  throw new SuddenLossError(
    `The content lake says that there are ${after} documents, where there were ${before}. That is not believed, and the site stays as it is. Was the dataset made private (set SANITY_API_READ_TOKEN), emptied or renamed? If it is meant, build the site again and restart it.`,
  );
}
