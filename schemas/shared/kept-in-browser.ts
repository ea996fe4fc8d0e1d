/**
 * Everything that the site stores in a visitor's browser, by name. The compiler refuses to store
 * anything else. The cookie policy lists these entries, with texts from the field `text`. Entries
 * stay on the device until they are deleted, or in the tab until it is closed. `offline-1` is the
 * cache of the service worker (`web/public/service-worker.js`).
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
