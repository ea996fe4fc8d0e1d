import { createServer } from "node:http";
import { expect, test } from "vitest";
import { imageUrls } from "#schemas/shared/images/image-urls.ts";
import type { Fault } from "#tests/support/faulty-lake.ts";
import { listenDuringTest } from "#tests/support/listen.ts";
import { pictureData } from "#web/page/share-image/share-card.tsx";
import { startTestFaultyLake } from "./site-fixture.ts";

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
const image = {
  _type: "imageWithAlt" as const,
  alt: null,
  decorative: null,
  flip: null,
  asset: { _id: "image-abc-1200x800-jpg", dimensions: null, lqip: null },
  crop: null,
  hotspot: null,
};

/** Reads from an image server that fails as the test demands. */
async function pictureWhile(fault: Fault | undefined) {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "image/jpeg" }).end(JPEG);
  });
  const images = await startTestFaultyLake(await listenDuringTest(server));
  images.fault = fault;
  const lake = { projectId: "local", dataset: "production", apiVersion: "1", isLocal: true };
  return pictureData(image, imageUrls({ ...lake, apiHost: images.url }), fault ? 300 : 10_000);
}

test("a share image embeds its illustration", async () => {
  expect(await pictureWhile(undefined)).toBe(`data:image/jpeg;base64,${JPEG.toString("base64")}`);
  expect(await pictureData(null)).toBeUndefined();
});

test.each(["hangs", "answers half of its body", "answers HTML"] as const)(
  "no share image is drawn while the image server %s",
  async (fault) => {
    await expect(pictureWhile(fault)).rejects.toThrow();
  },
);
