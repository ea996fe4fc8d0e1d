import { setTimeout } from "node:timers/promises";
import { until } from "@nordune/content-lake/testing";
import type { LiveEvent } from "@sanity/client";
import { NEVER, Subject } from "rxjs";
import { describe, expect, test } from "vitest";
import { faults } from "#tests/support/faulty-lake.ts";
import { createLateAnswers } from "#tests/support/hosted-sanity.ts";
import { expectOutput, startContent, startHearingSite, startSite } from "./site-fixture.ts";

const shortPause = () => setTimeout(5);

type Site = Awaited<ReturnType<typeof startSite>>;

/** Publishes another value of the figure that the page shows. */
const publish = ({ editor }: Pick<Site, "editor">, value: string) =>
  editor.patch("figure-vat").set({ value }).commit();

const untilShown = (site: Site, vat: string) =>
  until(() => site.shown()?.vat === vat, `the page to show ${vat}`);

/** A site without live events, from now on. */
async function startDeafSite(options: Parameters<typeof startSite>[0] = {}) {
  const site = await startSite({ events: NEVER, ...options });
  await site.following.idle();
  site.faultyLake.asked.length = 0;
  site.refreshed.length = 0;
  return site;
}

describe("a publish shows", () => {
  test("a publish without any message shows at the next check", async () => {
    const site = await startDeafSite({ checkEveryMs: 2_000 });
    await publish(site, "6");
    await untilShown(site, "6");
  });

  test("a publish during a lost connection shows after reconnecting", async () => {
    const site = await startHearingSite();
    Object.assign(site.faultyLake, { fault: "refuses", faulty: /live\/events/ });
    site.faultyLake.cut();
    await publish(site, "6");
    await until(() => site.faultyLake.asked.length > 0, "an attempt to hear again");
    expect(site.shown().vat).toBe("5");
    site.faultyLake.fault = undefined;
    await untilShown(site, "6");
  });

  test("a publish updates the edited page first", async () => {
    const site = await startHearingSite();
    await site.editor.patch("service-tax").set({ title: "Tax" }).commit();
    await until(() => site.refreshed.length > 0, "the answers");
    expect(site.refreshed).toEqual([["/services/tax"]]);
  });

  test("a published new page appears, and an unpublished one disappears", async () => {
    const site = await startHearingSite();
    const slug = { _type: "slug", current: "visas" };
    await site.editor.create({ _id: "service-visas", _type: "service", slug });
    await until(() => site.paths().has("/services/visas"), "the new page");
    await site.editor.delete("service-visas");
    await until(() => !site.paths().has("/services/visas"), "the page to be gone");
  });

  test("the last of 50 publishes in a row shows", async () => {
    const site = await startHearingSite();
    for (let value = 1; value <= 50; value += 1) {
      await publish(site, `${value}`);
      site.following.notify();
    }
    await untilShown(site, "50");
    await site.following.idle();
    expect(site.shown().vat).toBe("50");
  });
});

test("a webhook before its live event causes no more queries than the event", async () => {
  const events = new Subject<LiveEvent>();
  const site = await startSite({ events, delay: () => setTimeout(200) });
  events.next({ type: "welcome" });
  await site.following.idle();
  site.faultyLake.asked.length = 0;
  const { transactionId } = await site.editor.patch("figure-vat").set({ value: "6" }).commit();
  site.following.notify();
  await setTimeout(50);
  expect(site.faultyLake.asked).toEqual([]);
  events.next({ type: "message", id: transactionId, tags: [] });
  await setTimeout(400);
  expect(site.faultyLake.asked.filter((address) => address.includes("/data/query/"))).toHaveLength(
    1,
  );
});

describe("an announced publish", () => {
  test("after a webhook the site keeps checking until queries return the publish", async () => {
    const content = await startContent();
    const late = createLateAnswers();
    const index = { isBehind: false, answers: 0 };
    const client = content.asking.client.withConfig({
      resolveFetch: () => (address, init) => {
        index.answers += 1;
        const ask = () => fetch(address, init);
        return late.answer(String(address), () => index.isBehind, ask);
      },
    });
    const asking = { client, timeLimitMs: 10_000 };
    const site = await startDeafSite({
      content: { ...content, asking },
      // The checks of a webhook end after seven. On a slow machine all of them must not be over
      // before the index is no longer behind.
      delay: (ms) => setTimeout(Math.min(ms, 1_000)),
    });
    // Earlier queries got their earlier results.
    await publish(site, "6");
    site.following.notify();
    await untilShown(site, "6");
    Object.assign(index, { isBehind: true, answers: 0 });
    await publish(site, "7");
    site.following.notify();
    await until(() => index.answers > 3, "looks at an index that is behind");
    expect(site.shown().vat).toBe("6");
    index.isBehind = false;
    await untilShown(site, "7");
  });

  test("after a webhook for a publish that never comes the site stops checking after half a minute", async () => {
    const pauses: number[] = [];
    const site = await startDeafSite({ delay: async (pauseMs) => void pauses.push(pauseMs) });
    site.following.notify();
    await until(() => pauses.length === 7, "the last look");
    await site.following.idle();
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000]);
    expect(site.refreshed).toEqual([]);
  });
});

test("repeated webhooks without a change cause no queries of content", async () => {
  const site = await startDeafSite({ delay: () => new Promise(() => {}) });
  for (let count = 0; count < 90; count += 1) site.following.notify();
  await site.following.idle();
  expect(site.faultyLake.asked.length).toBeLessThanOrEqual(2);
  expect(site.refreshed).toEqual([]);
});

describe("a content lake that is away", () => {
  test("a content lake that is down at the start is retried less and less often until it responds", async () => {
    const errors = expectOutput("error");
    const warnings = expectOutput("warn");
    const content = await startContent();
    content.faultyLake.fault = "refuses";
    const pauses: number[] = [];
    const site = await startSite({
      content,
      events: NEVER,
      delay: async (milliseconds) => {
        pauses.push(milliseconds);
        if (pauses.length === 3) content.faultyLake.fault = undefined;
      },
    });
    await site.following.idle();
    expect(pauses).toEqual([250, 500, 1000]);
    expect(errors.lines()).toHaveLength(3);
    expect(warnings.lines()).toEqual(["The content lake responds again."]);
    expect(site.shown().vat).toBe("5");
  });

  test.each(faults)(
    "while the content lake %s every page stays, and changes show afterwards",
    async (fault) => {
      const errors = expectOutput("error");
      expectOutput("warn");
      const site = await startHearingSite({ delay: shortPause });
      Object.assign(site.faultyLake, { fault });
      await publish(site, "6");
      await until(() => errors.lines().length > 1, "a second attempt");
      expect(site.shown().vat).toBe("5");
      expect(site.refreshed).toEqual([]);
      site.faultyLake.fault = undefined;
      await untilShown(site, "6");
      await site.following.idle();
    },
  );
});

describe("a loss of most content", () => {
  /** A site that has just lost 300 documents of a type. */
  async function startRobbedSite(_type: "service" | "redirect") {
    const content = await startContent();
    const { editor } = content;
    await editor.create({ _id: "siteSettings", _type: "siteSettings" });
    const transaction = editor.transaction();
    for (let index = 0; index < 300; index += 1) {
      const slug = { _type: "slug", current: `visa-${index}` };
      const redirect = { source: `/old-${index}`, target: "/", active: true };
      transaction.create({ _id: `zz-${index}`, _type, slug, ...redirect });
    }
    await transaction.commit();
    const clock = { now: Date.now() };
    const site = await startSite({ content, delay: shortPause, now: () => clock.now });
    await until(() => site.shown()?.vat === "5", "the first look");
    await site.following.idle();
    await editor.delete({ query: `*[_id match "zz-*"]` });
    return { ...site, clock };
  }

  test("removing old redirects is applied at once", async () => {
    const site = await startRobbedSite("redirect");
    await publish(site, "6");
    await untilShown(site, "6");
    expect(site.following.refusedLoss()).toBeUndefined();
  });

  test.each(["after three minutes", "at a word"])(
    "a loss of most content is held back with a log line, and applied %s",
    async (how) => {
      const errors = expectOutput("error");
      const warnings = expectOutput("warn");
      const site = await startRobbedSite("service");
      await publish(site, "6");
      await until(() => site.following.refusedLoss() !== undefined, "the loss to be seen");
      expect(site.shown().vat).toBe("5");
      expect(site.paths()).toContain("/services/visa-7");
      expect(errors.lines().at(-1)).toContain("npm run content -- confirm-loss");
      if (how === "at a word") site.following.confirmLoss();
      else site.clock.now += 3 * 60_000;
      await untilShown(site, "6");
      expect(site.paths()).not.toContain("/services/visa-7");
      expect(site.following.refusedLoss()).toBeUndefined();
      expect(warnings.lines().join()).toContain("follows a loss of content");
    },
  );
});
