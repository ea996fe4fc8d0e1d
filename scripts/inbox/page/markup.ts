import type { html } from "hono/html";

/** What `html` makes: markup in which every inserted value has been escaped. */
export type Markup = ReturnType<typeof html>;
