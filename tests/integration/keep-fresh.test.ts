import { expect, test } from "vitest";
import type { WebhookPayload } from "#schemas/shared/webhook.ts";
import { until } from "#tests/contract/content-lake/lake-fixture.ts";
import type { Reconciler } from "#web/content/freshness/reconciler.ts";
import type { Siblings } from "#web/content/freshness/siblings.ts";
import { keepFresh } from "#web/server/keep-fresh.ts";
import { expectOutput, startContent, startSite } from "./site-fixture.ts";

/** Keeps a site fresh with a quick pulse. The returned function ends it, and the last pulse with it. */
function keepFreshQuickly(freshness: Reconciler, siblings: Siblings): () => Promise<void> {
  const pulses: Promise<boolean>[] = [];
  const checkPulse = () => {
    const pulse = freshness.checkPulse();
    pulses.push(pulse);
    return pulse;
  };
  const stop = keepFresh({ ...freshness, checkPulse }, siblings, 20);
  return async () => {
    stop();
    await Promise.allSettled(pulses);
    // What became of the last one is said by now.
    await new Promise(setImmediate);
  };
}

/** The other instances, as one of them sees them. */
function startSiblings() {
  const told: (WebhookPayload | undefined)[] = [];
  let hear: (payload?: WebhookPayload) => void = () => {};
  return {
    told,
    say: (payload?: WebhookPayload) => hear(payload),
    tell: (payload?: WebhookPayload) => void told.push(payload),
    listen(listener: typeof hear) {
      hear = listener;
    },
    close() {},
  };
}

test("a start shows everything, another's word is heard, and what nobody said is found and passed on", async () => {
  const { freshness, editor, revalidated } = await startSite();
  const siblings = startSiblings();
  const stop = keepFreshQuickly(freshness, siblings);
  try {
    await freshness.idle();
    expect(revalidated).toEqual(["site", "sitemap"]);
    await editor.patch("figure-vat").set({ value: "6" }).commit();
    await until(() => siblings.told.length === 1, "the pulse");
    await freshness.idle();
    expect(revalidated.slice(2)).toEqual(["page:/services/tax", "sitemap"]);
  } finally {
    await stop();
  }
  await editor.patch("figure-vat").set({ value: "7" }).commit();
  siblings.say();
  await freshness.idle();
  expect(revalidated.slice(4)).toEqual(["page:/services/tax", "sitemap"]);
});

test("a content lake that is away when its pulse is taken stops nothing", async () => {
  const warnings = expectOutput("warn");
  const content = await startContent();
  const { freshness } = await startSite({ content });
  const stop = keepFreshQuickly(freshness, startSiblings());
  await freshness.idle();
  content.faultyLake.fault = "answers 500";
  await until(() => warnings.lines().length > 1, "two pulses");
  await stop();
  expect(warnings.lines()[0]).toMatch(/could not be asked what has changed/);
});
