import { readFileSync } from "node:fs";

const TEMPLATE = new URL("nginx.conf.template", import.meta.url);

/** The values of the template's placeholders, which are in capitals there. */
export type FrontSettings = {
  /** The value of nginx's `listen`: "8080", "127.0.0.1:8080", "443 ssl". */
  listen: string;
  /** nginx's `server` lines, one for each instance of the site: "server 127.0.0.1:3000 max_fails=0;". */
  servers: string;
  /** Absolute path of the folder for nginx's own files. */
  directory: string;
};

/** Values that nginx cannot misread at their place in the template. */
const safe: Record<keyof FrontSettings, RegExp> = {
  listen: /^[\w.:[\] =-]+$/,
  servers: /^(?:server [\w.:[\]-]+ max_fails=0;\s*)+$/,
  directory: /^[^"$\\\n]+$/,
};

/**
 * The `server` lines of instances at the given hosts and ports. nginx tries each instance for each
 * request: otherwise it would leave all of them out for ten seconds after each has failed once.
 */
export function serverLines(sites: readonly string[]): string {
  return sites.map((site) => `server ${site} max_fails=0;`).join(" ");
}

/** The configuration of nginx. @throws TypeError when nginx would misread a value */
export function frontConfiguration(settings: FrontSettings): string {
  return readFileSync(TEMPLATE, "utf8").replaceAll(/\$\{([A-Z]+)\}/g, (placeholder, capitals) => {
    const name = String(capitals).toLowerCase();
    if (!isSetting(name)) return placeholder;
    if (safe[name].test(settings[name])) return settings[name];
    throw new TypeError(`nginx cannot take this as ${name}: ${settings[name]}`);
  });
}

function isSetting(name: string): name is keyof FrontSettings {
  return Object.hasOwn(safe, name);
}
