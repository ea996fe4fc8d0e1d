import type { ContentToolConfig } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { schemaTypes } from "#schemas/index.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { lossNotice } from "./confirm-loss.ts";
import { siteLists } from "./lists.ts";

/**
 * The configuration of the content tool for this site.
 * @param base public address of the site
 */
export function siteContent(client: SanityClient, base = siteUrl()): ContentToolConfig {
  return {
    ...siteLists(base),
    client,
    schemaTypes,
    notice: (writes, isWritten) => lossNotice(client, writes, isWritten),
  };
}
