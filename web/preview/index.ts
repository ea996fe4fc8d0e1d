export { DraftPage, DraftTools } from "./draft-tools.tsx";
