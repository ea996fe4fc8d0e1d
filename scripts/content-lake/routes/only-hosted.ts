import type { Hono } from "hono";
import { plainError } from "../errors.ts";

const ACCESS = "The lake answers every page of this machine and none of elsewhere";
const HOOKS = "Webhooks are those that the lake was started with (--webhooks)";

/** What Sanity's command line and clients can ask for and only hosted Sanity has, each in a sentence. */
const REFUSED: Record<string, string> = {
  "/projects/:project/cors/*": ACCESS,
  "/hooks/*": HOOKS,
  "/projects/:project/tokens/*": "There are no tokens: anybody may do everything",
  "/invitations/*": "There are no members to invite: people are those of /auth/providers",
  "/projects/:project/datasets/:dataset/backups/*": "There are no backups: export the dataset",
  "/projects/:project/datasets/:dataset/settings/*": "There are no embeddings",
  "/projects/:project/datasets/:dataset/schemas/*": "Schemas are not kept here",
  "/apis/graphql/*": "There is no GraphQL, only GROQ",
  "/graphql/*": "There is no GraphQL, only GROQ",
  "/aliases/*": "Datasets have no aliases",
  "/schedules/*": "There are no schedules but those of releases",
  "/embeddings-index/*": "There are no embeddings",
  "/agent/*": "There is no agent",
  "/media-libraries/*": "There is no media library",
  "/functions/*": "There are no functions",
  "/blueprints/*": "There are no blueprints",
};

/** After all other routes. */
export function addOnlyHostedRoutes(api: Hono): void {
  for (const [path, sentence] of Object.entries(REFUSED)) {
    api.all(path, () => {
      throw plainError(404, `${sentence}. Only hosted Sanity has this.`);
    });
  }
}
