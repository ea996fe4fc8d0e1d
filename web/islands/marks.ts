/** Marks an island, and says when React takes it over. */
export const HYDRATES = "data-hydrates";

export const WHEN_IDLE = "idle";

/** Marks what stands in an island and is the server's: React leaves it as it is. */
export const SLOT = "data-slot";

/** Addresses of the scripts that the islands of the page fetch later. */
export const laterScripts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-later]")].flatMap(
    ({ dataset }) => dataset.later?.split(" ") ?? [],
  );
