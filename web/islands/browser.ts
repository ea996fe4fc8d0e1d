export { hydrating } from "./hydrate-island.tsx";
