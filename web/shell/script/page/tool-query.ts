import { isCampaignName } from "#schemas/shared/redirects/campaign-names.ts";
import { parameterName, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";

const TOOL = `${TOOL_PARAMETER}=`;

/** The parts of a query or fragment, as they are written, without "?" and "#". */
const partsOf = (text: string) =>
  text
    .replace(/^[?#]+/, "")
    .split("&")
    .filter(Boolean);

const nameOf = (part: string) => parameterName(part.split("=", 1)[0] ?? "");

/**
 * The entries of a tool in a query or a fragment, wherever they stand among other parameters.
 * @returns the entries, the tool's name first, and the parameters of campaigns; without a tool all
 *   parts are `campaign`
 */
export function splitToolQuery(text: string): { entries: string; campaign: string } {
  // Some programs encode the whole fragment.
  const plain = text.startsWith("#%3F") ? decodedOrSame(text) : text;
  const parts = partsOf(plain);
  const at = parts.findIndex((part) => part.replace(/^(?:amp;)+/, "").startsWith(TOOL));
  if (at < 0) return { entries: "", campaign: parts.join("&") };
  const campaign = parts.filter((part) => isCampaignName(nameOf(part)));
  const entries = [...parts.slice(at), ...parts.slice(0, at)].filter(
    (part) => !campaign.includes(part),
  );
  return { entries: entries.join("&"), campaign: campaign.join("&") };
}

function decodedOrSame(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parameters as a query with its question mark; empty if there are none. */
export const queryFrom = (...parameters: string[]): string => {
  const given = parameters.filter(Boolean).join("&");
  return given && `?${given}`;
};

/** An address without what a visitor has entered into a tool, and with its campaigns. */
export function withoutToolQuery(url: string): string {
  const [whole = "", hash = ""] = url.split(/(?=#)/);
  const [page = "", search = ""] = whole.split(/(?=\?)/);
  const [inQuery, inHash] = [splitToolQuery(search), splitToolQuery(hash)];
  const isOfTool = inQuery.entries !== "" || inHash.entries !== "";
  if (!isOfTool) return url;
  return page + queryFrom(inQuery.campaign, inHash.entries ? inHash.campaign : "");
}
