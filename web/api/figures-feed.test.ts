import { expect, test } from "vitest";
import { english } from "#schemas/shared/languages.ts";
import { fetchedFigure } from "#tests/support/figures.ts";
import { withFiguresOfDay } from "#web/content/shown-figures.ts";
import { figuresFeed } from "./figures-feed.ts";

const options = {
  title: "Nordune: Register",
  author: "Nordune",
  language: english,
  registerUrl: "https://nordune.example/about",
  feedUrl: "https://nordune.example/figures.xml",
  labels: { source: "Source", checkedOn: "Checked on", from: "From" },
};

const texts = (feed: string, element: string) =>
  [...feed.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "g"))].map(([, text]) => text);

test("the feed lists figures with their evidence, the latest change first, as valid XML", () => {
  const feed = figuresFeed(
    [
      fetchedFigure({ _id: "a", _updatedAt: "2026-01-01T00:00:00Z" }),
      fetchedFigure({
        _id: "b",
        _updatedAt: "2026-02-01T00:00:00Z",
        label: 'Relief</title><b & "c"\u200b',
        value: "3,000,000",
        unit: "AED",
        qualifier: "On request.",
        next: { from: "2027-01-01", value: "0" },
        sameAs: { _updatedAt: "2026-03-01T00:00:00Z" },
      }),
    ],
    options,
  );
  expect(texts(feed, "title")).toEqual([
    "Nordune: Register",
    "AED 3,000,000, Relief&lt;/title&gt;&lt;b &amp; &quot;c&quot;",
    "9%, Rate",
  ]);
  // A figure that takes its value from another changes with it.
  const [last, first] = ["2026-03-01T00:00:00Z", "2026-01-01T00:00:00Z"];
  expect(texts(feed, "updated")).toEqual([last, last, first]);
  expect(texts(feed, "id")[1]).toBe("https://nordune.example/about#b");
  expect(feed).toContain(
    '<link rel="alternate" type="text/html" href="https://nordune.example/about#b"/>',
  );
  // Readers show no author that only the feed has.
  expect(texts(feed, "name")).toEqual(["Nordune", "Nordune", "Nordune"]);
  expect(texts(feed, "summary")[0]).toBe(
    "On request. Source: Federal Decree-Law No. 47 of 2022. Checked on 21 November 2026. From 1 January 2027: AED 0.",
  );
});

test("the feed dates a value that begins to hold at midnight by that midnight", () => {
  const figure = () =>
    fetchedFigure({
      _id: "a",
      _updatedAt: "2026-01-01T00:00:00Z",
      next: { from: "2027-01-01", value: "15" },
    });
  const updatedOn = (day: string) =>
    texts(figuresFeed(withFiguresOfDay([figure()], day), options), "updated")[1];
  expect(updatedOn("2026-12-31")).toBe("2026-01-01T00:00:00Z");
  expect(updatedOn("2027-01-01")).toBe("2026-12-31T20:00:00Z");
  expect(updatedOn("2027-02-01")).toBe("2026-12-31T20:00:00Z");
});
