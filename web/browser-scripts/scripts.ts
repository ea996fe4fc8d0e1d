/**
 * Scripts that pages ask for beside the framework's own: name, and the module that it begins with.
 * Each becomes one file, and carries everything that it imports.
 */
export const browserScripts = {
  shell: "web/shell/main.ts",
  waking: "web/asleep/browser/wake.ts",
} as const;

export type BrowserScript = keyof typeof browserScripts;

/** Where the built scripts lie among the public files, and under which path they are asked for. */
export const BUILT_FOLDER = "web/public/built";
export const BUILT_PATH = "/built/";
