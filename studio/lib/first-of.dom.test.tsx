import { ThemeProvider } from "@sanity/ui";
import { buildTheme } from "@sanity/ui/theme";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { FirstOf } from "./first-of.tsx";

test("of a thousand findings the first ones are shown, and more with each press", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  const items = Array.from({ length: 1_000 }, (_, index) => `finding ${index}`);
  createRoot(root).render(
    <ThemeProvider theme={buildTheme()}>
      <FirstOf items={items} count={50}>
        {(shown) => shown.map((item) => <p key={item}>{item}</p>)}
      </FirstOf>
    </ThemeProvider>,
  );
  await vi.waitFor(() => expect(root.querySelectorAll("p")).toHaveLength(50));
  expect(root.querySelector("button")?.textContent).toBe("Show more (950)");
  root.querySelector("button")?.click();
  await vi.waitFor(() => expect(root.querySelectorAll("p")).toHaveLength(100));
});
