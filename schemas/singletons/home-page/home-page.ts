import { HomeIcon } from "@sanity/icons/Home";
import { defineType } from "@sanity/types";
import { emailCapture } from "./email-capture.ts";
import { hero } from "./hero.ts";

export const homePage = defineType({
  name: "homePage",
  type: "document",
  title: "Home page",
  description: "The page at the site's first address.",
  icon: HomeIcon,
  groups: [
    { name: "hero", title: "Hero", default: true },
    { name: "emailCapture", title: "Email sign-up" },
  ],
  fields: [hero, emailCapture],
  preview: { prepare: () => ({ title: "Home page" }) },
});
