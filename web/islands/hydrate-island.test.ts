// @vitest-environment jsdom
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { HYDRATES, PROPS_AT } from "./attributes.ts";
import { transferForm } from "./form-state.ts";
import { createHydrate } from "./hydrate-island.tsx";

/** How often the form breaks when it contains a value. */
let breaks: number;
let logged: unknown[];

beforeEach(() => {
  breaks = 0;
  logged = [];
  vi.spyOn(console, "warn").mockImplementation((text) => void logged.push(text));
  document.body.replaceChildren();
});

/** A field, and beside it a text that gets a mark in front once something is typed. */
function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  useLayoutEffect(() => {
    if (form.current) transferForm(form.current);
  }, []);
  if (typed !== "" && breaks > 0) {
    breaks -= 1;
    throw new Error("It breaks.");
  }
  const onInput = () => setTyped(form.current?.querySelector("input")?.value ?? "");
  return createElement(
    "form",
    { ref: form, onInput },
    createElement("input", { name: "phone" }),
    createElement("p", {}, typed ? createElement("b", {}, "!") : null, "a text"),
  );
}

/** A visitor at that form after hydration. */
async function visitor() {
  const island = document.createElement("div");
  island.setAttribute(HYDRATES, "interaction");
  island.innerHTML = renderToString(createElement(Form));
  document.body.append(island);
  const ends: string[] = [];
  const hydrate = () =>
    createHydrate(Form)(island, {
      ready: () => ends.push("ready"),
      failed: () => ends.push("failed"),
    });
  await hydrate();
  await expect.poll(() => ends).toEqual(["ready"]);
  const field = () => {
    const [input] = island.getElementsByTagName("input");
    if (!input) throw new Error("The field is gone.");
    return input;
  };
  field().focus();
  return {
    island,
    field,
    ends,
    hydrate,
    types(letter: string) {
      field().setRangeText(letter, field().value.length, field().value.length, "end");
      field().dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}

const RENEWED = "React renders the form again:";

test.each([
  [
    "somebody has wrapped a text",
    (island: HTMLElement) => {
      const text = island.querySelector("p")?.lastChild;
      const wrapper = document.createElement("font");
      text?.replaceWith(wrapper);
      if (text) wrapper.append(text);
    },
  ],
  [
    "it breaks while it is rendered",
    () => {
      // React itself renders twice.
      breaks = 2;
    },
  ],
])("if %s, React renders the form again with the typed values", async (_what, change) => {
  const { island, field, ends, types } = await visitor();
  change(island);
  for (const letter of "+371") types(letter);
  await expect.poll(() => island.querySelector("p")?.textContent).toBe("!a text");
  expect(field().value).toBe("+371");
  expect(document.activeElement).toBe(field());
  expect(ends).toEqual(["ready", "ready"]);
  expect(logged).toEqual([RENEWED]);
});

test("a form that keeps failing is left as it is with the typed values, and can be tried again", async () => {
  breaks = Number.POSITIVE_INFINITY;
  const { field, ends, types, hydrate } = await visitor();
  types("+371");
  await expect.poll(() => ends.at(-1)).toBe("failed");
  expect(field().value).toBe("+371");
  expect(document.activeElement).toBe(field());
  breaks = 0;
  types("2");
  await hydrate();
  await expect.poll(() => ends.at(-1)).toBe("ready");
  expect(field().value).toBe("+3712");
  expect(new Set(logged)).toEqual(new Set([RENEWED]));
});

function Greeting({ name }: { name: string }) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) transferForm(form.current);
  }, []);
  return createElement("form", { ref: form }, createElement("input", { name: "phone" }), name);
}

test("if a form's props cannot be fetched the form stays, and the next interaction tries again", async () => {
  const island = document.createElement("div");
  island.setAttribute(HYDRATES, "interaction");
  island.setAttribute(PROPS_AT, "/props.json");
  island.innerHTML = renderToString(createElement(Greeting, { name: "Anna" }));
  document.body.append(island);
  const form = island.firstElementChild;
  const responses = [new Response("", { status: 503 }), Response.json({ name: "Anna" })];
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => responses.shift() ?? Response.error());
  const ends: string[] = [];
  const hydrate = () =>
    createHydrate(Greeting)(island, {
      ready: () => ends.push("ready"),
      failed: () => ends.push("failed"),
    });
  await expect(hydrate()).rejects.toThrow("/props.json: 503");
  expect(island.firstElementChild).toBe(form);
  await hydrate();
  await expect.poll(() => ends).toEqual(["ready"]);
  expect(island.textContent).toBe("Anna");
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/props.json", "/props.json"]);
  expect(logged).toEqual([]);
});

const Language = createContext("English");

function FormInLanguage() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) transferForm(form.current);
  }, []);
  return createElement("form", { ref: form }, useContext(Language));
}

const InSwedish = ({ children }: { children: ReactNode }) =>
  createElement(Language.Provider, { value: "Swedish" }, children);

test("a form gets the same context in the browser as on the server", async () => {
  const island = document.createElement("div");
  island.setAttribute(HYDRATES, "interaction");
  island.innerHTML = renderToString(createElement(InSwedish, null, createElement(FormInLanguage)));
  document.body.append(island);
  const [form] = island.children;
  const ready = vi.fn();
  createHydrate(FormInLanguage, InSwedish)(island, { ready, failed: () => {} });
  await expect.poll(() => ready.mock.calls.length).toBe(1);
  // React keeps the server's form, because its text is the same.
  expect(island.firstChild).toBe(form);
  expect(island.textContent).toBe("Swedish");
  expect(logged).toEqual([]);
});
