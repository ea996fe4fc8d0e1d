import type { CookiePolicyPage } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { keyed } from "../build/keyed.ts";
import { line } from "../build/parts.ts";
import {
  type Block,
  bullet,
  link,
  pageLink,
  paragraph,
  richText,
  strong,
} from "../build/rich-text.ts";

function policySection(heading: string, ...body: Block[]) {
  return { _type: "policySection" as const, heading, body: richText(...body) };
}

export const cookiePolicyPage = {
  _id: "cookiePolicyPage",
  _type: "cookiePolicyPage",
  heading: "Cookie policy",
  lastUpdatedLabel: "Last updated",
  lead: line(
    "Until you press “Accept All”, this site sets no cookies for analytics or advertising and loads nothing for them. It works the same whichever way you choose.",
  ),
  sections: keyed(
    [
      policySection(
        "What cookies are",
        paragraph(
          "A cookie is a small text that a site asks your browser to keep and to send back on later visits. Browsers also have a local storage: notes that stay on your device and are not sent along with each page. This policy covers both and calls both cookies where the difference does not matter.",
        ),
      ),
      policySection(
        "How we use them",
        paragraph(
          "We keep as little as we can: a note of your choice about cookies, and notes that stop our two forms from being sent too often. Only if you accept do we also measure which pages are read and whether an advertisement led to a request.",
        ),
      ),
      policySection(
        "Types of cookies",
        bullet(
          strong("Essential."),
          " Kept in your browser's local storage, whatever you choose. ",
          strong("cookie-consent"),
          " remembers whether you accepted or declined. ",
          strong("email_submit_attempts"),
          " and ",
          strong("contact_form_attempts"),
          " hold the times at which you sent a form, and so do the notes of your last email sign-up and your last request. They hold times and nothing else: no name, no address and no message. What you typed into a form may be kept in the open tab until it is sent or the tab is closed.",
        ),
        bullet(
          strong("Analytics."),
          " Only after “Accept All”. Google's tag counts page views, with the path and title of the page, and reports that a request was sent. Its cookies have names such as ",
          strong("_ga"),
          " and ",
          strong("_gcl_au"),
          ".",
        ),
        bullet(
          strong("Preference."),
          " The home country that you open in a list is kept in the open tab until you close it there, or the tab. Nothing else: the site has one language and no settings to remember.",
        ),
      ),
      policySection(
        "Third-party cookies",
        paragraph(
          "Once you accept, Google can set and read its cookies and learns which pages of this site you open. How it uses them and how long they last is described in ",
          link("Google's notes on cookies", "https://policies.google.com/technologies/cookies"),
          ".",
        ),
        paragraph(
          "Our forms are delivered by an email service, EmailJS. It receives what you type when you press the button, and nothing before. We do not ask it to set cookies.",
        ),
      ),
      policySection(
        "Your choices",
        paragraph(
          "“Decline” and the close button of the banner mean the same: nothing for analytics or advertising is loaded. Your choice is remembered in this browser on this device, so the banner does not come back on the next page.",
        ),
        paragraph(
          "You can change your mind at any time with the button on this page, which shows the banner again. If you accepted before and now decline, the tag is no longer loaded; cookies that Google has already set stay until they expire or you delete them in your browser. If you block or clear the browser's storage, the site still works and asks you again.",
        ),
      ),
      policySection(
        "More information",
        paragraph(
          "Your browser's help pages show how to see, block and delete cookies and local storage. For the rules in the European Union, look at the site of your country's data protection authority.",
        ),
        paragraph(
          "Who we are is on the page ",
          pageLink("about us", "aboutPage"),
          "; the ",
          pageLink("contact page", "contactPage"),
          " says what is kept of a request.",
        ),
      ),
    ],
    "section",
  ),
  contactHeading: "Questions about this policy",
  contactText: line(
    "Write, call or send a letter. Tell us which page and which browser it is about, and we answer within one business day.",
  ),
  changeChoiceLabel: "Change your cookie choice",
} satisfies Seeded<CookiePolicyPage>;
