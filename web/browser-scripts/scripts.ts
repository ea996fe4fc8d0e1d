/**
 * Scripts that pages ask for beside the framework's own: name, and the module that it begins with.
 * Each becomes one file, and carries everything that it imports.
 */
export const browserScripts = {
  shell: "web/shell/main.ts",
  waking: "web/asleep/browser/wake.ts",
  "home-countries": "web/sections/home-countries/keep-open-country.ts",
} as const;

/**
 * The islands: parts of pages that React takes over by themselves. Each is a module of which what it
 * shares with the others, and what it needs later, is a file of its own.
 */
export const islandModules = {
  consultation: "web/asleep/browser/consultation.ts",
  "email-capture": "web/asleep/browser/email-capture.ts",
  "tax-estimate": "web/asleep/browser/tax-estimate.ts",
  "visa-route": "web/asleep/browser/visa-route.ts",
  "day-counter": "web/asleep/browser/day-counter.ts",
  "move-plan": "web/asleep/browser/move-plan.ts",
  "zone-finder": "web/asleep/browser/zone-finder.ts",
} as const;

export type BrowserScript = keyof typeof browserScripts;
export type IslandName = keyof typeof islandModules;

/** Where browsers find them: of an island its module first, then all that this imports, later too. */
export type BuiltScripts = Record<BrowserScript, string> & {
  islands: Record<IslandName, string[]>;
  /** Digests of what the islands write into style elements, for the security policy. */
  styleHashes: string[];
};

/** Where the built scripts lie among the public files, and under which path they are asked for. */
export const BUILT_FOLDER = "web/public/built";
export const BUILT_PATH = "/built/";
