import { googleTag } from "./google-tag.ts";

declare global {
  interface Window {
    /** Set by this script, which the shell loads after consent. */
    googleTag?: typeof googleTag;
  }
}

window.googleTag = googleTag;
