import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { listeningMessage } from "../../schemas/shared/preview/typed-document.ts";
import { finishRendering } from "../../tests/support/react-roots.ts";
import { publicSiteUrl } from "../environment.ts";
import { useChoosing } from "./use-choosing.ts";

// Sanity hears seconds later which page its frame shows.
const sanity = { preview: `${publicSiteUrl}/about` };
vi.mock("sanity/presentation", () => ({
  usePresentationNavigate: () => () => {},
  usePresentationParams: () => sanity,
}));
vi.mock("sanity/router", () => ({
  useRouter: () => ({ navigate: () => {}, state: {} }),
}));

const CONFIRMED_WITHIN_MS = 5_000;

function Chooser() {
  const { choose, isComing } = useChoosing();
  return (
    <>
      <button type="button" onClick={() => choose("/sv/about")}>
        {isComing ? "coming" : "shown"}
      </button>
      <iframe title="Preview" />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

/** Shows the chooser, and chooses. */
async function choosePage() {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.useRealTimers();
  });
  root.render(<Chooser />);
  await expect.poll(() => container.textContent).toBe("shown");
  container.querySelector("button")?.click();
  await expect.poll(() => container.textContent).toBe("coming");
  return container;
}

/** The page in a window says that it listens, and where it is. @param source the frame's, as a rule */
const tell = (address: string, source = document.querySelector("iframe")?.contentWindow ?? null) =>
  window.dispatchEvent(new MessageEvent("message", { data: listeningMessage(address), source }));

test("a chosen page that says where it is has come, and is not loaded again", async () => {
  const container = await choosePage();
  tell(`${publicSiteUrl}/sv/about`);
  await expect.poll(() => container.textContent).toBe("shown");
  await vi.advanceTimersByTimeAsync(CONFIRMED_WITHIN_MS);
  expect(container.querySelector("iframe")?.hasAttribute("src")).toBe(false);
});

test("a chosen page is loaded again while the page before it is in the frame", async () => {
  const container = await choosePage();
  tell(`${publicSiteUrl}/about`);
  await vi.advanceTimersByTimeAsync(CONFIRMED_WITHIN_MS);
  expect(container.textContent).toBe("coming");
  expect(container.querySelector("iframe")?.src).toBe(`${publicSiteUrl}/sv/about`);
});

test("a page in another window does not tell that a chosen page has come", async () => {
  const container = await choosePage();
  tell(`${publicSiteUrl}/sv/about`, window);
  await finishRendering();
  expect(container.textContent).toBe("coming");
});
