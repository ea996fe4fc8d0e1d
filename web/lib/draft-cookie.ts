/** The cookie that Next sets in draft mode. Only Next can tell whether its value is valid. */
export const DRAFT_COOKIE = "__prerender_bypass";
