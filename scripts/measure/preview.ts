import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Locator } from "@playwright/test";
import { siteUrl, studioUrl } from "#schemas/shared/environment/addresses.ts";
import { localLake, percentile, withRunningSite } from "./running-site.ts";

const DOCUMENT = "service-education";
const PATH = "/services/education";
/** The longest that the slowest five of a hundred keys may take until the preview shows them. */
const BUDGET_MS = 500;
/** Of a quick typist. */
const BETWEEN_KEYS_MS = 100;
const GIVE_UP_MS = 20_000;
const ASK_AGAIN_MS = 20;

const { values } = parseArgs({ options: { times: { type: "string", default: "50" } } });
const lake = await localLake();
const original = await lake.getDocument(DOCUMENT);
if (original === undefined)
  throw new Error(`There is no ${DOCUMENT}: run npm run content -- seed.`);

await withRunningSite(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  const field = page.getByTestId("field-hero.heading").getByRole("textbox");
  const publish = page.getByTestId("action-publish");
  const status = page.getByTestId("pane-footer-document-status");
  const [typed, published] = [[] as number[], [] as number[]];
  try {
    await page.goto(`${studioUrl()}/preview/service/${DOCUMENT}?preview=${PATH}`);
    await heading.waitFor({ timeout: GIVE_UP_MS });
    await untilOpen();
    for (let index = 0; index < Number(values.times); index += 1) {
      const text = textOf(index);
      typed.push(await type(text));
      // The Studio checks what was typed before it lets publish.
      await until(publish.and(page.locator(":enabled")), "The Studio does not let publish.");
      const start = performance.now();
      await publish.click();
      await untilOnSite(text, start);
      published.push(performance.now() - start);
      // It takes no keys before it has heard that it is published.
      await until(status.filter({ hasText: "Last published" }), "The Studio does not say so.");
      await untilOpen();
    }
  } finally {
    report("from a key to the preview", typed);
    report("from Publish to the page", published);
    await lake.createOrReplace(original);
    await lake.delete(`drafts.${DOCUMENT}`);
  }
  if ((percentile(typed, 95) ?? Number.POSITIVE_INFINITY) > BUDGET_MS) process.exitCode = 1;

  function untilOpen(): Promise<void> {
    return until(field.and(page.locator(":not([readonly], :disabled)")), "The field stays locked.");
  }

  /**
   * Writes over what the field holds, key by key.
   * @returns ms from the browser's event of the last key until it has painted the preview with it
   */
  async function type(text: string): Promise<number> {
    await field.press("ControlOrMeta+a");
    const pressed = field.evaluate(lastKeyOf, text);
    const painted = heading.evaluate(paintOf, text);
    await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS });
    const shown = heading.filter({ hasText: text });
    await shown.waitFor({ timeout: GIVE_UP_MS }).catch(async () => {
      const [held, seen] = [await field.inputValue(), await heading.textContent()];
      throw new Error(`The preview shows “${seen}” where the field holds “${held}”.`);
    });
    return (await painted) - (await pressed);
  }
});

/** Ends in a letter that is not part of what comes before. */
function textOf(index: number): string {
  return `Schools ${String(index).padStart(3, "0")}x`;
}

async function untilOnSite(text: string, start: number): Promise<void> {
  while (performance.now() - start < GIVE_UP_MS) {
    const html = await (await fetch(siteUrl() + PATH, { cache: "no-store" })).text();
    if (html.includes(text)) return;
    // Asking without a pause would take the time that it measures.
    await pause(ASK_AGAIN_MS);
  }
  throw new Error(`${PATH} does not show “${text}” ${GIVE_UP_MS} ms after it was published.`);
}

function report(what: string, times: readonly number[]): void {
  if (times.length === 0) return;
  const [middle, slow, most] = [percentile(times), percentile(times, 95), Math.max(...times)];
  console.log(
    `${what}, ${times.length} times: median ${middle?.toFixed(0)} ms, 95 of 100 within ${slow?.toFixed(0)} ms, at most ${most.toFixed(0)} ms`,
  );
}

async function until(state: Locator, problem: string): Promise<void> {
  await state.waitFor({ timeout: GIVE_UP_MS }).catch((cause: unknown) => {
    throw new Error(problem, { cause });
  });
}

// Both run in the browser, and take its own times: to look from outside whether something is shown
// takes longer than showing it, up to half a second from one look to the next.

/** When the key was pressed that makes a field hold a text, in ms since 1970. */
function lastKeyOf(field: Node, text: string): Promise<number> {
  return new Promise((resolve) => {
    field.addEventListener("keydown", (event) => {
      const isLast =
        event instanceof KeyboardEvent &&
        field instanceof HTMLInputElement &&
        field.value + event.key === text;
      if (isLast) resolve(performance.timeOrigin + event.timeStamp);
    });
  });
}

/** When the browser has painted the main heading with a text, in ms since 1970. */
function paintOf(heading: Node, text: string): Promise<number> {
  return new Promise((resolve) => {
    const body = heading.ownerDocument?.body;
    if (!body) return;
    const look = new MutationObserver(() => {
      if (!body.querySelector("h1")?.textContent?.includes(text)) return;
      look.disconnect();
      // A task after the frame's own begins when the frame is made.
      requestAnimationFrame(() =>
        setTimeout(() => resolve(performance.timeOrigin + performance.now())),
      );
    });
    look.observe(body, { subtree: true, childList: true, characterData: true });
  });
}
