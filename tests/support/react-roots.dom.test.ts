import { createElement, useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { unmountRoots } from "./react-roots.ts";

let counted = 0;

/** It renders repeatedly while it is mounted. */
function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    counted += 1;
    const timer = setTimeout(() => setCount(count + 1));
    return () => clearTimeout(timer);
  });
  return createElement("p", {}, count);
}

test.each([
  ["createRoot", (place: HTMLElement) => createRoot(place).render(createElement(Counter))],
  ["hydrateRoot", (place: HTMLElement) => hydrateRoot(place, createElement(Counter))],
])("what %s renders is unmounted at the end of a test file", async (_by, render) => {
  const place = document.createElement("div");
  place.innerHTML = "<p>0</p>";
  render(place);
  await expect.poll(() => Number(place.textContent)).toBeGreaterThan(2);
  await unmountRoots();
  const atTheEnd = counted;
  // The environment does this at its end.
  const { window } = globalThis;
  Reflect.deleteProperty(globalThis, "window");
  await new Promise((done) => setTimeout(done, 50));
  Reflect.set(globalThis, "window", window);
  expect(counted).toBe(atTheEnd);
  expect(place.textContent).toBe("");
});
