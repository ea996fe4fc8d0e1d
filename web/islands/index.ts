export { laterScripts, WHEN_IDLE } from "./attributes.ts";
export { fetchTexts } from "./fetch-texts.ts";
export { transferForm } from "./form-state.ts";
export { Island, OnIslandProvider, Slot } from "./island.tsx";
