import { parseArgs } from "node:util";
import { createClient } from "@sanity/client";
import { siteUrl, studioUrl } from "#schemas/environment/addresses.ts";
import { contentLakeFromEnvironment } from "#schemas/environment/content-lake.ts";
import { median, percentile } from "./median.ts";
import { withRunningSite } from "./running-site.ts";

const DOCUMENT = "service-education";
const PATH = "/services/education";
/** The longest that the slowest five of a hundred keys may take until the preview shows them. */
const BUDGET_MS = 500;
const GIVE_UP_MS = 20_000;

const { values } = parseArgs({ options: { times: { type: "string", default: "50" } } });
const { isLocal, ...connection } = contentLakeFromEnvironment();
if (!isLocal) throw new Error("This types into a page: run it on the local content lake only.");
const lake = createClient({ ...connection, useCdn: false, perspective: "raw", token: "any" });
const original = await lake.getDocument(DOCUMENT);
if (original === undefined) throw new Error(`There is no ${DOCUMENT}: run npm run seed.`);

await withRunningSite(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  try {
    await page.goto(`${studioUrl()}/preview/service/${DOCUMENT}?preview=${PATH}`);
    const preview = page.frameLocator("iframe");
    const heading = preview.getByRole("heading", { level: 1 });
    await heading.waitFor({ timeout: GIVE_UP_MS });
    const field = page.getByTestId("field-hero.heading").getByRole("textbox");
    await field.click();
    const [typed, published] = [[] as number[], [] as number[]];
    for (let index = 0; index < Number(values.times); index += 1) {
      typed.push(await type(index));
      published.push(await publish(index));
    }
    report("from a key to the preview", typed);
    report("from Publish to the page", published);
    if ((percentile(typed, 95) ?? Number.POSITIVE_INFINITY) > BUDGET_MS) process.exitCode = 1;

    /** Types one letter, which no other edit has typed in this place. */
    async function type(index: number): Promise<number> {
      const text = textOf(index);
      await field.press("ControlOrMeta+a");
      await field.pressSequentially(text.slice(0, -1));
      await heading.filter({ hasText: text.slice(0, -1) }).waitFor({ timeout: GIVE_UP_MS });
      const start = performance.now();
      await field.press(text.slice(-1));
      await heading.filter({ hasText: text }).waitFor({ timeout: GIVE_UP_MS });
      return performance.now() - start;
    }

    async function publish(index: number): Promise<number> {
      const button = page.getByTestId("action-publish");
      await page.waitForFunction(() =>
        document.querySelector("[data-testid=action-publish]:not([data-disabled=true], :disabled)"),
      );
      const start = performance.now();
      await button.click();
      for (;;) {
        const html = await (await fetch(siteUrl() + PATH, { cache: "no-store" })).text();
        if (html.includes(textOf(index))) return performance.now() - start;
        if (performance.now() - start > GIVE_UP_MS) throw new Error("The page stays as it was.");
      }
    }
  } finally {
    await lake.createOrReplace(original);
    await lake.delete(`drafts.${DOCUMENT}`);
  }
});

/** Ends in a letter that is not part of what comes before. */
function textOf(index: number): string {
  return `Schools ${String(index).padStart(3, "0")}x`;
}

function report(what: string, times: readonly number[]): void {
  const [middle, slow, most] = [median(times), percentile(times, 95), Math.max(...times)];
  console.log(
    `${what}, ${times.length} times: median ${middle?.toFixed(0)} ms, 95 of 100 within ${slow?.toFixed(0)} ms, at most ${most.toFixed(0)} ms`,
  );
}
