/**
 * Parameters that advertisements and newsletters add to addresses, in small letters. "utm_" stands
 * for every name with this beginning. Editors may not begin a redirect with one of them, because it
 * would catch the visitors of a campaign.
 */
export const campaignNames: readonly string[] = [
  "utm_ mtm_ pk_ hsa_",
  // Google
  "gad_ gclid gclsrc gbraid wbraid dclid srsltid _ga _gl",
  // Other networks
  "epik fbclid igsh igshid li_fat_id mibextid msclkid rdt_cid sccid ttclid twclid yclid",
  // Newsletters
  "_hsenc _hsmi _kx mc_cid mc_eid mkt_tok oly_ vero_",
].flatMap((names) => names.split(" "));

/** Whether a decoded parameter name is one of them, in small or capital letters. */
export function isCampaignName(name: string): boolean {
  const plain = name.toLowerCase();
  return campaignNames.some((known) =>
    isPrefix(known) ? plain.startsWith(known) : plain === known,
  );
}

function isPrefix(name: string): boolean {
  return name.endsWith("_");
}
