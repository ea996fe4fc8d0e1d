/** Marks an island, and says when it is hydrated. */
export const HYDRATES = "data-hydrates";

export const WHEN_IDLE = "idle";

/** Marks an island whose entries were changed before it is hydrated. */
export const EDITED = "data-edited";

/** The props of an island as JSON. */
export const PROPS = "data-props";

/** The address of the props of an island whose page does not carry them. */
export const PROPS_AT = "data-props-at";

/** Marks the server's HTML within an island, which React does not touch. */
export const SLOT = "data-slot";

/** Addresses of the scripts that the islands of this page fetch after an interaction. */
export const laterScripts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-later]")].flatMap(
    ({ dataset }) => dataset.later?.split(" ") ?? [],
  );
