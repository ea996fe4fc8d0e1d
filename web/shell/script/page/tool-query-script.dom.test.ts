import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHECK_PARAMETER, TOOL_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { keepToolQueryInFragment, removeToolQuery } from "./tool-query-in-fragment.ts";

const SCRIPT = "/built/tool-query-a1.js";

beforeEach(() => {
  const names = [TOOL_PARAMETER, CHECK_PARAMETER, "age", "monthsAway"];
  const fields = names.map((name) => `<input name="${name}">`).join("");
  document.body.innerHTML = `<div id="${TOOL_ID}"><form>${fields}</form></div>`;
  document.head.innerHTML = "";
});
afterEach(() => vi.resetModules());

/** The address of a page when it is loaded, and whether analytics was started before. */
async function loadedAt(address: string) {
  history.replaceState(null, "", address);
  const listen = vi.spyOn(globalThis, "addEventListener");
  const then = vi.fn();
  keepToolQueryInFragment({ toolQueryScript: SCRIPT }, then);
  const isEarly = then.mock.calls.length > 0;
  const script = document.head.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);
  if (script) {
    await import("./tool-query.script.ts");
    script.dispatchEvent(new Event("load"));
  }
  dispatchEvent(new Event("load"));
  // A page is loaded once, and this window for each address.
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
  listen.mockRestore();
  expect(then).toHaveBeenCalledOnce();
  return { address: location.pathname + location.search + location.hash, isEarly };
}

test.each([
  ["/visas?tool=visa-route&age=3", "/visas#?tool=visa-route&age=3"],
  [
    "/visas?ref=7&tool=visa-route&check=x&age=3&gclid=1#tool",
    "/visas?ref=7&gclid=1#?tool=visa-route&check=x&age=3",
  ],
  ["/visas?age=3&amp;tool=visa-route", "/visas#?age=3&tool=visa-route"],
  ["/visas?ref=7&tool=visa-route&monthsaway=1", "/visas?ref=7#?tool=visa-route&monthsaway=1"],
  // A mail's soft line break, with the sign that ends the line.
  ["/visas?gclid=1&tool=visa-route&months=Away=1", "/visas?gclid=1#?tool=visa-route&months=Away=1"],
  ["/visas?tool=visa-route&a=%0D%0Age=3&ref=x=1", "/visas?ref=x=1#?tool=visa-route&a=%0D%0Age=3"],
  [
    "/visas?tool=visa-route&Age=3&mon%0D%0Aths+Away=1",
    "/visas#?tool=visa-route&Age=3&mon%0D%0Aths+Away=1",
  ],
])("entries of a tool leave the query of %s before analytics starts", async (address, expected) => {
  expect(await loadedAt(address)).toEqual({ address: expected, isEarly: false });
});

const ENTRIES = "tool=visa-route&check=x&age=3";
const CODED = encodeURIComponent(ENTRIES);

// A query that is encoded once more is the server's to read (resolve-path.test.ts).
test.each([
  ["", `#%3F${CODED}`, `?&${CODED}#tool`],
  ["?gclid=1", `#?${CODED.toLowerCase()}`, `?gclid=1&${CODED.toLowerCase()}#tool`],
  ["", `#?${ENTRIES}`, `?&${ENTRIES}#tool`],
  // Where a program has written "&" as "&#38;", what follows it is the fragment.
  ["", "#?tool=a&#38;check=x&#038;age=3", "?&tool=a&&check=x&&age=3#tool"],
  ["?tool=a&check=", "#38;check=x&#38;age=3", "?tool=a&check=&check=x&&age=3#tool"],
  ["?tool=a&check=", "#x26;age=3&#X26;end=1", "?tool=a&check=&age=3&&end=1#tool"],
])(
  "entries in a fragment become a query, also where a program has encoded them: %s%s",
  (search, hash, asked) => {
    const [replace, then] = [vi.fn(), vi.fn()];
    vi.stubGlobal("location", { search, hash, replace });
    keepToolQueryInFragment({ toolQueryScript: SCRIPT }, then);
    vi.unstubAllGlobals();
    expect(replace).toHaveBeenCalledExactlyOnceWith(asked);
    expect(then).not.toHaveBeenCalled();
  },
);

test("what follows &#38; in an address leaves it before analytics starts", () => {
  history.replaceState(null, "", "/visas?tool=visa-route&check=#38;age=3&#38;end=1");
  removeToolQuery();
  expect(location.hash).toBe("#tool");
});

test.each([
  ["/visas?back=%2Fx%3Ftool%3Dtax", true],
  ["/contact#tool=https%3A%2F%2Fsite%2Fx%3Ftool%3Dtax%26age%3D3", true],
  ["/visas?age=3", true],
  ["/visas?age=tool=3", true],
  ["/visas?retool=1&age=3", true],
  ["/visas?ref=7#tool", true],
  ["/contact#tool=Tax%3A%200", true],
  ["/visas", true],
])("a query that asks no tool stays as it is: %s", async (address, isEarly) => {
  expect(await loadedAt(address)).toEqual({ address, isEarly });
});
