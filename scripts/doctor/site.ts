import { isLoopbackHost } from "@nordune/content-lake/local-server";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { advice, type Finding, good, missing, unknown } from "./finding.ts";

const TIME_LIMIT_MS = 15_000;

/** Looks at the site under its public address, whether it is in order and hears the webhook. */
export async function examineSite(environment: Environment): Promise<Finding[]> {
  const { SITE_URL: siteUrl } = environment;
  if (siteUrl === undefined) {
    return [
      missing(
        "Site address",
        "SITE_URL is not set, and no hosted site is built without it.",
        "Set SITE_URL to the public address, such as https://www.example.com.",
      ),
    ];
  }
  const findings = [
    siteUrl.startsWith("https:") || isLoopbackHost(new URL(siteUrl).host)
      ? good("Site address", `${siteUrl}.`)
      : advice("Site address", `${siteUrl} is not encrypted.`, "Serve it under https."),
  ];
  try {
    const ready = await ask(`${siteUrl}/api/ready`);
    if (ready.status === 200) findings.push(good("Site", "It answers, and knows its pages."));
    else {
      findings.push(
        missing(
          "Site",
          `${siteUrl}/api/ready answers ${ready.status}.`,
          ready.status === 503
            ? "It knows no pages yet: see its log."
            : "Is this site what stands at that address?",
        ),
      );
    }
  } catch (error) {
    const remedy =
      "Deploy it, then ask again. A site behind a login cannot hear the webhook either.";
    return [
      ...findings,
      unknown("Site", `${siteUrl} does not answer: ${messageOf(error)}`, remedy),
    ];
  }
  return [...findings, await examineSecret(siteUrl, environment.SANITY_WEBHOOK_SECRET)];
}

/** Tells the site of a change that is none, as the webhook would. */
async function examineSecret(siteUrl: string, secret: string | undefined): Promise<Finding> {
  const subject = "Webhook secret";
  if (secret === undefined) {
    const remedy = "Set SANITY_WEBHOOK_SECRET to the secret of the webhook, 16 characters or more.";
    return missing(subject, "It is not set, so the site would not start.", remedy);
  }
  const body = JSON.stringify({ _id: "doctor" });
  const answer = await ask(`${siteUrl}/api/revalidate`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    },
  });
  if (answer.status === 200) return good(subject, "The site believes what is signed with it.");
  return missing(
    subject,
    `The site answers ${answer.status} to what is signed with it: ${(await answer.text()).slice(0, 200)}`,
    "Set the same SANITY_WEBHOOK_SECRET for the site and in the webhook, and both clocks right.",
  );
}

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIME_LIMIT_MS) });
