import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import {
  type ContentLake,
  contentLakeFromEnvironment,
} from "#schemas/shared/environment/content-lake.ts";
import { type Environment, readEnvironment } from "#schemas/shared/environment/environment.ts";

/**
 * A client that reads what is published in the content lake of the environment, past the CDN.
 * @param options of the client besides
 */
export function readingClient(environment: Environment, options: ClientConfig = {}): SanityClient {
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(environment);
  const token = environment.SANITY_API_READ_TOKEN;
  return createClient({ ...lake, token, useCdn: false, ...options });
}

/**
 * A client that may write to the content lake of the environment.
 * @throws Error when hosted Sanity is named but the token is missing
 */
export function writingClient(environment: Environment = readEnvironment()): {
  client: SanityClient;
  lake: ContentLake;
} {
  const lake = contentLakeFromEnvironment(environment);
  const { SANITY_API_WRITE_TOKEN: token } = environment;
  if (!lake.isLocal && token === undefined) {
    throw new Error(
      `SANITY_API_WRITE_TOKEN is missing: writing to the project "${lake.projectId}" needs a token with the Editor role. Make one under API → Tokens at https://www.sanity.io/manage and set it in the shell or in .env.`,
    );
  }
  const { isLocal, ...options } = lake;
  const client = createClient({
    ...options,
    useCdn: false,
    perspective: "raw",
    ...(isLocal ? {} : { token }),
  });
  return { client, lake };
}
