import { expect, test } from "vitest";
import { redirectProblems } from "#schemas/shared/redirects/redirects.ts";

const livePaths = new Set(["/", "/contact", "/services/tax-residency"]);
const redirect = { source: "/about-us", target: "/contact" };

test("accepts a redirect from an unused path to a page", () => {
  const others = [{ source: "/home", target: "/" }];
  expect(redirectProblems(redirect, others, livePaths)).toEqual([]);
});

test("accepts two redirects to the same page", () => {
  const others = [{ source: "/contact-us", target: "/contact" }];
  expect(redirectProblems(redirect, others, livePaths)).toEqual([]);
});

test.each(["/contact/*", "/?p=12", "/contact?lang=sv"])(
  "accepts %s, which leaves the page itself alone",
  (source) => {
    expect(redirectProblems({ source, target: "/services/tax-residency" }, [], livePaths)).toEqual(
      [],
    );
  },
);

test.each([
  ["hides a live page", { source: "/contact/", target: "/" }, [], "source", "is a live page"],
  [
    "starts where another does, in another spelling",
    { source: "/o%C3%A9/", target: "/contact" },
    [{ source: "/oé", target: "/" }],
    "source",
    "Another redirect already starts at /o%C3%A9/",
  ],
  ["hides a live page", { source: "/contact", target: "/" }, [], "source", "is a live page"],
  [
    "starts where another does",
    redirect,
    [{ source: "/about-us", target: "/" }],
    "source",
    "Another redirect already starts at /about-us",
  ],
  ["leads to itself", { source: "/a", target: "/a" }, [], "target", "leads to itself"],
  [
    "turns in a circle",
    { source: "/a", target: "/b" },
    [{ source: "/b", target: "/a" }],
    "target",
    "in a circle",
  ],
  [
    "leads to another redirect",
    { source: "/a", target: "/b" },
    [{ source: "/b", target: "/contact" }],
    "target",
    "Lead there directly",
  ],
  ["leads to no page", { source: "/a", target: "/b" }, [], "target", "No page lives at /b now"],
  [
    "prolongs another redirect",
    { source: "/b", target: "/contact" },
    [{ source: "/a", target: "/b" }],
    "source",
    "/a already redirects to /b",
  ],
])("refuses a redirect that %s", (_name, candidate, others, field, message) => {
  expect(redirectProblems(candidate, others, livePaths)).toEqual([
    expect.objectContaining({ field, message: expect.stringContaining(message) }),
  ]);
});
