import { expect, test } from "vitest";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { textsIn } from "./seeded-texts.ts";

/** Words that are fixed letter by letter; an editor may change them later, the seed may not. */
const fixedTexts: Record<string, string[]> = {
  homePage: [
    "Request Free Consultation",
    "Learn More",
    "Email Required",
    "Please enter your email address",
    "Invalid email format",
    "Please wait",
    "Please wait a moment before submitting again.",
    "Error",
    "There was an error. Please try again or contact us directly.",
    "Email Received!",
    "We'll get in touch within 24 hours.",
  ],
  contactPage: [
    "Start Your Dubai Journey",
    "Schedule your free consultation",
    "Full name must be at least 2 characters",
    "Invalid email address",
    "Phone number is required",
    "Please enter your profession",
    "Please enter your nationality",
    "Please select a contact method",
    "Message must be at least 10 characters",
    "You must agree to the terms",
    "Please choose an option",
    "Country",
    "SUBMITTING...",
    "Please wait",
    "Please wait a few minutes before submitting another request.",
    "Thank you for your request!",
    "We will contact you within 24 hours to discuss your UAE residency needs.",
    "Error Sending Message",
    "Invalid template parameters. Please check your input.",
    "Email service limit reached. Please try again later.",
    "Access forbidden. Please contact support.",
    "There was an error sending your message. Please try again or contact us directly.",
    "Return to Home",
  ],
  notFoundPage: [
    "Page Not Found",
    "The page you're looking for doesn't exist or has been moved.",
    "Return to Home",
    "Contact us for help",
  ],
  siteSettings: ["Accept All", "Decline", "Unexpected Application Error!"],
  navigation: ["Free Consultation", "Schedule Free Consultation"],
  "service-residency-visas": ["Get Your Visa Consultation"],
  "service-tax-residency": ["Get Tax Residency Consultation"],
  "service-real-estate": ["Start Your Property Search"],
  "service-education": ["Start School Search"],
  "service-business-registration": ["Register Your Business"],
  "service-licensing": ["Get Licensed Today"],
  "service-relocation-support": ["Start Your Relocation"],
  "service-staffing-solutions": ["Start Recruiting"],
  "service-investment-scouting": ["Explore Investments"],
  "service-office-space": ["Find Your Perfect Office", "Find Office Space"],
};

test.each(Object.entries(fixedTexts))("%s carries its fixed texts", (id, texts) => {
  const document = seedDocuments.find(({ _id }) => _id === id);
  const seeded = document ? textsIn(document).map(({ text }) => text) : [];
  expect(texts.filter((text) => !seeded.includes(text))).toEqual([]);
});
