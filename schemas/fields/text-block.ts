import { titled } from "./text.ts";

/** How words of a text may stand out. */
export const decorators = titled({ strong: "Bold", em: "Italic" });

/** The style of a paragraph. */
export const normal = { title: "Paragraph", value: "normal" };
