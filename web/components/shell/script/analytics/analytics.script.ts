import { googleTag } from "./google-tag.ts";

declare global {
  interface Window {
    /** There once this script is, which the shell loads for those who have agreed. */
    googleTag?: typeof googleTag;
  }
}

window.googleTag = googleTag;
