/**
 * Makes a queue of turns. Each call waits until every earlier holder has released its turn or has
 * held it for `limitMs`, then resolves to this turn's `release`.
 *
 * Changes take turns because Next stamps a rendered page with the time the rendering ended: a page
 * whose rendering began before a change and ended after it would count as fresh without the change.
 * The limit is for a content lake that hangs: publishing must go on when it is back.
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
