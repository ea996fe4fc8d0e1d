// `npm run doctor`: what a site still needs, and how to fix it.

import { parseArgs } from "node:util";
import { type Environment, readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { emailChecks } from "./email.ts";
import type { Checks, Verdict } from "./finding.ts";
import { pageChecks } from "./pages.ts";
import { sanityChecks } from "./sanity.ts";
import { localChecks, siteChecks } from "./site.ts";

const USAGE = `Looks at everything that a site on hosted Sanity needs, or whether the local parts answer: npm run doctor [-- --send] [-- --lead]
  --send   also send one test message by each template of EmailJS
  --lead   send one marked request by the form of the site, and see whether it came; nothing else
  --help   show this text
It reads the same variables as the site, and SANITY_AUTH_TOKEN: a token of the role Developer or
Administrator, for this command only, with which it may look at the webhook.
It ends with 1 when something is missing.`;

const signs = { good: "✓", advice: "!", missing: "✗", unknown: "?" } as const;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { send: { type: "boolean" }, lead: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const checks = await checksFor(readEnvironment(), values);
  // The checks run in parallel, and the report keeps their order.
  const made = checks.map(async ([subject, check]) =>
    [await check()].flat().map((verdict) => ({ subject, ...verdict })),
  );
  const findings = (await Promise.all(made)).flat();
  for (const { state, subject, says, remedy } of findings) {
    console.log(`${signs[state]} ${subject}: ${says}${remedy ? `\n    ${remedy}` : ""}`);
  }
  const count = (state: Verdict["state"]) => findings.filter((each) => each.state === state).length;
  console.log(
    `\n${count("missing")} missing, ${count("advice")} to consider, ${count("unknown")} not seen, ${count("good")} as they should be.`,
  );
  return count("missing") > 0 ? 1 : 0;
}

async function checksFor(
  environment: Environment,
  { lead = false, send = false }: { lead?: boolean; send?: boolean },
): Promise<Checks> {
  if (lead) {
    // Imported on demand, because it needs a browser that a server may not have.
    const { sendLead } = await import("./lead.ts");
    return [["A request", () => sendLead(environment)]];
  }
  if (environment.SANITY_PROJECT_ID === undefined) {
    return [...localChecks(environment), ...pageChecks(environment)];
  }
  return [
    ...siteChecks(environment),
    ...(await sanityChecks(environment)),
    ...pageChecks(environment),
    ...emailChecks(environment, send),
  ];
}
