// Some hosts look for the configuration beside the pages only.
export { default } from "../next.config.mjs";
