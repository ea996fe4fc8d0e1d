import { expect, test } from "vitest";
import { pastedAddress } from "./pasted-address.ts";

test.each([
  ["#_ftn1", undefined],
  [" #top", undefined],
  ["file:///C:/text.htm#_ftn1", undefined],
  ["javascript:alert(1)", undefined],
  ["/contact", "https://site.example/contact"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  [
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fu.ae%2Fen&data=05%7Ca%40example.com",
    "https://u.ae/en",
  ],
  [
    "https://nam02.safelinks.protection.outlook.com/ap/w-59584e83/?url=https%3A%2F%2Fu.ae%2Fen&data=05",
    "https://u.ae/en",
  ],
  [
    "https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fu.ae%2Fen&locale=en",
    "https://u.ae/en",
  ],
  [
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__tax.gov.ae_en_default.aspx-3Fa-3D1&d=DwMFaQ&c=x",
    "https://tax.gov.ae/en/default.aspx?a=1",
  ],
  ["https://urldefense.com/v3/__https://u.ae/en__;!!abc$", "https://u.ae/en"],
  ["https://urldefense.proofpoint.com/v2/url?u=javascript-3Aalert-281-29", undefined],
  ["https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fu.ae%2F", "https://u.ae/"],
  ["https://slack-redir.net/link?url=https%3A%2F%2Fu.ae%2F&v=3", "https://u.ae/"],
  ["https://l.instagram.com/?u=https%3A%2F%2Fu.ae%2F&e=x", "https://u.ae/"],
  ["https://www.google.com/url?q=https://u.ae/&sa=D&ust=1", "https://u.ae/"],
  ["https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fu.ae%2F", "https://u.ae/"],
  ["https://www.google.com/url?q=javascript:alert(1)", undefined],
  [
    "https://www.google.com/search?q=https://u.ae/",
    "https://www.google.com/search?q=https://u.ae/",
  ],
  [
    `https://www.google.com/url?q=${encodeURIComponent("https://l.facebook.com/l.php?u=https%3A%2F%2Fu.ae%2F")}`,
    "https://u.ae/",
  ],
])("a pasted link to %s leads to %s", (href, target) => {
  expect(pastedAddress(href, "https://site.example")?.href).toBe(target);
});
