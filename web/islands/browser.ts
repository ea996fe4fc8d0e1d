export { taking } from "./take-over-island.tsx";
