import { fixedPath, OFFLINE_PATH, UNMATCHED_PATH } from "../routes.ts";

/** Documents, of which there is one each, that hold the words of states. */
type StateDocument = "siteSettings" | "navigation" | "homePage" | "contactPage" | "notFoundPage";

type StateRow = {
  title: string;
  /** Where the state is seen. */
  path: string;
  /** Where its words are written. */
  document: StateDocument;
  field?: string;
  /** Only a phone has it. */
  isOnPhone?: true;
  /** How the email service answers in it: a status, 0 for no answer, or none as long as one looks. */
  answer?: number | "never";
};

const home = fixedPath("homePage");
const contact = fixedPath("contactPage");
const signUp = { path: home, document: "homePage", field: "emailCapture" } as const;
const request = { path: contact, document: "contactPage" } as const;
const failure = { ...request, field: "form.messages" } as const;

/**
 * Every state of the site that is no page of its own, or that a visitor meets only when something
 * happens. The Studio's preview offers them, and the browser tests walk through them.
 */
const pageStates = {
  "not-found": { title: "Unknown address", path: UNMATCHED_PATH, document: "notFoundPage" },
  "error-screen": {
    title: "A page that cannot be shown",
    path: fixedPath("aboutPage"),
    document: "siteSettings",
    field: "errorScreen",
  },
  offline: {
    title: "No connection",
    path: OFFLINE_PATH,
    document: "siteSettings",
    field: "offlineScreen",
  },
  "cookie-question": {
    title: "Cookie question",
    path: home,
    document: "siteSettings",
    field: "cookieBanner",
  },
  "menu-open": { title: "Open menu", path: home, document: "navigation", field: "menus" },
  "mobile-menu-open": {
    title: "Open menu on a phone",
    path: home,
    document: "navigation",
    field: "mobileMenu",
    isOnPhone: true,
  },
  "picture-unavailable": {
    title: "Picture that cannot be loaded",
    path: fixedPath("aboutPage"),
    document: "siteSettings",
    field: "pictureUnavailable",
  },
  "sign-up-empty": { title: "Sign-up: nothing entered", ...signUp },
  "sign-up-invalid": { title: "Sign-up: no email address", ...signUp },
  "sign-up-sending": { title: "Sign-up: sending", ...signUp, answer: "never" },
  "sign-up-failed": { title: "Sign-up: not sent", ...signUp, answer: 500 },
  "sign-up-sent": { title: "Sign-up: sent", ...signUp, answer: 200 },
  "request-errors": { title: "Request: every field wrong", ...request, field: "form.fields" },
  "request-sending": { title: "Request: sending", ...request, field: "form", answer: "never" },
  "request-invalid": { title: "Request: refused as incomplete (400)", ...failure, answer: 400 },
  "request-limit": { title: "Request: limit reached (402)", ...failure, answer: 402 },
  "request-forbidden": { title: "Request: forbidden (403)", ...failure, answer: 403 },
  "request-failed": { title: "Request: no connection", ...failure, answer: 0 },
  "request-sent": { title: "Request: thank you", ...request, field: "thankYou", answer: 200 },
} as const satisfies Record<string, StateRow>;

export type PageStateId = keyof typeof pageStates;

/** The states in the order in which an editor finds them. */
export const pageStateIds = Object.keys(pageStates).filter(isPageState);

export function isPageState(id: string): id is PageStateId {
  return Object.hasOwn(pageStates, id);
}

export function pageState(id: PageStateId): StateRow {
  return pageStates[id];
}

/** The parameter by which an address in the preview names a state. Visitors' pages know none. */
export const STATE_PARAMETER = "state";

/** The address at which the preview shows a state. */
export function stateAddress(id: PageStateId): string {
  return `${pageStates[id].path}?${STATE_PARAMETER}=${id}`;
}
