import { writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { emailService } from "#tests/support/email-service.ts";
import { occupyPort } from "#tests/support/ports.ts";
import { findProblems, makePlan } from "./plan.ts";

const sanity = { SANITY_PROJECT_ID: "abc123", SANITY_WEBHOOK_SECRET: "a-secret-long-enough" };
const elsewhere = { CONTENT_LAKE_URL: "http://localhost:5000", INBOX_URL: "http://localhost:5001" };

test.each([
  ["nothing", {}, [3000, 3333, 3999, 3998]],
  ["hosted Sanity and EmailJS", { ...sanity, ...emailService }, [3000, 3333]],
  ["a lake and an inbox that run elsewhere", elsewhere, [3000, 3333]],
])("with %s the start runs the right programs on their ports", (_what, variables, ports) => {
  const plan = makePlan(variables);
  expect(plan.ports.map(({ port }) => port)).toEqual(ports);
  const isLocal = ports.length === 4;
  expect(plan).toMatchObject({ runsLake: isLocal, runsInbox: isLocal });
  expect(isAbsolute(plan.dataDir)).toBe(true);
});

test("the start reports all problems at once, each with a fix", async () => {
  const file = join(await makeTempDir(), "a-file");
  writeFileSync(file, "");
  const [one, other] = [await occupyPort("127.0.0.1"), await occupyPort("::1")];
  const plan = makePlan({
    NORDUNE_DATA_DIR: file,
    SITE_PORT: String(one),
    STUDIO_PORT: String(other),
    CONTENT_LAKE_PORT: "4290",
    INBOX_PORT: "4290",
  });
  expect(await findProblems(plan, "production")).toEqual([
    expect.stringMatching(`^The data folder ${file} cannot .* set NORDUNE_DATA_DIR to another one`),
    `Port ${one} (SITE_PORT), wanted by the site, is already in use. Stop the program that uses it, or set SITE_PORT to another port.`,
    expect.stringMatching(`^Port ${other} .STUDIO_PORT., wanted by the Studio, is already in use`),
    "INBOX_PORT and CONTENT_LAKE_PORT both name port 4290. Give each its own.",
    expect.stringContaining("Unset NODE_ENV"),
  ]);
});
