import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { siteUrl, studioUrl } from "#schemas/shared/environment/addresses.ts";
import { editBesidePreview } from "./edit-beside-preview.ts";
import { localLake, percentile, withRunningSite } from "./running-site.ts";

const DOCUMENT = "service-education";
const PATH = "/services/education";
/** The longest that the slowest five of a hundred keys may take until the preview shows them. */
const BUDGET_MS = 500;
const GIVE_UP_MS = 20_000;
const ASK_AGAIN_MS = 20;

const { values } = parseArgs({ options: { times: { type: "string", default: "50" } } });
const lake = await localLake();
const original = await lake.getDocument(DOCUMENT);
if (original === undefined)
  throw new Error(`There is no ${DOCUMENT}: run npm run content -- seed.`);

await withRunningSite(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  const [typed, published] = [[] as number[], [] as number[]];
  try {
    await page.goto(`${studioUrl()}/preview/service/${DOCUMENT}?preview=${PATH}`);
    const editor = await editBesidePreview(page, "hero.heading");
    for (let index = 0; index < Number(values.times); index += 1) {
      const text = textOf(index);
      typed.push(await editor.type(text));
      const start = performance.now();
      await editor.pressPublish();
      await untilOnSite(text, start);
      published.push(performance.now() - start);
      await editor.untilPublished();
    }
  } finally {
    report("from a key to the preview", typed);
    report("from Publish to the page", published);
    await lake.createOrReplace(original);
    await lake.delete(`drafts.${DOCUMENT}`);
  }
  if ((percentile(typed, 95) ?? Number.POSITIVE_INFINITY) > BUDGET_MS) process.exitCode = 1;
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
    await setTimeout(ASK_AGAIN_MS);
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
