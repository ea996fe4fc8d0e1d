import { expect, test } from "vitest";
import { leavesSite, safeHref } from "#schemas/shared/addresses/safe-href.ts";
import { pageSummary } from "#schemas/shared/head/head-texts.ts";
import { pageOfShareImage, shareImagePath } from "#schemas/shared/head/share-image-path.ts";
import { readTypedDocument, typedDocumentMessage } from "#schemas/shared/preview/typed-document.ts";
import { sitePath } from "#schemas/shared/redirects/path.ts";
import { redirectSource } from "#schemas/shared/redirects/redirect-source.ts";
import { type RedirectEnds, redirectProblems } from "#schemas/shared/redirects/redirects.ts";
import { line } from "#tests/support/rich-line.ts";

test.each([
  ["https://example.com/page?a=1#b", true],
  ["mailto:hello@example.com", false],
  ["/contact", false],
  ["#main", false],
  ["//example.com/elsewhere", true],
])("a link may lead to %s, which leaves the site: %s", (address, leaves) => {
  expect(safeHref(` ${address} `)).toBe(address);
  expect(leavesSite(address)).toBe(leaves);
});

test.each([
  ...["javascript:alert(1)", "java\tscript:alert(1)", "\u0001javascript:alert(1)"],
  ...["data:text/html,<script>alert(1)</script>", "https://exa mple.com", "   ", undefined],
])("no link leads to %j", (address) => {
  expect(safeHref(address)).toBeUndefined();
});

const lead = line("Lead.");
const points = [{ text: line("One") }, { text: line("Two") }];

test.each([
  ["a service", { title: "Tax", hero: { lead, heading: "Pay less" } }, "Tax", "Lead."],
  ["the home page", { hero: { headline: "Move", points } }, "Move", "One. Two"],
  ["the contact page", { banner: { heading: "Contact", text: "Write." } }, "Contact", "Write."],
  ["the cookie policy", { heading: "Cookies", lead: "Lead." }, "Cookies", "Lead."],
])("sums up %s", (_name, page, title, description) => {
  expect(pageSummary(page)).toEqual({ title, description });
});

test("the path of a share picture leads back to its page, and no other path does", () => {
  const paths = ["/", "/about", "/services/tax-residency"];
  expect(paths.map((path) => pageOfShareImage(shareImagePath(path)))).toEqual(paths);
  for (const other of ["/about", "/share-image/about", "/share-image.jpg"]) {
    expect(pageOfShareImage(other)).toBeUndefined();
  }
});

test("a page in the preview takes no message but the Studio's, of a document that is named", () => {
  const message = typedDocumentMessage({ _id: "drafts.service-a", title: "Schools" });
  expect(readTypedDocument(message)).toEqual({ document: message.document });
  for (const other of [null, { type: "presentation/refresh" }, { ...message, document: {} }]) {
    expect(readTypedDocument(other)).toBeUndefined();
  }
});

test.each([
  ["https://example.com/contact", "Start with a slash"],
  ["/contact/", "slash at the end"],
  ["/contact?a=1", "? or #"],
  ["//example.com", "single slashes"],
  ["/two words", "letters, digits"],
])("%s is no path of a page: %s", (path, reason) => {
  expect(sitePath(path)).toContain(reason);
  for (const sound of ["/", "/services/tax-residency", "/Old_Page.html", "/a~b", undefined]) {
    expect(sitePath(sound)).toBe(true);
  }
});

test.each([
  ["about-us", "Start with a slash"],
  ["/a#b", "Leave out everything from the #"],
  ["/a%zz", "A % is followed by"],
  ["//example.com", "single slashes"],
  ["/a\\b", "backslashes"],
  ["/*", "a folder that is named"],
  ["/a*", "a folder that is named"],
  ["/blog/*?p=1", "not both"],
  ["/a?", "Name what follows the ?"],
  ["/a?p=12&%67clid=x", "Leave out gclid: campaigns add it to any address"],
  ["/blog/:slug", "Write /* in the place of what changes"],
  ["/:year/archive", ":year stands for nothing here"],
])("%s starts no redirect: %s", (source, reason) => {
  expect(redirectSource(source)).toContain(reason);
  for (const sound of [
    "/om-oss/",
    "/über-uns",
    "/o%C3%A9",
    "/index.php?id=3",
    "/blog/*",
    "/w/Help:Me",
  ]) {
    expect(redirectSource(sound)).toBe(true);
  }
});

const ends = (source: string, target: string) => ({ source, target });

test.each<[RedirectEnds, RedirectEnds[], string?, string?]>([
  [ends("/about-us", "/contact"), [ends("/home", "/"), ends("/contact-us", "/contact")]],
  [ends("/contact/*", "/"), []],
  [ends("/contact?lang=sv", "/"), []],
  [ends("/contact", "/"), [], "source", "is a live page"],
  [ends("/o%C3%A9/", "/contact"), [ends("/oé", "/")], "source", "already starts at /o%C3%A9/"],
  [ends("/a?x=1&y=2", "/"), [ends("/a?y=2&x=1", "/")], "source", "already starts at"],
  [ends("/a", "/a"), [], "target", "leads to itself"],
  [ends("/a", "/b"), [ends("/b", "/a")], "target", "in a circle"],
  [ends("/a", "/b"), [ends("/b", "/contact")], "target", "Lead there directly"],
  [ends("/a", "/b"), [], "target", "No page lives at /b now"],
  [ends("/b", "/contact"), [ends("/a", "/b")], "source", "/a already redirects to /b"],
])("the redirect %j beside %j: %s %s", (redirect, others, field, message) => {
  const problems = redirectProblems(redirect, others, new Set(["/", "/contact"]));
  expect(problems).toEqual(
    field === undefined
      ? []
      : [expect.objectContaining({ field, message: expect.stringContaining(message ?? "") })],
  );
});
