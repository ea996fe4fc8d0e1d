// For Sanity’s own command: npx sanity migration run step-weeks
export { default } from "../../../schemas/migrations/step-weeks/index.ts";
