import type { HomePage } from "#schemas/generated/types.generated.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import { figure, image, point, prose } from "../build/parts.ts";
import { words } from "../build/rich-text.ts";
import { everyHomeCountry } from "../home-countries/index.ts";
import { toolId } from "../tools/tool.ts";
import { homeSections } from "./home-sections.ts";

export const homePage = {
  _id: "homePage",
  _type: "homePage",
  hero: {
    headline: "From northern light to Gulf sun, properly arranged",
    lead: prose`Visas, companies and tax residency in the UAE, arranged from Riga for the Nordics, the Baltics and Poland.`,
    needsLabel: "I want to",
    points: keyed("point", [
      point(words`Residency visas for the family, valid up to ${figure("residency-longest-term")}`),
      point(words`Company set-up on the mainland or in ${figure("free-zone-count")} free zones`),
      point("One contact from the first call to the front door"),
    ]),
    primaryActionLabel: "Request Free Consultation",
    secondaryActionLabel: "Learn More",
    secondaryActionSubject: "about us",
    image: image("hero"),
  },
  emailCapture: {
    heading: "Leave your email, hear from us within 24 hours",
    fieldLabel: "Email address",
    placeholder: "name@example.com",
    buttonLabel: "Get in touch",
    sendingLabel: "Sending",
    hint: "One reply from a consultant, no newsletter. EmailJS carries your address to our mailbox; this site keeps no copy.",
    withoutJavaScript: "Write to us or call. A consultant replies within one business day.",
    messages: {
      emailRequiredTitle: "Email Required",
      emailRequiredText: "Please enter your email address",
      invalidEmail: "Invalid email format",
      rateLimitTitle: "Please wait",
      rateLimitText: "Please wait a moment before submitting again.",
      failureTitle: "Error",
      failureText: "There was an error. Please try again or contact us directly.",
      successTitle: "Email Received!",
      successText: "We'll get in touch within 24 hours.",
      dismissLabel: "Dismiss",
    },
  },
  ...homeSections,
  tool: reference(toolId("move-plan")),
  homeCountries: everyHomeCountry,
} satisfies Seeded<HomePage>;
