import type { ContactPage } from "#schemas/generated/types.generated.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import { image, line, point } from "../build/parts.ts";
import { pageLink, paragraph, richText } from "../build/rich-text.ts";
import { toolId } from "../tools/tool.ts";

export const contactPage = {
  _id: "contactPage",
  _type: "contactPage",
  banner: {
    heading: "Start Your Dubai Journey",
    text: "Schedule your free consultation",
    image: image("contact", { decorative: true }),
  },
  form: {
    heading: "Request a consultation",
    intro: "Seven fields, about two minutes. We ask the rest when we talk.",
    requiredNote: "Fields marked * are required",
    fields: {
      fullName: { label: "Full name", message: "Full name must be at least 2 characters" },
      email: { label: "Email", placeholder: "name@example.com", message: "Invalid email address" },
      phone: {
        label: "Phone",
        placeholder: "With country code",
        message: "Phone number is required",
      },
      profession: { label: "Profession", message: "Please enter your profession" },
      nationality: { label: "Nationality", message: "Please enter your nationality" },
      contactMethod: {
        label: "Preferred contact method",
        message: "Please select a contact method",
      },
      message: {
        label: "Message",
        placeholder: "Who moves, when, and what you would like to know first",
        message: "Message must be at least 10 characters",
      },
      consent: {
        label: richText(
          paragraph`I agree that my details are used to answer this request and to contact me about it. What your browser keeps is in the ${pageLink("cookie policy", "cookiePolicyPage")}.`,
        ),
        message: "You must agree to the terms",
      },
    },
    carriedNotice: "Your answer from the tool comes with this request.",
    carriedLook: "Look at it",
    carriedRemove: "Leave it out",
    privacyNotice:
      "What you write is sent to our mailbox by the email service EmailJS, so that a consultant can answer you. This site keeps no copy. Your browser keeps what you have typed until you send it or close the tab. Write to us to see, correct or delete what we hold.",
    contactMethodEmptyOption: "Please choose an option",
    contactMethodOptions: keyed("option", [
      { _type: "contactMethodOption", value: "email", label: "Email" },
      { _type: "contactMethodOption", value: "phone", label: "Phone" },
      { _type: "contactMethodOption", value: "whatsapp", label: "WhatsApp" },
      { _type: "contactMethodOption", value: "video-call", label: "Video call" },
    ]),
    phoneQuestion: "There is no number in this. Is it how we reach you by telephone?",
    countryPlaceholder: "Country",
    submitLabel: "Request Free Consultation",
    submittingLabel: "SUBMITTING...",
    summaryHeading: "Please check these fields",
    summaryText: "Your answers are kept. Nothing has been sent yet.",
    withoutJavaScript:
      "The form needs JavaScript. Without it, write to us or call. A consultant replies within one business day.",
    messages: {
      rateLimitTitle: "Please wait",
      rateLimitText: "Please wait a few minutes before submitting another request.",
      successTitle: "Thank you for your request!",
      successText: "We will contact you within 24 hours to discuss your UAE residency needs.",
      failureTitle: "Error Sending Message",
      invalidParameters: "Invalid template parameters. Please check your input.",
      limitReached: "Email service limit reached. Please try again later.",
      forbidden: "Access forbidden. Please contact support.",
      otherFailure:
        "There was an error sending your message. Please try again or contact us directly.",
      tooLong:
        "This is too long to be sent with the form. Shorten it, or send the rest by email afterwards.",
      mailShortened:
        "The email holds the beginning of your request only. Copy the request to send all of it.",
      copyLabel: "Copy the request",
      copiedLabel: "Copied",
      offline: "Nothing was sent, and nothing is lost. Send it again once you are connected.",
      dismissLabel: "Dismiss",
    },
  },
  panel: {
    heading: "Why choose Nordune",
    reasons: keyed("reason", [
      point("Specialists in Nordic relocations to Dubai"),
      point("End-to-end relocation services"),
      point("Visa and business setup guidance"),
      { _type: "officeClaim", text: line("Local Dubai office and support") },
    ]),
    contactHeading: "Contact information",
    phoneLabel: "Phone",
    emailLabel: "Email",
    officeLabel: "Office, by appointment",
    responseTimeLabel: "Response time",
    responseTime: "Within 24 hours",
    image: image("office"),
  },
  thankYou: {
    heading: "Thank you",
    text: "Your consultation request has been received. A consultant will contact you within 24 hours by the method you chose.",
    stepsHeading: "What happens next",
    steps: [
      "A consultant reads your request and writes or calls, by the method you chose.",
      "You agree on a time for the free consultation, and who should be there.",
      "After it you get a letter that says what suits you, what it costs and what will not work.",
    ],
    papersHeading: "Good to have at hand",
    papers: [
      "The passports of everybody who moves, and until when they are valid",
      "The month in which you would like to arrive",
      "Where you are taxed now, and your travel dates of the last twelve months",
      "For a company: what it sells, to whom, and its revenue in round figures",
    ],
    localHoursLabel: "Our consultants answer, by your clock",
    actionLabel: "Return to Home",
  },
  tool: reference(toolId("move-plan")),
} satisfies Seeded<ContactPage>;
