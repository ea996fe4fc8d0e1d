import { ClientError, createClient } from "@sanity/client";
import * as z from "zod";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { advice, type Checks, good, missing, unknown, type Verdict } from "./finding.ts";
import { judgeWebhooks } from "./webhook.ts";

const CONTENT = `count(*[_type == "siteSettings"])`;
const MANAGE = "https://www.sanity.io/manage";

/** How the hosted project is looked at: content, tokens, CORS, webhook, attributes. */
export async function sanityChecks(environment: Environment): Promise<Checks> {
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(environment);
  const { projectId, dataset } = lake;
  const { SANITY_API_READ_TOKEN: token, SITE_URL: siteUrl } = environment;
  const anonymous = createClient({ ...lake, useCdn: false, maxRetries: 1 });
  const manager = anonymous.withConfig({
    token: environment.SANITY_AUTH_TOKEN ?? environment.SANITY_API_WRITE_TOKEN,
  });
  const reader = anonymous.withConfig({ token });
  /** Documents that can be read, or why none can. */
  const count = (client: typeof reader, perspective: "published" | "drafts") =>
    client.fetch<number>(CONTENT, {}, { perspective }).catch(messageOf);

  const readable = await count(anonymous, "published");
  if (typeof readable === "string") {
    const fault = missing(
      `The project ${projectId} with the dataset ${dataset} does not answer: ${readable}`,
      `Check SANITY_PROJECT_ID and SANITY_DATASET against ${MANAGE}, and whether this machine may reach https://${projectId}.api.sanity.io.`,
    );
    return { Sanity: () => fault };
  }
  const isPublic = readable > 0;
  const readByToken = token === undefined ? undefined : await count(reader, "drafts");
  const makeOne = `Make a token of the role Viewer under API → Tokens at ${MANAGE} and set SANITY_API_READ_TOKEN for the site.`;

  return {
    Content() {
      if (isPublic) return good("It can be read.");
      if (readByToken === undefined) {
        return missing(
          "Without a token nothing can be read: the dataset is empty or private.",
          `Fill it with npm run content -- seed. If it is private: ${makeOne}`,
        );
      }
      if (typeof readByToken === "string") return [];
      return readByToken > 0
        ? good("It can be read, with the token only: the dataset is private.")
        : missing("The dataset holds no site settings.", "Fill it: npm run content -- seed");
    },
    async "Read token"() {
      if (readByToken === undefined) {
        return isPublic ? missing("There is none, so editors have no preview.", makeOne) : [];
      }
      if (typeof readByToken === "string") return missing(`It is refused: ${readByToken}`, makeOne);
      // A change that is not made.
      const attempt = reader.mutate([{ create: { _type: "doctor.test" } }], { dryRun: true });
      return attempt.then(
        () => advice("It may also write, more than the site needs.", makeOne),
        () => good("It may read, and no more."),
      );
    },
    CORS: () =>
      // As the Studio in a browser does.
      anonymous
        .request<unknown>({ url: "/check/cors", headers: { origin: studioUrl(environment) } })
        .then((answer) => judgeCors(answer, studioUrl(environment)))
        .catch((error) =>
          unknown(`It could not be asked: ${messageOf(error)}`, `Look at ${MANAGE} yourself.`),
        ),
    Webhook: () =>
      siteUrl === undefined
        ? []
        : asManager(async () => {
            const listed = await manager
              .withConfig({ useProjectHostname: false, apiVersion: "2025-08-04" })
              .request<unknown>({ url: `/hooks/projects/${projectId}` });
            return judgeWebhooks(listed, { siteUrl, dataset });
          }),
    Attributes: () =>
      asManager(async () => {
        const answer = await manager
          .withConfig({ apiVersion: "1" })
          .request<unknown>({ url: `/data/stats/${dataset}` });
        const { value, limit } = stats.parse(answer).fields.count;
        return judgeAttributes(value, limit);
      }),
  };
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

const stats = z.object({
  fields: z.object({ count: z.object({ value: z.number(), limit: z.number().optional() }) }),
});

/** What only somebody who manages the project may see. */
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

/** What this project may use of the free plan's 2,000; the rest is the client's to grow into. */
export const ATTRIBUTE_BUDGET = 1_600;
const FREE_PLAN = 2_000;

/** @param limit the plan's own, where it is known */
export function judgeAttributes(used: number, limit = FREE_PLAN): Verdict {
  const says = `${used} of the ${limit} unique attributes of the plan are used.`;
  if (used >= limit) {
    return missing(
      says,
      "Nothing with a new field can be written. Remove fields that no document needs, or take a larger plan.",
    );
  }
  const budget = (limit * ATTRIBUTE_BUDGET) / FREE_PLAN;
  const remedy = `More than ${budget} leave little room. Reuse objects and references instead of new fields.`;
  return used <= budget ? good(says) : advice(says, remedy);
}
