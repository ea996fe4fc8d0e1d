import { fixedPath, OFFLINE_PATH, UNKNOWN_PATH } from "../routes.ts";

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
 * Every state of the site that is no page of its own, or that a visitor meets only when something
 * happens. The Studio's preview offers them, and the browser tests walk through them.
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
  "request-phone": request("telephone number without digits", "form.phoneQuestion"),
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

export function stateAddress(id: PageStateId): string {
  return `${pageStates[id].path}?${STATE_PARAMETER}=${id}`;
}
