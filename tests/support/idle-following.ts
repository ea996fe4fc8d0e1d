import type { Following } from "#web/content/store/content-query.ts";

/** What follows a content lake in which nothing happens. */
export const idleFollowing: Following = {
  notify() {},
  contentAge: () => 0,
  lostEvents: () => undefined,
  refusedLoss: () => undefined,
  confirmLoss() {},
  idle: async () => undefined,
  stop() {},
};
