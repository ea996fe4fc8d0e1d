import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_SCRIPTS_FILE } from "@nordune/islands/scripts";
import { bakedVariableDefinitions } from "#schemas/shared/environment/studio-variables.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { REFUSED_LOSS_FILE } from "#schemas/shared/sudden-loss.ts";
import { ROOT } from "../lib/project.ts";
import { buildOnce, hashInputs, inputs } from "./build-inputs.ts";
import type { Plan } from "./plan.ts";
import type { ProcessManager } from "./process-manager.ts";
import { type definePrograms, studioBuildDir } from "./programs.ts";
import { isBeforeFirstSeed, needsSeed, seedOnce } from "./seeding.ts";

/**
 * Starts the whole system and prints the time of each step. The site comes first: it serves pages
 * while the Studio is built. In parallel both builds would take longer.
 */
export async function bringUp(options: {
  plan: Plan;
  programs: ReturnType<typeof definePrograms>;
  manager: ProcessManager;
  dev: boolean;
}): Promise<void> {
  const { plan, programs, manager, dev } = options;

  async function step(title: string, work: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    const isDone = (await work()) !== false;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(isDone ? `✔ ${title}, ${seconds} s` : `✔ ${title}: nothing has changed`);
  }

  const isFirst = plan.runsLake && isBeforeFirstSeed(plan);
  const runLake = () => step("Content lake", () => manager.start(programs.lake));

  async function firstContent(): Promise<void> {
    await step("First content", () => seedOnce(plan, () => manager.run(programs.firstSeed)));
    await runLake();
  }

  async function content(): Promise<void> {
    await runLake();
    await step("Content", async () => {
      if (!(await needsSeed(plan))) return false;
      await seedOnce(plan, () => manager.run(programs.seed));
    });
  }

  async function inbox(): Promise<void> {
    if (plan.runsInbox) await step("Inbox", () => manager.start(programs.inbox));
  }

  async function siteBuild(): Promise<void> {
    if (dev) return;
    const { env } = programs.siteBuild;
    const folder = join(ROOT, "web", plan.environment.NORDUNE_BUILD_DIR);
    const build = () => manager.run(programs.siteBuild);
    const hash = hashInputs(ROOT, inputs.site, env);
    const refused = refusedLossIn(folder);
    if (refused !== undefined) console.log(`The site is built again. ${refused}`);
    const isComplete = () => refused === undefined && hasScripts(folder);
    await step("Site built", () => buildOnce(folder, hash, build, isComplete));
  }

  async function site(): Promise<void> {
    if (plan.runsLake && !isFirst) await content();
    // A build fetches content after compiling, and waits for a lake that does not respond yet.
    await Promise.all([isFirst && firstContent(), siteBuild()]);
    await step("Site", () => manager.start(programs.site));
    console.log(
      `  ${programs.site.readyUrl} answers, ${process.uptime().toFixed(0)} s after the start`,
    );
  }

  async function studio(): Promise<void> {
    if (!dev) {
      const folder = studioBuildDir(plan);
      const hash = hashInputs(ROOT, inputs.studio, studioValues(programs.studioBuild.env));
      const build = () => manager.run(programs.studioBuild);
      await step("Studio built", () => buildOnce(folder, hash, build));
    }
    await step("Studio", () => manager.start(programs.studio));
  }

  await Promise.all([inbox(), site()]);
  await studio();
}

/**
 * Which loss of content the site held back when it ended. A start by hand goes on with what is
 * published, and not with what the site held instead.
 */
export function refusedLossIn(folder: string): string | undefined {
  const file = join(folder, REFUSED_LOSS_FILE);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Whether the scripts of a built site, which are outside of its folder, still exist. */
function hasScripts(folder: string): boolean {
  const built: unknown = JSON.parse(readFileSync(join(folder, BUILT_SCRIPTS_FILE), "utf8"));
  if (!isRecord(built) || !isRecord(built.scripts)) return false;
  return Object.values(built.scripts)
    .flat()
    .every((path) => existsSync(join(ROOT, "web/public", String(path))));
}

/**
 * The values that a build of the Studio contains: the site's own, and those that Sanity's tools
 * add.
 */
function studioValues(environment: Record<string, string>): Record<string, string | undefined> {
  const added = Object.entries(process.env).filter(([name]) => name.startsWith("SANITY_STUDIO_"));
  return { ...Object.fromEntries(added), ...bakedVariableDefinitions(environment) };
}
