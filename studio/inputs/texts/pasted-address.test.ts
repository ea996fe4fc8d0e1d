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
