// `npm run content -- confirm-loss [<site>]`

import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { makePlan } from "../start/plan.ts";
import { webhookSecret } from "../start/programs.ts";
import { confirmLoss } from "./confirm-loss.ts";

try {
  const plan = makePlan();
  const { SANITY_WEBHOOK_SECRET } = plan.environment;
  const secret = plan.runsLake ? webhookSecret(plan) : SANITY_WEBHOOK_SECRET;
  if (secret === undefined) {
    throw new Error("SANITY_WEBHOOK_SECRET is missing: set it to the secret that the site has.");
  }
  console.log(await confirmLoss(process.argv[2] ?? siteUrl(plan.environment), secret));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
