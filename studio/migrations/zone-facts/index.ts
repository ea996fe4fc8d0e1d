// For Sanity’s own command: npx sanity migration run zone-facts
export { default } from "../../../schemas/migrations/zone-facts/index.ts";
