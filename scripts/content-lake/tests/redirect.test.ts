// @vitest-environment jsdom
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { redirectBrowser } from "../redirect/browser.ts";
import { runLake, urlOf } from "./lake-fixture.ts";

/** Runs a program with the preload that sends it to a lake. @returns what it printed */
async function runRedirected(program: string, url: string): Promise<string> {
  const preload = join(import.meta.dirname, "../redirect/node.ts");
  const options = ["--import", preload, "--input-type=module", "--eval", program];
  const env = { ...process.env, CONTENT_LAKE_URL: url };
  const cwd = import.meta.dirname;
  return (await promisify(execFile)(process.execPath, options, { env, cwd })).stdout;
}

test("requests of programs to Sanity's hosts go to the content lake, and pages get a script for it", async () => {
  const url = await urlOf(await runLake());
  const program = `
    import { lookup } from "node:dns/promises";
    import { get } from "node:https";
    import { createClient } from "@sanity/client";
    const of = (useCdn) => createClient(
      { projectId: "local", dataset: "production", apiVersion: "2025-02-19", useCdn, token: "any" });
    await of(false).create({ _id: "a", _type: "post", title: "Here" });
    const title = await of(true).fetch("*[0].title");
    const picture = await fetch("https://cdn.sanity.io/images/local/production/none.png");
    await picture.text(); // What is not read keeps its connection and the process.
    const status = await new Promise((resolve) =>
      get("https://api.sanity.io/v1/ping", (answer) => resolve(answer.resume().statusCode)));
    const { host } = new URL(process.env.CONTENT_LAKE_URL);
    const elsewhere = await fetch("https://" + host).catch((e) => e.cause.name);
    const { length } = await lookup("cdn.sanity.io", { all: true });
    console.log(JSON.stringify([title, picture.status, status, elsewhere, length]));`;
  expect(JSON.parse(await runRedirected(program, url))).toEqual(["Here", 404, 200, "Error", 1]);

  const script = await (await fetch(`${url}/redirect.js`)).text();
  expect(script).toMatch(/^\(function redirectBrowser/);
  expect(script).toContain(`("${url}");`);
  expect(() => new Function(script)).not.toThrow();
});

test("Sanity's own migration command works on the content lake", async () => {
  const url = await urlOf(await runLake());
  const program = `
    import { createClient } from "@sanity/client";
    import { at, defineMigration, run, set } from "sanity/migrate";
    const common = { projectId: "local", dataset: "production", token: "any" };
    const client = createClient({ ...common, apiVersion: "2025-02-19", useCdn: false });
    await client.create({ _id: "a", _type: "post", title: "Old" });
    const migrate = { document: () => at("title", set("New")) };
    const migration = defineMigration({ title: "Titles", documentTypes: ["post"], migrate });
    const api = { ...common, apiVersion: "v2025-02-19" };
    await run({ api, dryRun: false, confirm: false, concurrency: 1 }, migration);
    console.log(await client.fetch("*[0].title"));`;
  expect(await runRedirected(program, url)).toBe("New\n");
});

test("requests and pictures of a page go to the content lake and nowhere else", async () => {
  const asked: string[] = [];
  const note = (url: unknown) => asked.push(String(url));
  class Source {
    constructor(url: unknown) {
      note(url);
    }
  }
  const fetched = vi.fn(note);
  Object.assign(window, { fetch: fetched, EventSource: Source, WebSocket: Source });
  redirectBrowser("http://localhost:3999");
  window.fetch("https://sanity.io.evil.test/");
  new EventSource("https://local.apicdn.sanity.io/v1/x");
  new WebSocket("wss://local.api.sanity.io/v1/y");
  const [evil, ...sent] = asked;
  expect(evil).toBe("https://sanity.io.evil.test/");
  expect(sent).toEqual(["http://localhost:3999/v1/x", "ws://localhost:3999/v1/y"]);

  const image = "https://cdn.sanity.io/images/local/production/a.png";
  const documentation = '<a href="https://www.sanity.io/docs">Documentation</a>';
  const markup = `<p>${documentation}<img src="${image}?w=1"></p>`;
  document.body.insertAdjacentHTML("beforeend", markup);
  const own = "http://localhost:3999/images/local/production/a.png";
  const shown = () => document.querySelector("img");
  await expect.poll(() => shown()?.getAttribute("src")).toBe(`${own}?w=1`);
  expect(document.querySelector("a")?.href).toBe("https://www.sanity.io/docs");
  shown()?.setAttribute("src", `${image}?w=3`);
  await expect.poll(() => shown()?.getAttribute("src")).toBe(`${own}?w=3`);
});
