import type { CookiePolicyPage } from "#schemas/generated/types.generated.ts";
import { keyed, type Seeded } from "../build/document.ts";
import {
  type Block,
  bullet,
  link,
  pageLink,
  paragraph,
  richText,
  strong,
  subheading,
} from "../build/rich-text.ts";

function policySection(heading: string, ...body: Block[]) {
  return { _type: "policySection" as const, heading, body: richText(...body) };
}

export const cookiePolicyPage = {
  _id: "cookiePolicyPage",
  _type: "cookiePolicyPage",
  heading: "Cookie policy",
  lastUpdatedLabel: "Last updated",
  lead: "Until you press “Accept All”, this site sets no cookies for analytics or advertising and loads nothing for them. It works the same whichever way you choose.",
  sections: keyed("section", [
    policySection(
      "What cookies are",
      paragraph`A cookie is a small text that a site asks your browser to keep and to send back on later visits. Browsers also have a local storage for notes that stay on your device and are not sent along with each page. This policy covers both and calls both cookies where the difference does not matter.`,
    ),
    policySection(
      "How we use them",
      paragraph`We keep as little as we can: a note of your choice about cookies, notes that stop our two forms from being sent too often or twice, and one page for when you have no connection. Only if you accept do we also measure which pages are read, how quickly they come, and whether an advertisement led to a request.`,
    ),
    policySection(
      "Types of cookies",
      bullet`${strong("Essential.")} Notes in your browser's local storage, kept whatever you choose, and a page for when you are offline. None is sent to us. Each of them stands below by its name, under “What your browser keeps”.`,
      bullet`${strong("Analytics.")} Only after “Accept All”. Google's tag counts page views, with the path and title of the page, measures how quickly pages come and react, and reports that a request was sent. What you enter into a tool or a form is not among it. Its cookies have names such as ${strong("_ga")} and ${strong("_gcl_au")}.`,
      bullet`${strong("Preference.")} The home country that you open in a list is kept in the open tab until you close it there, or the tab. The site has one language and no other settings to remember.`,
    ),
    policySection(
      "Third-party cookies",
      paragraph`Once you accept, Google can set and read its cookies and learns which pages of this site you open. How it uses them and how long they last is described in ${link("Google's notes on cookies", "https://policies.google.com/technologies/cookies")}.`,
      paragraph`Our forms are delivered by an email service, EmailJS. It receives what you type when you press the button, and nothing before. We do not ask it to set cookies.`,
    ),
    policySection(
      "Your choices",
      paragraph`“Decline” and the close button of the banner mean the same. Nothing for analytics or advertising is loaded. Your choice is remembered in this browser on this device, so the banner does not come back on the next page. It comes back after a year, and when this policy changes in what it says is kept or measured.`,
      paragraph`You can change your mind at any time with the button on this page, which shows the banner again. If you accepted before and now decline, the tag is no longer loaded; cookies that Google has already set stay until they expire or you delete them in your browser. If you block or clear the browser's storage, the site still works and asks you again.`,
    ),
    policySection(
      "More information",
      paragraph`Your browser's help pages show how to see, block and delete cookies and local storage. For the rules in the European Union, look at the site of your country's data protection authority.`,
      paragraph`Who we are is on the page ${pageLink("about us", "aboutPage")}; the ${pageLink("contact page", "contactPage")} says what is kept of a request.`,
    ),
    {
      ...policySection(
        "Privacy notice",
        subheading("What we use, what for, and on which ground"),
        bullet`${strong("A request by the contact form:")} your name, email address, phone number, profession, nationality, how you would like to be contacted, and your message. We use them to answer you and to prepare what you ask for. The ground is your consent, which you give with the box in the form.`,
        bullet`${strong("An email sign-up on the home page:")} your email address. We use it to contact you, as you ask us to, which is a step at your request before a contract.`,
        bullet`${strong("Measuring,")} only after “Accept All”: which pages you open, how quickly they come, and whether an advertisement led to a request. The ground is your consent.`,
        bullet`${strong("Serving the site:")} your internet address and what your browser says of itself, for as long as it takes to answer, and to hold off floods of requests. The ground is our interest in a site that works. When a page breaks in your browser, it tells the site what broke, without anything that names you.`,
        paragraph`These grounds are those of article six of the ${link("General Data Protection Regulation", "https://eur-lex.europa.eu/eli/reg/2016/679/oj")}.`,
        paragraph`What you enter into one of our tools is used for its answer and kept nowhere. No decision about you is made by a program.`,
        paragraph`You need not give us any of this. Without the fields of the form we cannot answer a request, but you can write or call instead.`,
        subheading("Who receives it"),
        bullet`${strong("EmailJS")} delivers what you send by a form to our mailbox. It receives it when you press the button, and nothing before.`,
        bullet`${strong("Google")} receives what is measured, only after “Accept All”.`,
        bullet`${strong("Whoever hosts the site")} passes your requests on to it.`,
        paragraph`These may work outside the European Economic Area. Ask us where, and what protects your data there, before you send something that matters.`,
        subheading("How long"),
        paragraph`The site itself stores no request. It goes from your browser to the email service and from there to our mailbox. What your browser keeps, and until when, stands above. Ask us at any time what we still hold, and to delete it.`,
        subheading("Your rights"),
        paragraph`You may ask us for access to your data, and to have it corrected, deleted, restricted or handed to you in a form that programs can read. You may object to what rests on our interest. You may take a consent back at any time; what was done before stays lawful. The button above takes the one about measuring back, a message to us any other.`,
        paragraph`If you think that we are wrong, you may complain to the data protection authority of the country where you live or work. In Latvia it is the ${link("Data State Inspectorate", "https://www.dvi.gov.lv/en")}.`,
      ),
      isPrivacyNotice: true,
    },
  ]),
  kept: {
    heading: "What your browser keeps",
    intro:
      "All that this site itself may leave in your browser. You can look at it, and delete it, in your browser's settings.",
    device: "Until you delete it",
    tab: "Until you close the tab",
    consent: "Whether you accepted or declined. It counts for a year.",
    consentGiven: "The day of that choice, and the day of the policy that it was made on.",
    signUpAttempts:
      "When you last sent the email sign-up. Times count for 15 minutes, so that it is not sent too often.",
    requestAttempts:
      "When you last pressed Send in the contact form. Times count for 30 minutes, so that it is not sent too often.",
    lastSignUp: "The time of your last email sign-up.",
    lastRequest: "The time of your last request.",
    sentRequest:
      "The time of your last request, and a fingerprint of it, from which it cannot be read. For 30 minutes the same request is not sent twice.",
    offlinePage:
      "A cache with one page and what it is made of, which you see when there is no connection. It is fetched on your first visit and renewed on later ones.",
    draft: "What you have typed into the contact form, until it is sent.",
    failure: "Why a request could not be sent, until it is.",
    firstVisit: "When this tab first had the contact form, to tell people from programs.",
    visitorEmail: "The address that you typed on the home page, to fill it in on the contact page.",
    homeCountry: "The home country that you have opened in a list.",
  },
  contactHeading: "Questions about this policy",
  contactText:
    "Write, call or send a letter. Tell us which page and which browser it is about, and we answer within one business day.",
  changeChoiceLabel: "Change your cookie choice",
} satisfies Seeded<CookiePolicyPage>;
