import { fixedPath, OFFLINE_PATH, UNMATCHED_PATH } from "../routes.ts";

/** Documents, of which there is one each, that hold the words of states. */
type StateDocument = "siteSettings" | "navigation" | "homePage" | "contactPage" | "notFoundPage";

type StateRow = {
  title: string;
  /** Where the state is seen. */
  path: string;
  /** Where its words are written. */
  document: StateDocument;
  /** The first of its words, as a path: the form opens there. */
  field: string;
  /** Only a phone has it. */
  isOnPhone?: true;
  /** How the email service answers in it: a status, 0 for no answer, or none as long as one looks. */
  answer?: number | "never";
};

const home = fixedPath("homePage");
const contact = fixedPath("contactPage");
const signUp = { path: home, document: "homePage" } as const;
const request = { path: contact, document: "contactPage" } as const;

/**
 * Every state of the site that is no page of its own, or that a visitor meets only when something
 * happens. The Studio's preview offers them, and the browser tests walk through them.
 */
const pageStates = {
  "not-found": {
    title: "Unknown address",
    path: UNMATCHED_PATH,
    document: "notFoundPage",
    field: "heading",
  },
  "error-screen": {
    title: "A page that cannot be shown",
    path: fixedPath("aboutPage"),
    document: "siteSettings",
    field: "errorScreen.heading",
  },
  offline: {
    title: "No connection",
    path: OFFLINE_PATH,
    document: "siteSettings",
    field: "offlineScreen.heading",
  },
  "cookie-question": {
    title: "Cookie question",
    path: home,
    document: "siteSettings",
    field: "cookieBanner.heading",
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
  "sign-up-empty": {
    title: "Sign-up: nothing entered",
    ...signUp,
    field: "emailCapture.messages.emailRequiredTitle",
  },
  "sign-up-invalid": {
    title: "Sign-up: no email address",
    ...signUp,
    field: "emailCapture.messages.invalidEmail",
  },
  "sign-up-sending": {
    ...{ title: "Sign-up: sending", ...signUp, field: "emailCapture.sendingLabel" },
    answer: "never",
  },
  "sign-up-failed": {
    ...{ title: "Sign-up: not sent", ...signUp, field: "emailCapture.messages.failureTitle" },
    answer: 500,
  },
  "sign-up-sent": {
    ...{ title: "Sign-up: sent", ...signUp, field: "emailCapture.messages.successTitle" },
    answer: 200,
  },
  "request-errors": { title: "Request: every field wrong", ...request, field: "form.fields" },
  "request-sending": {
    ...{ title: "Request: sending", ...request, field: "form.submittingLabel" },
    answer: "never",
  },
  "request-invalid": {
    ...{ title: "Request: refused as incomplete (400)", ...request },
    ...{ field: "form.messages.invalidParameters", answer: 400 },
  },
  "request-limit": {
    ...{ title: "Request: limit reached (402)", ...request },
    ...{ field: "form.messages.limitReached", answer: 402 },
  },
  "request-forbidden": {
    ...{ title: "Request: forbidden (403)", ...request },
    ...{ field: "form.messages.forbidden", answer: 403 },
  },
  "request-failed": {
    ...{ title: "Request: no connection", ...request },
    ...{ field: "form.messages.otherFailure", answer: 0 },
  },
  "request-sent": {
    ...{ title: "Request: thank you", ...request, field: "thankYou.heading" },
    answer: 200,
  },
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
