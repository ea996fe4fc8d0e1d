/**
 * Everything that the site keeps in a visitor's browser, by the name that the browser has it under.
 * The compiler refuses to keep anything else, and the cookie policy lists it from here: `text` is the
 * field of its words. It stays on the device until somebody deletes it, or in the tab until that is
 * closed. `offline-1` is the cache of the service worker (`web/public/service-worker.js`).
 */
export const keptInBrowser = [
  { name: "cookie-consent", where: "device", text: "consent" },
  { name: "cookie-consent-given", where: "device", text: "consentGiven" },
  { name: "email_submit_attempts", where: "device", text: "signUpAttempts" },
  { name: "contact_form_attempts", where: "device", text: "requestAttempts" },
  { name: "lastEmailSubmission", where: "device", text: "lastSignUp" },
  { name: "lastContactFormSubmission", where: "device", text: "lastRequest" },
  { name: "contact_form_sent", where: "device", text: "sentRequest" },
  { name: "offline-1", where: "device", text: "offlinePage" },
  { name: "contact-form-draft", where: "tab", text: "draft" },
  { name: "contact-form-failure", where: "tab", text: "failure" },
  { name: "contact-form-first-visit", where: "tab", text: "firstVisit" },
  { name: "visitor-email", where: "tab", text: "visitorEmail" },
  { name: "home-country", where: "tab", text: "homeCountry" },
] as const;

export type KeptName = (typeof keptInBrowser)[number]["name"];
