// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { redirectBrowser } from "../redirect/browser.ts";

test("a page is sent to the lake, with its pictures, and nowhere else", async () => {
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
  window.fetch("https://local.api.sanity.io/v1/ping");
  window.fetch("https://sanity.io.evil.test/");
  new EventSource("https://local.apicdn.sanity.io/v1/data/live/events/production");
  new WebSocket("wss://local.api.sanity.io/v1/socket/production");
  expect(asked).toEqual([
    "http://localhost:3999/v1/ping",
    "https://sanity.io.evil.test/",
    "http://localhost:3999/v1/data/live/events/production",
    "ws://localhost:3999/v1/socket/production",
  ]);

  const image = "https://cdn.sanity.io/images/local/production/a.png";
  const documentation = '<a href="https://www.sanity.io/docs">Documentation</a>';
  const markup = `<p>${documentation}<img src="${image}?w=1" srcset="${image}?w=1 1x, ${image}?w=2 2x"></p>`;
  document.body.insertAdjacentHTML("beforeend", markup);
  const own = "http://localhost:3999/images/local/production/a.png";
  const shown = () => document.querySelector("img");
  await expect.poll(() => shown()?.getAttribute("src")).toBe(`${own}?w=1`);
  expect(shown()?.getAttribute("srcset")).toBe(`${own}?w=1 1x, ${own}?w=2 2x`);
  expect(document.querySelector("a")?.href).toBe("https://www.sanity.io/docs");
  shown()?.setAttribute("src", `${image}?w=3`);
  await expect.poll(() => shown()?.getAttribute("src")).toBe(`${own}?w=3`);
});
