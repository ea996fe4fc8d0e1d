import { siteFiles } from "#web/lib/site-files.ts";
import { currentRoutingTable } from "./current-table.ts";
import { type PathRequest, type ResolvedPath, resolvePath } from "./resolve-path.ts";

/**
 * In a process that does not follow the content lake, the table is fetched again for an unknown
 * path, at most this often.
 */
const TABLE_FOR_UNKNOWN_MS = 10_000;

/** Says what a path of this site leads to now. */
export async function resolveRequest(request: PathRequest): Promise<ResolvedPath> {
  const table = await currentRoutingTable();
  const resolved = resolvePath(request, table, siteFiles());
  if (resolved.kind !== "unknown") return resolved;
  const newerTable = await currentRoutingTable(TABLE_FOR_UNKNOWN_MS);
  return newerTable === table ? resolved : resolvePath(request, newerTable, siteFiles());
}
