import { jsxDEV as createJsx, Fragment } from "react/jsx-dev-runtime";
import { withEnglishParts } from "./english-parts.ts";

/* The same as jsx-runtime.ts, for development. */
export type { JSX } from "react/jsx-dev-runtime";

export { Fragment };

export const jsxDEV: typeof createJsx = (type, props, ...rest) =>
  createJsx(type, withEnglishParts(type, props), ...rest);
