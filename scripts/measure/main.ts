// `npm run measure -- <what> [option …]`: measures what the site costs and how fresh it is.

import { messageOf } from "#schemas/shared/error-message.ts";

const measures: Record<string, { says: string; run: () => Promise<unknown> }> = {
  publish: {
    says: "from Publish to the page, over 20 publishes [--times n] [--site address]",
    run: () => import("./publish.ts"),
  },
  lighthouse: {
    says: "every page as a slow phone has it; fails under 100 [--routes /,/about] [--runs n]",
    run: () => import("./lighthouse.ts"),
  },
  budgets: {
    says: "what a phone downloads for each page, then processor and memory; fails over budget",
    async run() {
      await (await import("./page-budgets.ts")).holdRunningSite();
      failWith(await (await import("./processor.ts")).measureProcessor());
      failWith(await (await import("./memory.ts")).measureMemory());
    },
  },
  processor: {
    says: "processor time of each kind of request, beside plain Next [--beside checkout]; fails over budget",
    run: async () => failWith(await (await import("./processor.ts")).measureProcessor()),
  },
  memory: {
    says: "memory of site and content lake after requests and publishes [--beside checkout]; fails over budget",
    run: async () => failWith(await (await import("./memory.ts")).measureMemory()),
  },
  soak: {
    says: "memory over twenty minutes of requests and publishes [--minutes n]; fails if it grows",
    run: async () => failWith(await (await import("./soak.ts")).measureSoak()),
  },
  scale: {
    says: "publishes, starts and routing with 1,000 pages beside the first content; fails over budget",
    run: async () => failWith(await (await import("./scale.ts")).measureScale()),
  },
  styles: {
    says: "how much a phone styles while it loads each page; fails over budget",
    run: async () => (await import("./style-work.ts")).holdStyleWork(),
  },
};

function failWith(over: readonly string[]): void {
  if (over.length === 0) return;
  console.error(`Over budget:\n${over.join("\n")}`);
  process.exitCode = 1;
}

const [name = ""] = process.argv.splice(2, 1);
const measure = Object.hasOwn(measures, name) ? measures[name] : undefined;
if (measure === undefined) {
  const lines = Object.entries(measures).map(([each, { says }]) => `  ${each.padEnd(12)}${says}`);
  console.log(
    `Measures what npm start runs: npm run measure -- <what> [option …]\n${lines.join("\n")}`,
  );
  if (name !== "") process.exitCode = 1;
} else {
  try {
    await measure.run();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
