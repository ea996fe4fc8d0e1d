/** Next's name for the cookie of an editor who looks at drafts. Whether its value is right, Next knows. */
export const DRAFT_COOKIE = "__prerender_bypass";
