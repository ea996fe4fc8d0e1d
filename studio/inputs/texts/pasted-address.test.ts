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
  ["https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fu.ae%2fen&c=E,1", "https://u.ae/en"],
  ["https://duckduckgo.com/l/?uddg=https%3A%2F%2Fu.ae%2Fen&rut=1", "https://u.ae/en"],
  ["https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly91LmFlL2Vu&ntb=1", "https://u.ae/en"],
  ["https://www.bing.com/ck/a?u=a1x", "https://www.bing.com/ck/a?u=a1x"],
  [
    "https://tax-gov-ae.translate.goog/en/a?id=2&_x_tr_sl=ar&_x_tr_tl=en&_x_tr_hl=en#fees",
    "https://tax.gov.ae/en/a?id=2#fees",
  ],
  ["https://free--zone-u-ae.translate.goog/?_x_tr_sl=ar", "https://free-zone.u.ae/"],
  ["https://u.ae/x#:~:text=Corporate%20tax,-is", "https://u.ae/x"],
  ["https://u.ae/x#fees:~:text=9", "https://u.ae/x#fees"],
  ["https://u.ae/x?id=2&utm_source=nl&utm_medium=mail&mc_eid=ab12", "https://u.ae/x?id=2"],
  ["https://u.ae/x?fbclid=1#fees", "https://u.ae/x#fees"],
  ["https://u.ae/x?q=a+b&e=%20", "https://u.ae/x?q=a+b&e=%20"],
  ["mailto:a@u.ae?subject=utm_source", "mailto:a@u.ae?subject=utm_source"],
])("a pasted link to %s leads to %s", (href, target) => {
  expect(pastedAddress(href, "https://site.example")?.href).toBe(target);
});
