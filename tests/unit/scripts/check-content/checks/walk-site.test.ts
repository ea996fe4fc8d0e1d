import { expect, test } from "vitest";
import { walkSite } from "#scripts/check-content/checks/walk-site.ts";
import { siteOf } from "./small-site.ts";

const names = Array.from({ length: 10 }, (_, index) => `/${index}`);

/** Counts how many calls are under way, and how many were at the most. */
function counting<Answer>(ask: (address: string) => Promise<Answer>) {
  let now = 0;
  const counter = {
    most: 0,
    async ask(address: string): Promise<Answer> {
      now += 1;
      counter.most = Math.max(counter.most, now);
      await new Promise(setImmediate);
      now -= 1;
      return ask(address);
    },
  };
  return counter;
}

test("no more than four pages or pictures are asked for at once", async () => {
  const body = names.map((name) => `<img src="${name}.png" alt="">`).join("");
  const site = siteOf(Object.fromEntries(names.map((name) => [name, { body }])));
  const [pages, pictures] = [counting(site.readText), counting(site.pictureStatus)];
  const walk = await walkSite({
    base: "https://site.example",
    knownPaths: [],
    reader: { readText: pages.ask, pictureStatus: pictures.ask },
  });
  expect([walk.pages.size, walk.pictures.size]).toEqual([10, 10]);
  expect([pages.most, pictures.most]).toEqual([4, 4]);
});
