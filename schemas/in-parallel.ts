/** Enough to be quick, too few to disturb the visitors of the site. */
const AT_ONCE = 4;

/** Does the work for each item, `atOnce` of them at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
