import { Listr } from "listr2";
import { bakedVariableDefinitions } from "#schemas/shared/environment/studio-variables.ts";
import { ROOT } from "../lib/project.ts";
import type { Plan } from "./plan.ts";
import type { ProcessManager } from "./process-manager.ts";
import { type definePrograms, studioBuildDir } from "./programs.ts";
import { isBeforeFirstSeed, needsSeed, seedOnce } from "./seeding.ts";
import { hashStudioInputs, isBuiltFrom, stampBuild } from "./studio-inputs.ts";

/** The steps from nothing to a running system, with their progress on the screen. */
export function createTasks(options: {
  plan: Plan;
  programs: ReturnType<typeof definePrograms>;
  manager: ProcessManager;
  dev: boolean;
  verbose: boolean;
}): Listr {
  const { plan, programs, manager, dev, verbose } = options;
  const isFirst = isBeforeFirstSeed(plan);
  return new Listr(
    [
      {
        title: "Start the content lake",
        enabled: plan.runsLake,
        task: () => manager.start(isFirst ? programs.quietLake : programs.lake),
      },
      {
        title: "Start the lead inbox",
        enabled: plan.runsInbox,
        task: () => manager.start(programs.inbox),
      },
      {
        title: "Seed the content",
        enabled: plan.runsLake,
        task: async (_, task) => {
          if (!isFirst && !(await needsSeed(plan))) return task.skip("The content is there");
          await seedOnce(plan, () => manager.run(programs.seed));
          if (!isFirst) return;
          await manager.stop(programs.quietLake.name);
          await manager.start(programs.lake);
        },
      },
      {
        title: "Build the Studio",
        enabled: !dev,
        task: async (_, task) => {
          const hash = hashStudioInputs(ROOT, studioValues(programs.studioBuild.env));
          if (isBuiltFrom(studioBuildDir(plan), hash)) return task.skip("The Studio is unchanged");
          await manager.run(programs.studioBuild);
          stampBuild(studioBuildDir(plan), hash);
        },
      },
      {
        title: "Build the site",
        enabled: !dev,
        task: () => manager.run(programs.siteBuild),
      },
      { title: "Start the Studio", task: () => manager.start(programs.studio) },
      { title: "Start the site", task: () => manager.start(programs.site) },
    ],
    {
      concurrent: false,
      // Ctrl-C and errors are handled by the caller, who also stops what was started.
      registerSignalListeners: false,
      rendererOptions: { collapseErrors: true, showErrorMessage: false },
      fallbackRenderer: "simple",
      fallbackRendererCondition: () => verbose || !process.stdout.isTTY || Boolean(process.env.CI),
    },
  );
}

/** The values a Studio build bakes in: those of its own list, and those Sanity's tools add. */
function studioValues(environment: Record<string, string>): Record<string, string | undefined> {
  const added = Object.entries(process.env).filter(([name]) => name.startsWith("SANITY_STUDIO_"));
  return { ...Object.fromEntries(added), ...bakedVariableDefinitions(environment) };
}
