/**
 * Parameters that advertisements and newsletters add to addresses. "utm_" stands for every name
 * with this beginning. Editors may not begin a redirect with one of them, because it would catch
 * the visitors of a campaign.
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

/** Whether a decoded parameter name is one of them. */
export function isCampaignName(name: string): boolean {
  return campaignNames.some((known) => (isPrefix(known) ? name.startsWith(known) : name === known));
}

function isPrefix(name: string): boolean {
  return name.endsWith("_");
}
