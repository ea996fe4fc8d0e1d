import * as z from "zod";
import { API_VERSION } from "#schemas/shared/environment/content-lake.ts";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";
import { advice, good, missing, type Verdict } from "./finding.ts";

const text = z.string().nullish();

/** A webhook as Sanity's management API lists it, as far as it matters here. */
const hook = z.looseObject({
  type: text,
  url: z.string(),
  dataset: text,
  apiVersion: text,
  httpMethod: text,
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
 * Holds the project's webhooks against the one that the site needs.
 * @param listed the answer of the management API
 * @throws ZodError when it is something else
 */
export function judgeWebhooks(
  listed: unknown,
  { siteUrl, dataset }: { siteUrl: string; dataset: string },
): Verdict[] {
  const url = `${siteUrl}/api/revalidate`;
  const all = hook.array().parse(listed);
  const ours = all.filter((one) => one.url === url);
  const [found] = ours;
  if (found === undefined) {
    const others = all.map((one) => one.url).join(", ");
    return [
      missing(
        `None of the project's webhooks calls ${url}${others === "" ? "" : ` (there are: ${others})`}. A publish shows after a minute, not at once.`,
        `Make a GROQ-powered webhook to it ${PLACE}: dataset ${dataset}, on create, update and delete, no drafts, filter ${webhookFilter} and projection ${webhookProjection}`,
      ),
    ];
  }
  const problems = problemsOf(found, dataset);
  if (ours.length > 1) {
    problems.push(advice(`${ours.length} webhooks call ${url}.`, "Delete all but one of them."));
  }
  return problems.length === 0 ? [good(`It calls ${url} as it should.`)] : problems;
}

function problemsOf(found: z.infer<typeof hook>, dataset: string): Verdict[] {
  const { rule, httpMethod, apiVersion, dataset: heard = "*" } = found;
  const problems: Verdict[] = [];
  const say = (isSo: unknown, verdict: Verdict) => isSo && problems.push(verdict);
  const isOff = found.isDisabled || found.isDisabledByUser;
  say(isOff, missing("It is switched off.", `Enable it ${PLACE}.`));
  const old = "It is one of the old kind, which cannot be filtered.";
  say(found.type === "transaction", missing(old, "Make a GROQ-powered one."));
  const elsewhere = missing(`It hears of the dataset "${heard}" only.`, `Set it to "${dataset}".`);
  say(heard !== null && heard !== "*" && heard !== dataset, elsewhere);
  const unheard = EVENTS.filter((event) => !rule?.on?.includes(event)).join(", ");
  say(unheard, missing(`It does not hear of: ${unheard}.`, "Trigger it on all three."));
  const filter = `Its filter is ${rule?.filter || "empty"}.`;
  say(!isSameQuery(rule?.filter, webhookFilter), missing(filter, `Set it to ${webhookFilter}`));
  const projection = `Its projection is ${rule?.projection || "empty"}, so the site does not know what to look for.`;
  const isSame = isSameQuery(rule?.projection, webhookProjection);
  say(!isSame, missing(projection, `Set it to ${webhookProjection}`));
  const called = missing(`It calls with ${httpMethod}.`, "Set its HTTP method to POST.");
  say((httpMethod ?? "POST") !== "POST", called);
  const drafts = "It sends drafts, at every keystroke.";
  say(found.includeDrafts, advice(drafts, "Switch “Trigger on drafts” off."));
  const version = apiVersion?.replace(/^v/, "") ?? API_VERSION;
  const older = advice(`Its API version is ${apiVersion}.`, `Set it to ${API_VERSION}.`);
  say(version < API_VERSION, older);
  return problems;
}

/** Spaces do not matter in GROQ outside of texts, and no text here holds two in a row. */
function isSameQuery(one: string | null | undefined, other: string): boolean {
  const plain = (query: string) => query.replaceAll(/\s/g, "");
  return plain(one ?? "") === plain(other);
}
