/** The company's account, with its @, from the address of its page on Twitter. */
export function twitterAccount(
  socialLinks: readonly { platform: string | null; url?: string | null }[],
): string | undefined {
  const url = socialLinks.find(({ platform }) => platform === "Twitter")?.url;
  if (!url || !URL.canParse(url)) return undefined;
  const name = /^\/(\w{1,15})\/?$/.exec(new URL(url).pathname)?.[1];
  return name === undefined ? undefined : `@${name}`;
}
