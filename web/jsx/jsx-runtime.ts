import { jsx as createJsx, jsxs as createJsxs, Fragment } from "react/jsx-runtime";
import { withEnglishParts } from "./english-parts.ts";

/*
 * React's JSX runtime, with `lang` on English texts of pages in other languages. `jsxImportSource`
 * in tsconfig.json names this folder: https://www.typescriptlang.org/tsconfig/#jsxImportSource.
 */
export type { JSX } from "react/jsx-runtime";

export { Fragment };

export const jsx: typeof createJsx = (type, props, key) =>
  createJsx(type, withEnglishParts(type, props), key);

export const jsxs: typeof createJsxs = (type, props, key) =>
  createJsxs(type, withEnglishParts(type, props), key);
