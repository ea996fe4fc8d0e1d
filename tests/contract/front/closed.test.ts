import { expect, test } from "vitest";
import { startFront } from "./front-fixture.ts";

test("the front gives the site's numbers to nobody, and lets through only so many reports", async () => {
  const { site, visit } = await startFront((request, response) => {
    response.writeHead(request.method === "POST" ? 204 : 200).end();
  });
  const named = { authorization: "Bearer the-right-token" };
  for (const path of ["/api/metrics", "/api//metrics", "/api/%6detrics", "/api/metrics?a=b"]) {
    expect((await visit(path, named)).status, path).toBe(404);
  }
  expect(site.asked).toEqual([]);
  const statuses: number[] = [];
  for (let sent = 0; sent < 20; sent += 1) {
    statuses.push((await visit("/api/reports", {}, "POST")).status);
  }
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(6);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
});
