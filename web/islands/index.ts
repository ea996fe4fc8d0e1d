export { laterScripts, WHEN_IDLE } from "./attributes.ts";
export { fetchScripts } from "./fetch-scripts.ts";
export { transferForm } from "./form-state.ts";
export { Island, OnIslandProvider, Slot } from "./island.tsx";
