import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { startTestLake } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { onTestFinished } from "vitest";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { writingClient } from "#scripts/site-content/client.ts";
import { EMPTY_DATASET, HostedProject, startHostedSanity } from "#tests/support/hosted-sanity.ts";

/** An empty hosted project, closed after the test, and everybody who speaks to it. */
export async function startHostedProject(settings: Partial<HostedProject> = {}) {
  const { projectId, dataset } = new HostedProject();
  const lake = await startTestLake({ projectId, datasets: [dataset, EMPTY_DATASET] });
  const sanity = await startHostedSanity(lake.url, settings);
  onTestFinished(sanity.close);
  setDefaultCACertificates([...getCACertificates(), sanity.certificate]);
  const { env, project, proxyUrl: proxy } = sanity;
  const named = { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset };
  const writing = { ...named, SANITY_API_WRITE_TOKEN: project.tokens.write };
  return {
    ...sanity,
    /** The scripts' own client, as the environment makes it. */
    writer: () => writingClient(readEnvironment(writing)).client.withConfig({ proxy }),
    /** A program, as a developer runs it. */
    run: (program: string, args: readonly string[], variables = {}) =>
      execa(process.execPath, [program, ...args], {
        ...{ cwd: ROOT, reject: false, all: true },
        env: { ...env, ...writing, ...variables },
      }),
  };
}
