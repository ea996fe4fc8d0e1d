/** Every page that the sitemap of a site names, by its path. @param origin address of its server */
export async function sitePaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => address,
  );
  if (addresses.length === 0) throw new Error(`The sitemap of ${origin} names no page.`);
  return addresses.map((address) => new URL(address).pathname);
}
