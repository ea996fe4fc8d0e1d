import { expect, test } from "vitest";
import { readPage } from "#scripts/check-content/checks/page-model.ts";

test("reads head, links, pictures and places of a page", () => {
  const page = readPage(`<!doctype html><html><head>
    <title>Work &amp; live</title><meta name="description" content=" Two  words ">
    <meta property="og:image" content="https://site.example/share.png"></head>
    <body><svg><title>A drawing</title></svg><h2 id="fees">Fees</h2><a name="old">x</a>
    <a href="/contact?x=1&amp;y=2#form">Write</a><img src="/a.png"><img src="/b.png" alt="">
    <noscript><a href="mailto:a@example.com">Mail</a></noscript></body></html>`);
  expect(page.title).toBe("Work & live");
  expect(page.description).toBe("Two  words");
  expect(page.links).toEqual(["/contact?x=1&y=2#form", "mailto:a@example.com"]);
  expect(page.pictures).toEqual([
    { address: "https://site.example/share.png", isInPage: false, hasAlt: true },
    { address: "/a.png", isInPage: true, hasAlt: false },
    { address: "/b.png", isInPage: true, hasAlt: true },
  ]);
  expect([...page.ids]).toEqual(["fees", "old"]);
});

test("a drawing's title is no title of the page", () => {
  const page = readPage("<body><svg><title>A drawing</title></svg></body>");
  expect(page.title).toBeUndefined();
  expect(page.description).toBeUndefined();
});
