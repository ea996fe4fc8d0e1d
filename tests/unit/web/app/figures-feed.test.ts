import { expect, test } from "vitest";
import { fetchedFigure } from "#tests/support/figures.ts";
import { figuresFeed } from "#web/app/figures.xml/figures-feed.ts";

const options = {
  title: "Nordune: Register",
  author: "Nordune",
  registerUrl: "https://nordune.example/about",
  feedUrl: "https://nordune.example/figures.xml",
  labels: { source: "Source", checkedOn: "Checked on", from: "From" },
};

const texts = (feed: string, element: string) =>
  [...feed.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "g"))].map(([, text]) => text);

test("lists figures with their evidence, those that changed last first", () => {
  const feed = figuresFeed(
    [
      fetchedFigure({ _id: "a", _updatedAt: "2026-01-01T00:00:00Z" }),
      fetchedFigure({
        _id: "b",
        _updatedAt: "2026-02-01T00:00:00Z",
        label: "Relief",
        value: "3,000,000",
        unit: "AED",
        qualifier: "On request.",
        next: { from: "2027-01-01", value: "0" },
      }),
    ],
    options,
  );
  expect(texts(feed, "title")).toEqual(["Nordune: Register", "AED 3,000,000, Relief", "9%, Rate"]);
  expect(texts(feed, "updated")).toEqual([
    "2026-02-01T00:00:00Z",
    "2026-02-01T00:00:00Z",
    "2026-01-01T00:00:00Z",
  ]);
  expect(texts(feed, "summary")[0]).toBe(
    "On request. Source: Federal Decree-Law No. 47 of 2022. Checked on 21 November 2026. From 1 January 2027: AED 0.",
  );
});

test("an entry keeps its id, and is new when the figure that it reads through changes", () => {
  const same = fetchedFigure({ sameAs: { _updatedAt: "2026-03-01T00:00:00Z" } });
  const feed = figuresFeed([same], options);
  expect(texts(feed, "id")).toEqual([
    "https://nordune.example/figures.xml",
    "https://nordune.example/about#figure-rate",
  ]);
  expect(texts(feed, "updated")).toEqual(["2026-03-01T00:00:00Z", "2026-03-01T00:00:00Z"]);
});

test("no text breaks out of its element, and nothing invisible comes along", () => {
  const feed = figuresFeed([fetchedFigure({ label: 'a</title><b & "c"\u200b' })], options);
  expect(texts(feed, "title")[1]).toBe("9%, a&lt;/title&gt;&lt;b &amp; &quot;c&quot;");
});
