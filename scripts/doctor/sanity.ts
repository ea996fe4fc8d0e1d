import { ClientError, createClient, type SanityClient } from "@sanity/client";
import * as z from "zod";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import {
  type ContentLake,
  contentLakeFromEnvironment,
} from "#schemas/shared/environment/content-lake.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { advice, type Finding, good, missing, unknown } from "./finding.ts";
import { judgeWebhooks } from "./webhook.ts";

const CONTENT = `count(*[_type == "siteSettings"])`;
const MANAGE = "https://www.sanity.io/manage";

/** Looks at the hosted project: content, tokens, CORS, webhook, attributes. */
export async function examineSanity(environment: Environment): Promise<Finding[]> {
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(environment);
  const anonymous = createClient({ ...lake, useCdn: false, maxRetries: 1 });
  const reach = await examineProject(anonymous, lake);
  if (reach !== undefined) return [reach];
  const manager = anonymous.withConfig({
    token: environment.SANITY_AUTH_TOKEN ?? environment.SANITY_API_WRITE_TOKEN,
  });
  const findings = await Promise.all([
    examineReading(anonymous, environment),
    examineCors(anonymous, studioUrl(environment)),
    examineWebhook(manager, environment),
    examineAttributes(manager, environment),
  ]);
  return findings.flat();
}

/** Undefined when the project answers. */
async function examineProject(
  client: SanityClient,
  { projectId, dataset }: Omit<ContentLake, "isLocal">,
): Promise<Finding | undefined> {
  try {
    await client.fetch(CONTENT);
    return undefined;
  } catch (error) {
    return missing(
      "Sanity",
      `The project ${projectId} with the dataset ${dataset} does not answer: ${messageOf(error)}`,
      `Check SANITY_PROJECT_ID and SANITY_DATASET against ${MANAGE}, and whether this machine may reach https://${projectId}.api.sanity.io.`,
    );
  }
}

async function examineReading(anonymous: SanityClient, environment: Environment) {
  const { SANITY_API_READ_TOKEN: token } = environment;
  const isPublic = (await anonymous.fetch<number>(CONTENT)) > 0;
  const makeOne = `Make a token of the role Viewer under API → Tokens at ${MANAGE} and set SANITY_API_READ_TOKEN for the site.`;
  if (token === undefined) {
    return isPublic
      ? [
          good("Content", "It can be read."),
          missing("Read token", "There is none, so editors have no preview.", makeOne),
        ]
      : [
          missing(
            "Content",
            "Without a token nothing can be read: the dataset is empty or private.",
            `Fill it with npm run content -- seed. If it is private: ${makeOne}`,
          ),
        ];
  }
  const reader = anonymous.withConfig({ token });
  const read = await reader
    .fetch<number>(CONTENT, {}, { perspective: "drafts" })
    .catch((error: unknown) => messageOf(error));
  if (typeof read === "string") {
    return [missing("Read token", `It is refused: ${read}`, makeOne)];
  }
  const content =
    read > 0
      ? good(
          "Content",
          `It can be read${isPublic ? "" : ", with the token only: the dataset is private"}.`,
        )
      : missing(
          "Content",
          "The dataset holds no site settings.",
          "Fill it: npm run content -- seed",
        );
  return [
    content,
    (await mayWrite(reader))
      ? advice("Read token", "It may also write, more than the site needs.", makeOne)
      : good("Read token", "It may read, and no more."),
  ];
}

/** Tries a change that is not made. */
async function mayWrite(client: SanityClient): Promise<boolean> {
  try {
    await client.mutate([{ create: { _type: "doctor.test" } }], { dryRun: true });
    return true;
  } catch {
    return false;
  }
}

/** Asks as the Studio in a browser does. */
async function examineCors(client: SanityClient, studio: string): Promise<Finding[]> {
  const subject = "CORS";
  const remedy = `Add ${studio} under API → CORS origins at ${MANAGE}, with “Allow credentials”: (cd studio && npx sanity cors add ${studio} --credentials)`;
  try {
    const answer = await client.request<unknown>({
      url: "/check/cors",
      headers: { origin: studio },
    });
    const { allowed, withCredentials } = corsAnswer.parse(answer).result;
    if (!allowed) return [missing(subject, `The Studio at ${studio} may not ask the API.`, remedy)];
    return withCredentials
      ? [good(subject, `The Studio at ${studio} may ask the API, with credentials.`)]
      : [
          missing(
            subject,
            `The Studio at ${studio} may ask the API, but nobody can sign in: credentials are not allowed.`,
            remedy,
          ),
        ];
  } catch (error) {
    return [unknown(subject, `It could not be asked: ${messageOf(error)}`, remedy)];
  }
}

const corsAnswer = z.object({
  result: z.object({ allowed: z.boolean(), withCredentials: z.boolean() }),
});

async function examineWebhook(client: SanityClient, environment: Environment): Promise<Finding[]> {
  const { SANITY_PROJECT_ID: projectId, SITE_URL: siteUrl, SANITY_DATASET: dataset } = environment;
  if (siteUrl === undefined) return [];
  return asManager("Webhook", async () => {
    const listed = await client
      .withConfig({ useProjectHostname: false, apiVersion: "2025-08-04" })
      .request<unknown>({ url: `/hooks/projects/${projectId}` });
    return judgeWebhooks(listed, { siteUrl, dataset });
  });
}

async function examineAttributes(client: SanityClient, environment: Environment) {
  return asManager("Attributes", async () => {
    const answer = await client
      .withConfig({ apiVersion: "1" })
      .request<unknown>({ url: `/data/stats/${environment.SANITY_DATASET}` });
    const { value, limit } = stats.parse(answer).fields.count;
    return [judgeAttributes(value, limit)];
  });
}

const stats = z.object({
  fields: z.object({ count: z.object({ value: z.number(), limit: z.number().optional() }) }),
});

/** What only somebody who manages the project may see. */
async function asManager(subject: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    const isRefused = error instanceof ClientError && [401, 403].includes(error.statusCode);
    return [
      unknown(
        subject,
        isRefused ? "The token may not look." : `It could not be looked at: ${messageOf(error)}`,
        `Set SANITY_AUTH_TOKEN, for this command only, to a token of the role Developer or Administrator, or look at ${MANAGE} yourself.`,
      ),
    ];
  }
}

/** What this project may use of the free plan's 2,000; the rest is the client's to grow into. */
export const ATTRIBUTE_BUDGET = 1_600;
const FREE_PLAN = 2_000;

/** @param limit the plan's own, where it is known */
export function judgeAttributes(used: number, limit = FREE_PLAN): Finding {
  const subject = "Attributes";
  const says = `${used} of the ${limit} unique attributes of the plan are used.`;
  if (used >= limit) {
    return missing(
      subject,
      says,
      "Nothing with a new field can be written. Remove fields that no document needs, or take a larger plan.",
    );
  }
  const budget = (limit * ATTRIBUTE_BUDGET) / FREE_PLAN;
  if (used <= budget) return good(subject, says);
  return advice(
    subject,
    says,
    `More than ${budget} leave little room. Reuse objects and references instead of new fields.`,
  );
}
