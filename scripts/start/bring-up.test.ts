import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { REFUSED_LOSS_FILE } from "#schemas/shared/sudden-loss.ts";
import { refusedLossIn } from "./bring-up.ts";

test("a start finds the loss of content that the site held back when it ended", async () => {
  const folder = await makeTempDir();
  expect(refusedLossIn(folder)).toBeUndefined();
  writeFileSync(join(folder, REFUSED_LOSS_FILE), "300 documents of 800");
  expect(refusedLossIn(folder)).toBe("300 documents of 800");
});
