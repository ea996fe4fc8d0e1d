import { fixedPath, OFFLINE_PATH, UNKNOWN_PATH } from "../routes.ts";

/** Documents with the texts of states. There is one of each. */
type StateDocument = "siteSettings" | "navigation" | "homePage" | "contactPage" | "notFoundPage";

type StateRow = {
  title: string;
  /** The path of the page that shows the state. */
  path: string;
  /** The document that contains its texts. */
  document: StateDocument;
  /** The path of its first text, at which the form opens. */
  field: string;
  /** Whether only a phone has the state. */
  isOnPhone?: true;
  /** The response of the email service: a status, 0 for a failed connection, or "never". */
  answer?: number | "never";
};

const state = (
  title: string,
  path: string,
  document: StateDocument,
  field: string,
  answer?: StateRow["answer"],
): StateRow => ({ title, path, document, field, ...(answer === undefined ? {} : { answer }) });

const home = fixedPath("homePage");
const about = fixedPath("aboutPage");

const signUp = (title: string, field: string, answer?: StateRow["answer"]) =>
  state(`Sign-up: ${title}`, home, "homePage", `emailCapture.${field}`, answer);

const request = (title: string, field: string, answer?: StateRow["answer"]) =>
  state(`Request: ${title}`, fixedPath("contactPage"), "contactPage", field, answer);

/**
 * Every state that is not a page of its own, or that a visitor sees only after an action. The
 * Studio's preview offers them, and the browser tests visit them.
 */
const pageStates = {
  "not-found": state("Unknown address", UNKNOWN_PATH, "notFoundPage", "heading"),
  "error-screen": state(
    "A page that cannot be shown",
    about,
    "siteSettings",
    "errorScreen.heading",
  ),
  offline: state("No connection", OFFLINE_PATH, "siteSettings", "offlineScreen.heading"),
  "cookie-question": state("Cookie question", home, "siteSettings", "cookieBanner.heading"),
  "menu-open": state("Open menu", home, "navigation", "menus"),
  "mobile-menu-open": {
    ...state("Open menu on a phone", home, "navigation", "mobileMenu"),
    isOnPhone: true,
  },
  "picture-unavailable": state(
    "Picture that cannot be loaded",
    about,
    "siteSettings",
    "pictureUnavailable",
  ),
  "sign-up-empty": signUp("nothing entered", "messages.emailRequiredTitle"),
  "sign-up-invalid": signUp("no email address", "messages.invalidEmail"),
  "sign-up-sending": signUp("sending", "sendingLabel", "never"),
  "sign-up-failed": signUp("not sent", "messages.failureTitle", 500),
  "sign-up-sent": signUp("sent", "messages.successTitle", 200),
  "request-errors": request("every field wrong", "form.fields"),
  "request-phone": request("telephone number without its country", "form.phoneQuestion"),
  "request-too-long": request("message too long", "form.messages.tooLong"),
  "request-sending": request("sending", "form.submittingLabel", "never"),
  "request-invalid": request("refused as incomplete (400)", "form.messages.invalidParameters", 400),
  "request-limit": request("limit reached (402)", "form.messages.limitReached", 402),
  "request-forbidden": request("forbidden (403)", "form.messages.forbidden", 403),
  "request-failed": request("no connection", "form.messages.otherFailure", 0),
  "request-shortened": request("too long for the email", "form.messages.mailShortened", 500),
  "request-sent": request("thank you", "thankYou.heading", 200),
} as const satisfies Record<string, StateRow>;

export type PageStateId = keyof typeof pageStates;

/** The states in the order of the Studio's list. */
export const pageStateIds = Object.keys(pageStates).filter(isPageState);

export function isPageState(id: string): id is PageStateId {
  return Object.hasOwn(pageStates, id);
}

export function pageState(id: PageStateId): StateRow {
  return pageStates[id];
}

/** The parameter that names a state in an address of the preview. Public pages ignore it. */
export const STATE_PARAMETER = "state";

export function stateAddress(id: PageStateId): string {
  return `${pageStates[id].path}?${STATE_PARAMETER}=${id}`;
}
