import { networkInterfaces } from "node:os";
import { join } from "node:path";
import {
  type ContactDetails,
  contactDetailsQuery,
  placeholderNotice,
} from "#schemas/shared/contact-placeholders.ts";
import { inboxUrl } from "#schemas/shared/environment/addresses.ts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { isAskedFromElsewhere } from "#schemas/shared/environment/through-site.ts";
import { readingClient } from "#scripts/site-content/client.ts";
import { bringUp } from "./bring-up.ts";
import { findProblems, makePlan, type Plan } from "./plan.ts";
import { createProcessManager } from "./process-manager.ts";
import { definePrograms, webhookSecret } from "./programs.ts";
import { supervise } from "./supervise.ts";

/**
 * Starts the whole system, keeps it running until Ctrl-C, SIGTERM or the failure of a part, and
 * stops all of it.
 * @param options.dev development servers instead of a build
 * @param options.nextStart the built site with Next's own command, without the cache before it
 * @returns the exit code: 0 when asked to stop, 1 after a failure
 */
export async function start(options: { dev: boolean; nextStart: boolean }): Promise<0 | 1> {
  const { dev, nextStart } = options;
  const plan = makePlan();
  const problems = await findProblems(plan, process.env.NODE_ENV);
  if (problems.length > 0) {
    console.error(`Nothing was started:\n\n- ${problems.join("\n- ")}`);
    return 1;
  }
  const logDir = join(plan.dataDir, "logs");
  const manager = createProcessManager(logDir);
  // A hosted project signs with its own secret, which must be in the environment.
  const secret = plan.runsLake ? webhookSecret(plan) : undefined;
  const programs = definePrograms({ plan, dev, nextStart, webhookSecret: secret });
  const exitCode = await supervise({
    manager,
    run: () => bringUp({ plan, programs, manager, dev }),
    onRunning: async () => console.log(welcome(plan, logDir, await findPlaceholders(plan))),
  });
  if (exitCode !== 0) console.error(`All output is in ${logDir}.`);
  return exitCode;
}

/** Says which contact details are placeholders; undefined for none, and while that is not known. */
async function findPlaceholders({ environment }: Plan): Promise<string | undefined> {
  const client = readingClient(environment, { maxRetries: 0, timeout: 5_000 });
  const details = client.fetch<ContactDetails | null>(contactDetailsQuery);
  return details.then(placeholderNotice, () => undefined);
}

/** The message when everything runs: the addresses, and what to try. */
function welcome(plan: Plan, logDir: string, placeholders: string | undefined): string {
  const site = `http://localhost:${plan.environment.SITE_PORT}`;
  const studio = `http://localhost:${plan.environment.STUDIO_PORT}`;
  const inbox = plan.runsInbox ? inboxUrl(plan.environment) : undefined;
  const lake = contentLakeFromEnvironment(plan.environment);
  const tries = [
    `In the Studio, open Residency Visas, change its heading and press Publish: ${site}/services/residency-visas shows it at the next visit.`,
    inbox
      ? `Send the form on ${site}/contact: it appears in the inbox, ${inbox}, by itself.`
      : `Send the form on ${site}/contact: EmailJS delivers it.`,
    inbox
      ? "In the inbox, under “Try out failures”, choose 402 and send the form again: the visitor is told, and keeps what was typed."
      : `In the Studio, add a redirect and publish it: it works on ${site} at once, without a deploy.`,
  ];
  const elsewhere = isAskedFromElsewhere(plan.environment)
    ? networkAddresses().map((address) => `, http://${address}:${plan.environment.SITE_PORT}`)
    : [];
  return `
Everything is running, ${process.uptime().toFixed(0)} s after the start.

  Site          ${site}${elsewhere.join("")}
  Studio        ${studio}
  Inbox         ${inbox ?? "EmailJS"}
  Content lake  ${lake.isLocal ? lake.apiHost : `Sanity project ${lake.projectId}`} (dataset ${lake.dataset})

Three things to try

${tries.map((line, index) => `  ${index + 1}. ${line}`).join("\n")}

${placeholders === undefined ? "" : `${placeholders}\n\n`}Logs are in ${logDir}. Ctrl-C stops everything.
`;
}

/** The addresses by which other devices reach this machine. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}
