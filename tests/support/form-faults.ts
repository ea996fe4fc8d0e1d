const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const FORGED = "__prerender_bypass=forged";

/** What of the headers of a response is not as it has to be. */
const headerFaults = (response: Response, wanted: Record<string, RegExp>): string[] =>
  Object.entries(wanted).flatMap(([name, pattern]) => {
    const value = response.headers.get(name) ?? "";
    return pattern.test(value) ? [] : [`${name}: ${value}`];
  });

/**
 * What a site answers wrongly to requests that prefer HTML or Markdown, by the request.
 * @param origin of the site, or of a cache before it
 * @param path of a page
 */
export async function formFaults(origin: string, path: string): Promise<Record<string, string[]>> {
  const ask = (at: string, headers: Record<string, string>) =>
    fetch(origin + at, { headers, redirect: "manual" });
  const found: Record<string, string[]> = {};
  const note = (name: string, faults: string[]) => {
    if (faults.length > 0) found[name] = faults;
  };
  let address = "";
  for (const accept of [BROWSER, "*/*", "text/html", "text/markdown;q=0.1, text/html", "text/*"]) {
    const page = await ask(path, { accept });
    const html = await page.text();
    const [, markdown = ""] =
      /<([^>]+)>; rel="alternate"; type="text\/markdown"/.exec(page.headers.get("link") ?? "") ??
      [];
    address = markdown;
    const faults = headerFaults(page, {
      "content-type": /^text\/html/,
      vary: /\bAccept\b(?!-)/,
      link: /\.md>; rel="alternate".*llms\.txt>; rel="describedby"/,
    });
    const isNamed = html.includes(`<link rel="alternate" type="text/markdown" href="${markdown}"`);
    note(`HTML for ${accept}`, isNamed ? faults : [...faults, "no <link>"]);
  }
  const texts = new Set<string>();
  for (const [at, accept, cookie] of [
    [address, BROWSER, ""],
    [address, "*/*", FORGED],
    [path, "text/markdown", ""],
    [path, "text/markdown, text/html, */*", ""],
    [`${path}?gclid=1`, "text/markdown, text/html;q=0.9, */*;q=0.1", ""],
    [path, "text/html;q=0.5, text/markdown", ""],
  ] as const) {
    const form = await ask(at, { accept, cookie });
    texts.add(await form.text());
    const faults = headerFaults(form, {
      "content-type": /^text\/markdown; charset=utf-8$/,
      "x-robots-tag": /^noindex$/,
      link: new RegExp(`${path === "/" ? "" : path}>; rel="canonical"`),
      vary: /\bAccept\b(?!-)/,
      "set-cookie": /^$/,
    });
    note(`Markdown at ${at} for ${accept} ${cookie}`, faults);
  }
  if (texts.size !== 1) note("Markdown", [`has ${texts.size} texts`]);
  return found;
}
