import { visionTool } from "@sanity/vision";
import { asksForQueryTool, contentLake } from "./environment.ts";

/** Vision, in which developers try queries: in a developed Studio, and in a built one on demand. */
export const queryTool =
  process.env.NODE_ENV !== "production" || asksForQueryTool
    ? [visionTool({ defaultApiVersion: contentLake.apiVersion })]
    : [];
