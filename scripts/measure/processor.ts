import { parseArgs } from "node:util";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { round } from "./numbers.ts";
import { type ServedSite, serveSite } from "./served-site.ts";

/** Requests of each kind. */
const REQUESTS = 800;

const UTM = "utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content";
const QUESTION = "/services/residency-visas?tool=visa-route&livelihood=savings";
// A worked example of the site. Without its checksum, the last entry might be missing.
const CALENDAR =
  "/api/calendar/services/relocation-support?tool=move-plan&check=om72u5&month=2027-10&adults=1" +
  "&children=0&company=mainland&goods=no&pets=no&car=none&country=homeCountry-finland";

/** Addresses of each kind. `n` makes each its own. */
export const kinds = {
  page: () => "/about",
  "page in Swedish": () => "/sv/about",
  "page with gclid": (n) => `/about?gclid=${n}`,
  "page with five utm": (n) => `/about?${UTM}=${n}`,
  "page with something else": (n) => `/about?made_up_${n}=1`,
  unknown: (n) => `/unknown-${n}`,
  "like a file": (n) => `/wp-content/${n}.php`,
  "tool's question": (n) => `${QUESTION}&companions=close&age=61&income=3${n}`,
  "common question": () => QUESTION,
  "calendar file": (n) => `${CALENDAR}&made_up=${n}`,
} satisfies Record<string, (n: number) => string>;

type Kind = keyof typeof kinds;
/** Processor time of a request of each kind, in milliseconds. */
export type Costs = Record<Kind, number>;

/** At most this, in milliseconds. */
const PAGE_MS = 0.3;
const CAMPAIGN_MS = 0.4;
const QUESTION_MS = 5;
/** At most this, relative to a page. */
const PAGES = 2;
/** At most this, relative to plain Next for the same address. */
const CAMPAIGN_OF_PLAIN = 0.2;
const MISS_OF_PLAIN = 1.1;

const strays: readonly Kind[] = ["unknown", "like a file"];
const campaigns = ["page with gclid", "page with five utm", "page with something else"] as const;
const misses = ["unknown", "like a file", "tool's question"] as const;

/**
 * Prints what a request of each kind costs the process of the site, beside plain `next start`, and
 * beside the build of another checkout that `--beside` names.
 * @returns what is over budget
 */
export async function measureProcessor(): Promise<string[]> {
  const { values } = parseArgs({
    options: { beside: { type: "string" } },
    strict: false,
  });
  const { SITE_PORT } = readEnvironment();
  const own = await costsOf({ port: SITE_PORT + 60 });
  const plain = await costsOf({ port: SITE_PORT + 61, plain: true });
  const beside =
    typeof values.beside === "string"
      ? await costsOf({ port: SITE_PORT + 62, root: values.beside })
      : undefined;
  console.log("Processor time of the site's process for a request, in milliseconds.");
  console.table(
    Object.fromEntries(
      kindNames.map((kind) => [
        kind,
        {
          "npm start": own[kind],
          ...(beside && { beside: beside[kind] }),
          "next start": plain[kind],
          "of next start": round(own[kind] / plain[kind]),
        },
      ]),
    ),
  );
  return overBudget(own, plain);
}

/** What is over budget. */
export function overBudget(own: Costs, plain: Costs): string[] {
  const rules: [Kind, number, string][] = [
    ["page", PAGE_MS, "a page's budget"],
    ...campaigns.flatMap((kind): [Kind, number, string][] => [
      [kind, Math.min(CAMPAIGN_MS, PAGES * own.page), "two pages"],
      [kind, CAMPAIGN_OF_PLAIN * plain[kind], `${CAMPAIGN_OF_PLAIN} of plain Next`],
    ]),
    ...misses.map((kind): [Kind, number, string] => [
      kind,
      MISS_OF_PLAIN * plain[kind],
      `${MISS_OF_PLAIN} of plain Next`,
    ]),
    ["tool's question", QUESTION_MS, "a question's budget"],
    ["common question", Math.min(CAMPAIGN_MS, PAGES * own.page), "two pages"],
  ];
  return rules.flatMap(([kind, most, what]) =>
    own[kind] > most ? [`${kind}: ${own[kind]} ms, above ${what} (${round(most)} ms)`] : [],
  );
}

const NO_COSTS: Costs = {
  page: 0,
  "page in Swedish": 0,
  "page with gclid": 0,
  "page with five utm": 0,
  "page with something else": 0,
  unknown: 0,
  "like a file": 0,
  "tool's question": 0,
  "common question": 0,
  "calendar file": 0,
};
const kindNames = Object.keys(kinds).filter((name): name is Kind => name in kinds);

async function costsOf(options: Parameters<typeof serveSite>[0]): Promise<Costs> {
  const site = await serveSite(options);
  try {
    await site.rest();
    const costs: Costs = { ...NO_COSTS };
    for (const kind of kindNames) {
      costs[kind] = await costOf(site, kinds[kind], REQUESTS, strays.includes(kind) ? 404 : 200);
    }
    return costs;
  } finally {
    await site.close();
  }
}

/**
 * Processor time of a request, in milliseconds.
 * @param address of each request, by its number
 * @param count of the requests that are measured, after half as many that are not
 * @param status that each response must have, because the cost of another says nothing
 * @throws when a response has another one
 */
export async function costOf(
  site: ServedSite,
  address: (n: number) => string,
  count: number,
  status?: number,
): Promise<number> {
  const paths = (from: number, length: number) =>
    Array.from({ length }, (_, index) => address(from + index));
  // By then the code is compiled.
  const statuses = await site.visit(paths(1_000, count / 2));
  const other = statuses.find((each) => each !== status);
  if (status !== undefined && other !== undefined)
    throw new Error(`${address(1_000)}: ${other} in place of ${status}.`);
  const before = site.processorMs();
  await site.visit(paths(2_000, count));
  return round((site.processorMs() - before) / count);
}
