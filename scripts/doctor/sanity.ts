import { ClientError, createClient } from "@sanity/client";
import * as z from "zod";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import {
  API_VERSION,
  contentLakeFromEnvironment,
} from "#schemas/shared/environment/content-lake.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";
import { advice, type Checks, good, missing, unknown, type Verdict } from "./finding.ts";

const CONTENT = `count(*[_type == "siteSettings"])`;
const MANAGE = "https://www.sanity.io/manage";

/** Checks the hosted project: content, tokens, CORS, webhook, plan, attributes. */
export async function sanityChecks(environment: Environment): Promise<Checks> {
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(environment);
  const { projectId, dataset } = lake;
  const { SANITY_API_READ_TOKEN: token, SITE_URL: siteUrl } = environment;
  const anonymous = createClient({ ...lake, useCdn: false, maxRetries: 1 });
  const manager = anonymous.withConfig({
    token: environment.SANITY_AUTH_TOKEN ?? environment.SANITY_API_WRITE_TOKEN,
  });
  const reader = anonymous.withConfig({ token });
  /** The number of readable documents, or why none can be read. */
  const count = (client: typeof reader, perspective: "published" | "drafts") =>
    client.fetch<number>(CONTENT, {}, { perspective }).catch(messageOf);

  const readable = await count(anonymous, "published");
  if (typeof readable === "string") {
    const fault = missing(
      `The project ${projectId} with the dataset ${dataset} does not answer: ${readable}`,
      `Check SANITY_PROJECT_ID and SANITY_DATASET against ${MANAGE}, and whether this machine may reach https://${projectId}.api.sanity.io.`,
    );
    return [["Sanity", () => fault]];
  }
  const isPublic = readable > 0;
  const readByToken = token === undefined ? undefined : await count(reader, "drafts");
  const makeOne = `Make a token of the role Viewer under API → Tokens at ${MANAGE} and set SANITY_API_READ_TOKEN for the site.`;

  return [
    [
      "Content",
      () => {
        if (isPublic) return good("It can be read.");
        if (readByToken === undefined) {
          return missing(
            "Without a token, nothing can be read. The dataset is empty or private.",
            `Fill it with npm run content -- seed. If it is private: ${makeOne}`,
          );
        }
        if (typeof readByToken === "string") return [];
        return readByToken > 0
          ? good("The dataset is private and can be read with the token.")
          : missing("The dataset holds no site settings.", "Fill it: npm run content -- seed");
      },
    ],
    [
      "Read token",
      async () => {
        if (readByToken === undefined) {
          return isPublic ? missing("No token is set, so editors have no preview.", makeOne) : [];
        }
        if (typeof readByToken === "string")
          return missing(`It is refused: ${readByToken}`, makeOne);
        // A dry run, which changes nothing.
        const attempt = reader.mutate([{ create: { _type: "doctor.test" } }], { dryRun: true });
        return attempt.then(
          () => advice("The token may also write, which the site does not need.", makeOne),
          () => good("It may read, and no more."),
        );
      },
    ],
    [
      "CORS",
      () =>
        // Sends the headers that the Studio in a browser sends.
        anonymous
          .request<unknown>({ url: "/check/cors", headers: { origin: studioUrl(environment) } })
          .then((answer) => judgeCors(answer, studioUrl(environment)))
          .catch((error) =>
            unknown(`It could not be asked: ${messageOf(error)}`, `Look at ${MANAGE} yourself.`),
          ),
    ],
    [
      "Webhook",
      () =>
        siteUrl === undefined
          ? []
          : asManager(async () => {
              const listed = await manager
                .withConfig({ useProjectHostname: false, apiVersion: "2025-08-04" })
                .request<unknown>({ url: `/hooks/projects/${projectId}` });
              return judgeWebhooks(listed, { siteUrl, dataset });
            }),
    ],
    [
      "Plan",
      () =>
        asManager(async () => {
          const answer = await manager.request<unknown>({ url: "/features" });
          return judgePlan(z.array(z.string()).parse(answer));
        }),
    ],
    [
      "Attributes",
      () =>
        asManager(async () => {
          const answer = await manager
            .withConfig({ apiVersion: "1" })
            .request<unknown>({ url: `/data/stats/${dataset}` });
          const { value, limit } = stats.parse(answer).fields.count;
          return judgeAttributes(value, limit);
        }),
    ],
  ];
}

const corsAnswer = z.object({
  result: z.object({ allowed: z.boolean(), withCredentials: z.boolean() }),
});

function judgeCors(answer: unknown, studio: string): Verdict {
  const { allowed, withCredentials } = corsAnswer.parse(answer).result;
  if (allowed && withCredentials) return good(`The Studio at ${studio} may ask, with credentials.`);
  const signIn = allowed ? ", but nobody can sign in: credentials are not allowed" : "";
  return missing(
    `The Studio at ${studio} may ${allowed ? "" : "not "}ask the API${signIn}.`,
    `Add ${studio} under API → CORS origins at ${MANAGE}, with “Allow credentials”: (cd studio && npx sanity cors add ${studio} --credentials)`,
  );
}

/** Features of a plan that editors use, by Sanity's names. */
const planFeatures = {
  contentReleases: "content releases",
  singleDocRelease: "scheduled drafts",
  studioComments: "comments",
  sanityTasks: "tasks",
  privateDataset: "private datasets",
};

/** @param held the project's features, as its API lists them */
function judgePlan(held: readonly string[]): Verdict {
  const named = (isHeld: boolean) =>
    Object.entries(planFeatures)
      .filter(([feature]) => held.includes(feature) === isHeld)
      .map(([, title]) => title)
      .join(", ");
  const [has, lacks] = [named(true), named(false)];
  if (lacks === "") return good(`The project's plan holds ${has}.`);
  return advice(
    `The project's plan lacks ${lacks}${has === "" ? "" : `; it holds ${has}`}.`,
    "What editors do instead: docs/operating.md, “What each plan of Sanity holds”. Releases and scheduled drafts are left out of the Studio then.",
  );
}

const stats = z.object({
  fields: z.object({ count: z.object({ value: z.number(), limit: z.number().optional() }) }),
});

/** Checks that need the rights of a project manager. */
async function asManager(look: () => Promise<Verdict | Verdict[]>): Promise<Verdict | Verdict[]> {
  try {
    return await look();
  } catch (error) {
    const isRefused = error instanceof ClientError && [401, 403].includes(error.statusCode);
    return unknown(
      isRefused ? "The token may not look." : `It could not be looked at: ${messageOf(error)}`,
      `Set SANITY_AUTH_TOKEN, for this command only, to a token of the role Developer or Administrator, or look at ${MANAGE} yourself.`,
    );
  }
}

/**
 * Attributes that this project may use of the free plan's 2,000, with those that Sanity adds to
 * images. The rest is reserved for the client's growth.
 */
export const ATTRIBUTE_BUDGET = 1_950;
const FREE_PLAN = 2_000;

/** @param limit of the plan, if it is known */
function judgeAttributes(used: number, limit = FREE_PLAN): Verdict {
  const says = `${used} of the ${limit} unique attributes of the plan are used.`;
  if (used >= limit) {
    return missing(
      says,
      "No document with a new field can be saved. Remove fields that no document needs, or choose a larger plan.",
    );
  }
  const budget = (limit * ATTRIBUTE_BUDGET) / FREE_PLAN;
  const remedy = `More than ${budget} leave little room. Reuse objects and references instead of new fields.`;
  return used <= budget ? good(says) : advice(says, remedy);
}

const text = z.string().nullish();

/** The fields of a webhook in Sanity's management API that are checked. */
const hook = z.looseObject({
  url: z.string(),
  dataset: text,
  apiVersion: text,
  includeDrafts: z.boolean().nullish(),
  isDisabled: z.boolean().nullish(),
  isDisabledByUser: z.boolean().nullish(),
  rule: z
    .looseObject({ on: z.array(z.string()).nullish(), filter: text, projection: text })
    .nullish(),
});

const EVENTS = ["create", "update", "delete"];
const PLACE = "under API → Webhooks at https://www.sanity.io/manage";

/**
 * Compares the project's webhooks with the one that the site needs.
 * @param listed the response of the management API
 * @throws ZodError when it has another shape
 */
function judgeWebhooks(
  listed: unknown,
  { siteUrl, dataset }: { siteUrl: string; dataset: string },
): Verdict[] {
  const url = `${siteUrl}/api/revalidate`;
  const all = hook.array().parse(listed);
  const found = all.find((one) => one.url === url);
  if (found === undefined) {
    const others = all.map((one) => one.url).join(", ");
    return [
      missing(
        `None of the project's webhooks calls ${url}${others === "" ? "" : ` (there are: ${others})`}. A publish shows late on a site that hears of none.`,
        `Make a GROQ-powered webhook to it ${PLACE}: dataset ${dataset}, on create, update and delete, no drafts, filter ${webhookFilter} and projection ${webhookProjection}`,
      ),
    ];
  }
  const problems = problemsOf(found, dataset);
  return problems.length === 0 ? [good(`It calls ${url} as it should.`)] : problems;
}

function problemsOf(found: z.infer<typeof hook>, dataset: string): Verdict[] {
  const { rule, apiVersion, dataset: heard = "*" } = found;
  const problems: Verdict[] = [];
  const say = (isSo: unknown, verdict: Verdict) => isSo && problems.push(verdict);
  const isOff = found.isDisabled || found.isDisabledByUser;
  say(isOff, missing("It is switched off.", `Enable it ${PLACE}.`));
  const elsewhere = missing(
    `The webhook reports the dataset "${heard}" only.`,
    `Set it to "${dataset}".`,
  );
  say(heard !== null && heard !== "*" && heard !== dataset, elsewhere);
  const unheard = EVENTS.filter((event) => !rule?.on?.includes(event)).join(", ");
  say(unheard, missing(`The webhook does not report: ${unheard}.`, "Trigger it on all three."));
  const filter = `Its filter is ${rule?.filter || "empty"}.`;
  say(!isSameQuery(rule?.filter, webhookFilter), missing(filter, `Set it to ${webhookFilter}`));
  const projection = `Its projection is ${rule?.projection || "empty"}, so the site does not learn what has changed.`;
  const isSame = isSameQuery(rule?.projection, webhookProjection);
  say(!isSame, missing(projection, `Set it to ${webhookProjection}`));
  const drafts = "The webhook reports drafts, at every keystroke.";
  say(found.includeDrafts, advice(drafts, "Switch “Trigger on drafts” off."));
  const version = apiVersion?.replace(/^v/, "") ?? API_VERSION;
  const older = advice(`Its API version is ${apiVersion}.`, `Set it to ${API_VERSION}.`);
  say(version < API_VERSION, older);
  return problems;
}

/**
 * White space does not matter in GROQ outside of strings, and no string here has two spaces in a
 * row.
 */
function isSameQuery(one: string | null | undefined, other: string): boolean {
  const plain = (query: string) => query.replaceAll(/\s/g, "");
  return plain(one ?? "") === plain(other);
}
