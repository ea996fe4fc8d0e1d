export { takeOver } from "./before-react.ts";
export { fetchScripts } from "./fetch-scripts.ts";
export { Island, OnIslandProvider, Slot } from "./island.tsx";
export { laterScripts, WHEN_IDLE } from "./marks.ts";
