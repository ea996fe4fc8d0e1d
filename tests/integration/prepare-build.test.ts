import { expect, test } from "vitest";
import { faults } from "#tests/support/faulty-lake.ts";
import { tableFileIn } from "#web/content/routing/table-file.ts";
import { prepareBuild } from "#web/server/prepare-build.ts";
import { makeTempDir, startContent } from "./site-fixture.ts";

test("a build holds the routing table that its first start begins with", async () => {
  const { asking } = await startContent();
  const dir = await makeTempDir();
  await prepareBuild(dir, asking);
  const content = tableFileIn(dir).read();
  expect(content?.pages).toEqual([{ _type: "service", slug: "tax" }]);
  expect(content?.redirects.map(({ source }) => source)).toEqual(["/home"]);
});

test.each(faults)("a build fails and says what to do when the content lake %s", async (fault) => {
  const { asking, faultyLake } = await startContent();
  const dir = await makeTempDir();
  faultyLake.fault = fault;
  await expect(prepareBuild(dir, asking)).rejects.toThrow(
    /^The content lake at http\S+ \(dataset production\) does not answer.*\nStart it and build again/,
  );
  expect(tableFileIn(dir).read()).toBeUndefined();
});
