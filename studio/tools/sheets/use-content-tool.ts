import type { ContentToolConfig } from "@nordune/content-tool/browser";
import { useMemo } from "react";
import { useClient, useWorkspace } from "sanity";
import { schemaTypes } from "../../../schemas/index.ts";
import { siteLists } from "../../../scripts/site-content/lists.ts";
import { contentLake, publicSiteUrl } from "../../environment.ts";

/** The content tool as the commands have it, with the Studio's client and workspace. */
export function useContentTool(): ContentToolConfig {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const workspace = useWorkspace();
  return useMemo(
    () => ({
      ...siteLists(publicSiteUrl),
      client: client.withConfig({ perspective: "raw", useCdn: false }),
      schemaTypes,
      workspace,
    }),
    [client, workspace],
  );
}
