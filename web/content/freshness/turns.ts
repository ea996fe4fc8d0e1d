/**
 * Makes a queue of turns. Each call waits until every earlier holder has released its turn or has
 * held it for `limitMs`, then resolves to this turn's `release`.
 *
 * Changes take turns so that a row of publishes is shown by a few looks, each of which finds all that
 * came meanwhile, and so that a page is seen on the way: one that is published anew while it is
 * rendered is not kept (page-cache.mjs). The limit is for a content lake that hangs: publishing must
 * go on when it is back.
 */
export function createTurns(limitMs: number): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const turn = last.then(() => {
      const timer = setTimeout(release, limitMs);
      timer.unref();
      return () => {
        clearTimeout(timer);
        release();
      };
    });
    last = turn.then(() => released);
    return turn;
  };
}
