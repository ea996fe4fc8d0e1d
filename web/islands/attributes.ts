/** Marks an island, and says when it is hydrated. */
export const HYDRATES = "data-hydrates";

export const WHEN_IDLE = "idle";

/** Marks an island whose entries were changed before it is hydrated. */
export const EDITED = "data-edited";

/** Marks the server's HTML within an island, which React does not touch. */
export const SLOT = "data-slot";

/** Addresses of the scripts that the islands of this page fetch after an interaction. */
export const laterScripts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-later]")].flatMap(
    ({ dataset }) => dataset.later?.split(" ") ?? [],
  );
