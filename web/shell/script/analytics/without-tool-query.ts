import { isCampaignName } from "#schemas/shared/redirects/campaign-names.ts";
import { splitToolQuery } from "../page/tool-query.ts";

/** An address without what a visitor has entered into a tool, and with its campaigns. */
export function withoutToolQuery(url: string): string {
  if (!/[?#&;](?:%3f)?tool(?:=|%3d)/i.test(url)) return url;
  const at = url.search(/[?#]/);
  // On another page nobody knows which names a tool's fields have.
  const [, campaign] = splitToolQuery(url.slice(at), (name) => !isCampaignName(name));
  return url.slice(0, at) + (campaign && `?${campaign}`);
}
