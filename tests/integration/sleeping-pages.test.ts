import { createServer } from "node:http";
import { expect, test, vi } from "vitest";
import { createSleepingPages } from "#web/asleep/sleeping-pages.ts";
import { listenDuringTest } from "./site-fixture.ts";

const COPY = '0:{"page":"about"}\n';

/** A page as Next renders it. */
const page = `<html><body><form data-wakes-react>About</form><script src="/_next/static/chunks/a.js" async=""></script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,${JSON.stringify(COPY)}])</script></body></html>`;

/** A server that sends pages without React; `/about` is one, until `rendersNow` says otherwise. */
async function startSite() {
  const site = { asked: [] as string[], rendersNow: page };
  const pages = createSleepingPages({
    wakingScript: "/built/wake.js",
    headers: { "X-Content-Type-Options": "nosniff" },
    async askFor(path) {
      site.asked.push(path);
      if (path !== "/about") throw new Error("no such page");
      pages.putToSleep(site.rendersNow, path);
    },
  });
  const server = createServer((request, response) => {
    if (!pages.answer(request, response)) response.end("page");
  });
  const origin = await listenDuringTest(server);
  const ask = (path: string) => fetch(origin + path);
  return Object.assign(site, { pages, ask });
}

/** Where a page without React says that its copy is. */
function copyOf(html: string | undefined): string {
  const data = /id="react-asleep">(.*?)<\/script>/.exec(html ?? "")?.[1];
  return `/_asleep/${JSON.parse(data ?? "{}").copy}/about`;
}

test("a page leaves without React, and React finds its copy under the name of its content", async () => {
  const { pages, ask, asked } = await startSite();
  const answer = await ask(copyOf(pages.putToSleep(page, "/about")));
  expect(await answer.text()).toBe(COPY);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(asked).toEqual([]);
});

test("a page that is open while it is published anew finds the copy that it was made from", async () => {
  const { pages, ask } = await startSite();
  const open = copyOf(pages.putToSleep(page, "/about"));
  const published = copyOf(pages.putToSleep(page.replaceAll("about", "news"), "/about"));
  expect(published).not.toBe(open);
  expect(await (await ask(open)).text()).toBe(COPY);
});

test("a page that is open while the server restarts finds its copy made anew", async () => {
  const before = await startSite();
  const open = copyOf(before.pages.putToSleep(page, "/about"));
  const after = await startSite();
  expect(await (await after.ask(open)).text()).toBe(COPY);
  expect(after.asked).toEqual(["/about"]);
});

test("a copy that nobody has any more is missing, and nobody keeps that", async () => {
  const site = await startSite();
  const open = copyOf(site.pages.putToSleep(page, "/about"));
  const after = await startSite();
  after.rendersNow = page.replaceAll("about", "news");
  const answer = await after.ask(open);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("a copy of a page that cannot be rendered is missing, and the log says why", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const { ask } = await startSite();
  expect((await ask("/_asleep/nonsense")).status).toBe(404);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "The copy of / could not be made anew: no such page",
  );
});

test("a page whose markup is not known stays whole, and the log says so", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const { pages } = await startSite();
  expect(pages.putToSleep("<p>Sorry</p>", "/about")).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "/about is served with all of React: its markup is not known to web/asleep.",
  );
});

test("other requests are not its business", async () => {
  const { ask } = await startSite();
  expect(await (await ask("/about")).text()).toBe("page");
});
