import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { definePlugin } from "sanity";
import { ChecksTool } from "./checks-tool.tsx";

/** The tool "Checks": what `npm run check:content` reports, with a way to each document. */
export const checks = definePlugin({
  name: "nordune/checks",
  tools: [{ name: "checks", title: "Checks", icon: CheckmarkCircleIcon, component: ChecksTool }],
});
