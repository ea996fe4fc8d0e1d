import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ROOT } from "../lib/project.ts";
import { median } from "./numbers.ts";
import { type Held, mixedAddresses, onSiteWithLake } from "./site-on-lake.ts";

const MINUTES = 20;

/** A process grows while its code is compiled and its caches fill. */
const WARM_UP_MINUTES = 5;

/** What the site gets to do in each period: the requests of a busy day, and a publish. */
const PERIOD_MS = 5_000;
const REQUESTS = 100;
const PERIODS_A_MINUTE = 60_000 / PERIOD_MS;

/** A collector may be due at the one measurement and done at the other. */
const MOST_GROWTH_MB = 10;

/** What a process held, in MB, at the end of each period. */
type Samples = Record<keyof Held, number[]>;

/**
 * Visits the site and publishes for twenty minutes, or for as many as `--minutes` says, at an even
 * pace. Prints what the processes held in each minute.
 * @returns which process has grown after the first five minutes
 */
export async function measureSoak(): Promise<string[]> {
  const { values } = parseArgs({ options: { minutes: { type: "string" } }, strict: false });
  const minutes = typeof values.minutes === "string" ? Number(values.minutes) : MINUTES;
  if (!(minutes > WARM_UP_MINUTES)) {
    throw new Error(`A soak takes more than ${WARM_UP_MINUTES} minutes: --minutes ${MINUTES}.`);
  }
  const samples: Samples = { site: [], lake: [] };
  await onSiteWithLake(ROOT, async ({ site, publish, held }) => {
    for (let index = 0; index < minutes * PERIODS_A_MINUTE; index += 1) {
      const pause = setTimeout(PERIOD_MS);
      await Promise.all([publish(index), site.visit(mixedAddresses(index * REQUESTS, REQUESTS))]);
      await pause;
      const { site: ofSite, lake } = held();
      samples.site.push(ofSite);
      samples.lake.push(lake);
    }
  });
  const [siteByMinute, lakeByMinute] = [samples.site, samples.lake].map(byMinute);
  console.log(
    `Memory in each minute, in MB (resident, median), with ${REQUESTS} requests of all kinds and a publish every ${PERIOD_MS / 1_000} s.`,
  );
  console.table({ "npm start": siteByMinute, "content lake": lakeByMinute });
  return grown(samples);
}

/** Which process holds more in the last five minutes than in the five after the first five. */
export function grown({ site, lake }: Samples): string[] {
  const some = WARM_UP_MINUTES * PERIODS_A_MINUTE;
  return Object.entries({ "the site": site, "the content lake": lake }).flatMap(([name, all]) => {
    const growth = median(all.slice(-some)) - median(all.slice(some, 2 * some));
    return growth > MOST_GROWTH_MB
      ? [`${name} grew by ${growth} MB after the first ${WARM_UP_MINUTES} minutes`]
      : [];
  });
}

const byMinute = (all: readonly number[]): number[] =>
  Array.from({ length: Math.ceil(all.length / PERIODS_A_MINUTE) }, (_, minute) =>
    median(all.slice(minute * PERIODS_A_MINUTE, (minute + 1) * PERIODS_A_MINUTE)),
  );
