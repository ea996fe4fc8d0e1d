export { inlineScripts, NEXT_SCRIPTS, removeReact } from "./remove-react.ts";
