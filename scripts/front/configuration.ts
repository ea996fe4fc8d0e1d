import { readFileSync } from "node:fs";
import { campaignPattern } from "#schemas/shared/redirects/campaign-names.ts";

const TEMPLATE = new URL("nginx.conf.template", import.meta.url);

/** What a reverse proxy needs to know; each is a placeholder of the template, in capitals. */
export type FrontSettings = {
  /** What nginx's `listen` takes: "8080", "127.0.0.1:8080", "443 ssl". */
  listen: string;
  /** nginx's `server` lines, one for each instance of the site: "server 127.0.0.1:3000;". */
  servers: string;
  /** How long a copy of a page is shown without asking whether it is still right: "1s". */
  fresh: string;
  /** Absolute; where copies are kept. */
  directory: string;
};

/** What nginx takes for nothing but a value, at the place where the template has it. */
const safe: Record<keyof FrontSettings, RegExp> = {
  listen: /^[\w.:[\] =-]+$/,
  servers: /^(?:server [\w.:[\]-]+;\s*)+$/,
  fresh: /^\d+[smh]$/,
  directory: /^[^"$\\\n]+$/,
};

/** The lines for instances that listen at the given hosts and ports. */
export function serverLines(sites: readonly string[]): string {
  return sites.map((site) => `server ${site};`).join(" ");
}

/** The configuration of nginx for a front. @throws TypeError when nginx would misread a value */
export function frontConfiguration(settings: FrontSettings): string {
  return readFileSync(TEMPLATE, "utf8").replaceAll(/\$\{([A-Z]+)\}/g, (placeholder, capitals) => {
    const name = String(capitals).toLowerCase();
    if (name === "campaigns") return campaignPattern;
    if (!isSetting(name)) return placeholder;
    if (safe[name].test(settings[name])) return settings[name];
    throw new TypeError(`nginx cannot take this as ${name}: ${settings[name]}`);
  });
}

function isSetting(name: string): name is keyof FrontSettings {
  return Object.hasOwn(safe, name);
}
