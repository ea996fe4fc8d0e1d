import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { serveSite } from "./served-site.ts";

test("a measure of a checkout without a build says at once how to make one", async () => {
  const root = await makeTempDir();
  await expect(serveSite({ port: 1, root })).rejects.toThrow(
    `holds no build to measure. Run npm run build in ${root} first.`,
  );
});
