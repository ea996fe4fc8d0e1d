import { parseArgs } from "node:util";

export interface StartOptions {
  /** Development servers that follow the source, instead of a build. */
  dev: boolean;
  /** Show everything the parts print. */
  verbose: boolean;
  help: boolean;
}

export const USAGE = `Starts the whole system: content lake, lead inbox, Studio and site.

  npm start              build, then serve
  npm run dev            development servers that follow the source

Options (after "--" with npm):
  --verbose              show everything the parts print
  --help                 show this text`;

/** @throws Error that names an unknown option */
export function parseOptions(args: string[]): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      dev: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  return values;
}
