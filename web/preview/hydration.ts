const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves when React has hydrated the page: before that, nothing else may change its texts. */
export const hydration = promise;

/** Said by the one component that is around the whole page. */
export const pageIsHydrated = resolve;
