export { WHEN_IDLE } from "#web/lib/island-marks.ts";
export { takeOver } from "./before-react.ts";
export { Island, Slot } from "./island.tsx";
