export { attributeOf, elementsOf, inlineScripts, runsNext } from "./html-scripts.ts";
export { removeReact } from "./remove-react.ts";
