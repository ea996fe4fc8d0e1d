import { contentWorkspace } from "@nordune/content-tool/rules";
import type { SanityClient } from "@sanity/client";
import type { Workspace } from "sanity";
import { siteContent } from "#scripts/site-content/tool.ts";

let workspace: Promise<Workspace> | undefined;

/** The content tool of the site, with a content model that is compiled once for all test files. */
export async function contentTool(client: SanityClient, base?: string) {
  const content = siteContent(client, base);
  workspace ??= contentWorkspace(content);
  return { ...content, workspace: await workspace };
}
