/**
 * What advertisements and newsletters add to the addresses they lead to; "utm_" stands for every name
 * that begins so. A page is the same for all of them: the reverse proxy does not ask the site about them, so
 * no redirect can start at one.
 */
export const campaignNames: readonly string[] = [
  "utm_ mtm_ hsa_",
  // Google
  "gad_ gclid gclsrc gbraid wbraid dclid srsltid _ga _gl",
  // Other networks
  "epik fbclid igsh igshid li_fat_id msclkid rdt_cid ScCid ttclid twclid yclid",
  // Newsletters
  "_hsenc _hsmi mc_cid mc_eid mkt_tok",
].flatMap((names) => names.split(" "));

/** Is this name of a parameter, decoded, one of them? */
export function isCampaignName(name: string): boolean {
  return campaignNames.some((known) => (isPrefix(known) ? name.startsWith(known) : name === known));
}

/** Regular expression for the name of one in a query as it is sent. */
export const campaignPattern = campaignNames
  .map((name) => (isPrefix(name) ? `${name}[^&=]*` : name))
  .join("|");

function isPrefix(name: string): boolean {
  return name.endsWith("_");
}
