import * as z from "zod";
import { API_VERSION } from "#schemas/shared/environment/content-lake.ts";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";
import { advice, type Finding, good, missing } from "./finding.ts";

/** A webhook as Sanity's management API lists it, as far as it matters here. */
const hook = z.looseObject({
  name: z.string().nullish(),
  type: z.string().nullish(),
  url: z.string(),
  dataset: z.string().nullish(),
  apiVersion: z.string().nullish(),
  httpMethod: z.string().nullish(),
  includeDrafts: z.boolean().nullish(),
  isDisabled: z.boolean().nullish(),
  isDisabledByUser: z.boolean().nullish(),
  rule: z
    .looseObject({
      on: z.array(z.string()).nullish(),
      filter: z.string().nullish(),
      projection: z.string().nullish(),
    })
    .nullish(),
});

const hooks = z.array(hook);

const SUBJECT = "Webhook";
const EVENTS = ["create", "update", "delete"];

/**
 * Holds the project's webhooks against the one that the site needs.
 * @param listed the answer of the management API
 * @throws ZodError when it is something else
 */
export function judgeWebhooks(
  listed: unknown,
  { siteUrl, dataset }: { siteUrl: string; dataset: string },
): Finding[] {
  const url = `${siteUrl}/api/revalidate`;
  const all = hooks.parse(listed);
  const ours = all.filter((one) => one.url === url);
  const [found] = ours;
  if (found === undefined) {
    const others = all.map((one) => one.url).join(", ");
    return [
      missing(
        SUBJECT,
        `None of the project's webhooks calls ${url}${others === "" ? "" : ` (there are: ${others})`}. A publish shows after a minute, not at once.`,
        `Make a GROQ-powered webhook to it under API → Webhooks at https://www.sanity.io/manage: dataset ${dataset}, on create, update and delete, no drafts, filter ${webhookFilter} and projection ${webhookProjection}`,
      ),
    ];
  }
  const problems = problemsOf(found, dataset);
  if (ours.length > 1) {
    problems.push(
      advice(SUBJECT, `${ours.length} webhooks call ${url}.`, "Delete all but one of them."),
    );
  }
  return problems.length === 0 ? [good(SUBJECT, `It calls ${url} as it should.`)] : problems;
}

function problemsOf(found: z.infer<typeof hook>, dataset: string): Finding[] {
  const { rule, isDisabled, isDisabledByUser, type, httpMethod, includeDrafts } = found;
  const heard = found.dataset ?? "*";
  const version = found.apiVersion?.replace(/^v/, "") ?? API_VERSION;
  const unheard = EVENTS.filter((event) => !(rule?.on ?? []).includes(event));
  const wrong: [isSo: boolean, says: string, remedy: string][] = [
    [
      isDisabled === true || isDisabledByUser === true,
      "It is switched off.",
      "Enable it under API → Webhooks at https://www.sanity.io/manage.",
    ],
    [
      type === "transaction",
      "It is one of the old kind, which cannot be filtered.",
      "Make a GROQ-powered one.",
    ],
    [
      heard !== "*" && heard !== dataset,
      `It hears of the dataset "${heard}" only.`,
      `Set its dataset to "${dataset}".`,
    ],
    [unheard.length > 0, `It does not hear of: ${unheard.join(", ")}.`, "Trigger it on all three."],
    [
      !isSameQuery(rule?.filter, webhookFilter),
      `Its filter is ${rule?.filter || "empty"}.`,
      `Set it to ${webhookFilter}`,
    ],
    [
      !isSameQuery(rule?.projection, webhookProjection),
      `Its projection is ${rule?.projection || "empty"}, so the site does not know what to look for.`,
      `Set it to ${webhookProjection}`,
    ],
    [
      (httpMethod ?? "POST") !== "POST",
      `It calls with ${httpMethod}.`,
      "Set its HTTP method to POST.",
    ],
  ];
  const odd: typeof wrong = [
    [
      includeDrafts === true,
      "It sends drafts, at every keystroke.",
      "Switch “Trigger on drafts” off.",
    ],
    [version < API_VERSION, `Its API version is ${found.apiVersion}.`, `Set it to ${API_VERSION}.`],
  ];
  return [
    ...wrong.flatMap(([isSo, says, remedy]) => (isSo ? [missing(SUBJECT, says, remedy)] : [])),
    ...odd.flatMap(([isSo, says, remedy]) => (isSo ? [advice(SUBJECT, says, remedy)] : [])),
  ];
}

/** Spaces do not matter in GROQ outside of texts, and no text here holds two in a row. */
function isSameQuery(one: string | null | undefined, other: string): boolean {
  const plain = (query: string) => query.replaceAll(/\s/g, "");
  return plain(one ?? "") === plain(other);
}
