// For Sanity’s own command: npx sanity migration run tool-fields
export { default } from "../../../schemas/migrations/tool-fields/index.ts";
