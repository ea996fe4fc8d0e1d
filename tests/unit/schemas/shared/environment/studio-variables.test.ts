import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { bakedVariableDefinitions } from "#schemas/shared/environment/studio-variables.ts";

test("writes named values into the bundle, and never a token", () => {
  const definitions = bakedVariableDefinitions({
    SANITY_PROJECT_ID: "abc123",
    SANITY_API_WRITE_TOKEN: "secret",
    SANITY_WEBHOOK_SECRET: "secret",
  });
  expect(definitions["process.env.SANITY_PROJECT_ID"]).toBe('"abc123"');
  expect(definitions["process.env.SITE_URL"]).toBe('""');
  expect(JSON.stringify(definitions)).not.toContain("secret");
});

test("a built Studio has the query tool for developers who ask for it, and for nobody else", () => {
  expect(readEnvironment({}).STUDIO_QUERY_TOOL).toBe("off");
  expect(readEnvironment({ STUDIO_QUERY_TOOL: "on" }).STUDIO_QUERY_TOOL).toBe("on");
  expect(() => readEnvironment({ STUDIO_QUERY_TOOL: "yes" })).toThrow("on for developers");
});

test("covers every variable that the Studio reads in the browser", async () => {
  const source = await readFile("studio/environment.ts", "utf8");
  const read = [...source.matchAll(/process\.env\.\w+/g)].map(([name]) => name);
  expect(read.length).toBeGreaterThan(0);
  expect(Object.keys(bakedVariableDefinitions({}))).toEqual(expect.arrayContaining(read));
});
