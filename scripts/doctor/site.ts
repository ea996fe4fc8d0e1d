import { isLoopbackHost } from "@nordune/content-lake/local-server";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import * as z from "zod";
import { inboxUrl, siteUrl, studioUrl } from "#schemas/shared/environment/addresses.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { advice, type Checks, good, missing, unknown, type Verdict } from "./finding.ts";

const TIME_LIMIT_MS = 15_000;

/** A site that missed a publish finds it within five minutes. */
const STALE_AFTER_SECONDS = 600;

const readiness = z.object({ secondsSinceLook: z.number().nullish() });

/** Checks the site at its public address: whether it works, and whether it receives the webhook. */
export function siteChecks({ SITE_URL: site, SANITY_WEBHOOK_SECRET: secret }: Environment): Checks {
  return [
    [
      "Site address",
      () => {
        if (site === undefined) {
          const remedy = "Set SITE_URL to the public address, such as https://www.example.com.";
          return missing("SITE_URL is not set, and no hosted site is built without it.", remedy);
        }
        return site.startsWith("https:") || isLoopbackHost(new URL(site).host)
          ? good(`${site}.`)
          : advice(`${site} is not encrypted.`, "Serve it under https.");
      },
    ],
    [
      "Site",
      () =>
        site === undefined
          ? []
          : examineReadiness(site, (problem) =>
              unknown(
                problem,
                "Deploy the site, then run this again. A site behind a login cannot receive the webhook either.",
              ),
            ),
    ],
    ["Webhook secret", () => (site === undefined ? [] : examineSecret(site, secret))],
  ];
}

/** Checks the parts on this machine, if there is no hosted project. */
export function localChecks(environment: Environment): Checks {
  const parts = {
    Studio: studioUrl(environment),
    "Content lake": `${contentLakeFromEnvironment(environment).apiHost}/v1/ping`,
    Inbox: inboxUrl(environment),
  };
  const remedy = "Start everything with npm start. The log of each part is in .data/logs.";
  const looks = Object.entries(parts).map(([part, url]): Checks[number] => [
    part,
    () =>
      ask(url).then(
        ({ ok, status }) =>
          ok ? good(`${url} answers.`) : missing(`${url} says ${status}.`, remedy),
        (error) => missing(`${url} does not answer: ${messageOf(error)}`, remedy),
      ),
  ]);
  const examineSite = () =>
    examineReadiness(siteUrl(environment), (problem) => missing(problem, remedy));
  return [["Site", examineSite], ...looks];
}

async function examineReadiness(
  site: string,
  whenAway: (problem: string) => Verdict,
): Promise<Verdict> {
  try {
    const response = await ask(`${site}/api/ready`);
    if (response.status !== 200) {
      return missing(
        `${site}/api/ready answers ${response.status}.`,
        response.status === 503
          ? "The site has not loaded its list of pages yet. See its log."
          : "Check that SITE_URL is the address of this site.",
      );
    }
    const { secondsSinceLook } = readiness.parse(await response.json());
    if (secondsSinceLook && secondsSinceLook > STALE_AFTER_SECONDS) {
      return missing(
        `${site} answers, but it is ${secondsSinceLook} s since it knew what is published.`,
        "Its log says why. Check that the content lake responds and that the token is valid.",
      );
    }
    return good(`${site} answers, and knows its pages.`);
  } catch (error) {
    return whenAway(`${site} does not answer: ${messageOf(error)}`);
  }
}

/** Sends the site a signed webhook without a change. */
async function examineSecret(site: string, secret?: string): Promise<Verdict | Verdict[]> {
  if (secret === undefined) {
    const remedy = "Set SANITY_WEBHOOK_SECRET to the secret of the webhook, 16 characters or more.";
    return missing("SANITY_WEBHOOK_SECRET is not set, so the site does not start.", remedy);
  }
  const body = JSON.stringify({ _id: "doctor" });
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  const headers = { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature };
  const told = { method: "POST", body, headers };
  const answer = await ask(`${site}/api/revalidate`, told).catch(() => undefined);
  if (answer === undefined) return [];
  if (answer.status === 200) return good("The site believes what is signed with it.");
  return missing(
    `The site answers ${answer.status} to what is signed with it: ${(await answer.text()).slice(0, 200)}`,
    "Set the same SANITY_WEBHOOK_SECRET for the site and in the webhook, and correct the clocks of both machines.",
  );
}

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIME_LIMIT_MS) });
