// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import { CHECK_PARAMETER, TOOL_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { moveToolQueryToFragment } from "./tool-query-in-fragment.ts";

beforeEach(() => {
  const names = [TOOL_PARAMETER, CHECK_PARAMETER, "age"];
  document.body.innerHTML = `<div id="${TOOL_ID}"><form>${names.map((name) => `<input name="${name}">`).join("")}</form></div>`;
});

/** The address that the page has when it is loaded. */
function addressAfter(address: string): string {
  history.replaceState(null, "", address);
  const then = vi.fn();
  const listen = vi.spyOn(globalThis, "addEventListener");
  moveToolQueryToFragment(then);
  dispatchEvent(new Event("load"));
  // A page is loaded once, and this window for each address.
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
  listen.mockRestore();
  expect(then).toHaveBeenCalledOnce();
  return location.pathname + location.search + location.hash;
}

test.each([
  ["/visas?tool=visa-route&age=3", "/visas#?tool=visa-route&age=3"],
  [
    "/visas?ref=7&tool=visa-route&check=x&age=3&gclid=1#tool",
    "/visas?ref=7&gclid=1#?tool=visa-route&check=x&age=3",
  ],
  ["/visas?age=3&amp;tool=visa-route", "/visas#?age=3&tool=visa-route"],
])("entries of a tool leave the query of %s when the page is loaded", (address, expected) => {
  expect(addressAfter(address)).toBe(expected);
});

test.each([
  "/visas?age=3",
  "/visas?age=tool=3",
  "/visas?retool=1&age=3",
  "/visas?ref=7#tool",
  "/visas",
])("a query that asks no tool stays as it is: %s", (address) => {
  expect(addressAfter(address)).toBe(address);
});
