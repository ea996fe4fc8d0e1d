import { expect, test, vi } from "vitest";
import { withSeededLake } from "../seeded-lake.ts";
import { serveRoute } from "../tool-answers.ts";

withSeededLake();

const drawn = vi.hoisted(() => ({ times: 0 }));
vi.mock("next/og", () => ({
  ImageResponse: class {
    arrayBuffer() {
      drawn.times += 1;
      throw new Error("It is drawn.");
    }
  },
}));

test("asking whether pages have share images draws none", async () => {
  const { default: handler } = await import("#web/pages/api/share-image/[...page].tsx");
  const origin = await serveRoute(handler);
  const head = (path: string) => fetch(new URL(path, origin), { method: "HEAD" });
  const found = await head("/api/share-image/contact.jpg");
  expect([found.status, found.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect((await head("/api/share-image/no-such-page.jpg")).status).toBe(404);
  expect(drawn.times).toBe(0);
  await fetch(new URL("/api/share-image/contact.jpg", origin));
  expect(drawn.times).toBe(1);
});
