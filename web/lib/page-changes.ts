import { channel } from "node:diagnostics_channel";

/**
 * Next's cache of pages, the route handlers and the server are separate bundles of one process. The
 * cache says here that it holds something new, or that something it holds is stale.
 */
const pageChanges = channel("nordune:page-changes");

/** Says that a page may differ from what was served until now. */
export function announcePageChange(): void {
  pageChanges.publish(undefined);
}

/** Calls back with every change, at once. */
export function onPageChange(listener: () => void): void {
  pageChanges.subscribe(listener);
}

/** Resolves with the next change, or after so many milliseconds without one. */
export function nextPageChange(patienceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener = () => resolve();
  pageChanges.subscribe(listener);
  const timer = setTimeout(resolve, patienceMs);
  return promise.finally(() => {
    clearTimeout(timer);
    pageChanges.unsubscribe(listener);
  });
}
