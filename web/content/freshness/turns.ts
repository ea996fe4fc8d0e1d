let last: Promise<void> = Promise.resolve();

/**
 * Waits until every earlier holder has released its turn, then resolves to this turn's `release`.
 *
 * Changes take turns because Next stamps a rendered page with the time the rendering ended: a page
 * whose rendering began before a change and ended after it would count as fresh without the change.
 */
export function takeTurn(): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const turn = last.then(() => release);
  last = last.then(() => released);
  return turn;
}
