import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { ROOT } from "#scripts/lib/project.ts";

const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(ROOT, path), "utf8"));

test("the container installs what the editor recommends", async () => {
  const { recommendations } = z
    .object({ recommendations: z.array(z.string()) })
    .parse(await read(".vscode/extensions.json"));
  expect(await read(".devcontainer/devcontainer.json")).toMatchObject({
    customizations: { vscode: { extensions: recommendations } },
  });
});

test("the editor reads types as the check does: by a server that this TypeScript has", async () => {
  const settings = z.looseObject({}).parse(await read(".vscode/settings.json"));
  const { "typescript.tsdk": folder } = settings;
  const server = typeof folder === "string" ? join(ROOT, folder, "tsserver.js") : undefined;
  expect(server === undefined || existsSync(server), server).toBe(true);
  expect(settings["js/ts.experimental.useTsgo"]).toBe(true);
  expect(await read(".vscode/extensions.json")).toMatchObject({
    recommendations: expect.arrayContaining(["TypeScriptTeam.native-preview"]),
  });
});
