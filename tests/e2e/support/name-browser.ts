import { chromium, type FullConfig } from "@playwright/test";

/** Says which browser a run is with: a newer one may find what another has hidden. */
export default async function nameBrowser({ projects: [project] }: FullConfig) {
  const { launchOptions } = project?.use ?? {};
  const browser = await chromium.launch(launchOptions);
  process.stdout.write(
    `Browser: Chromium ${browser.version()}, ${launchOptions?.executablePath}\n`,
  );
  await browser.close();
}
