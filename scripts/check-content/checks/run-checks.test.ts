import { expect, onTestFinished, test, vi } from "vitest";
import { service } from "#tests/support/service-document.ts";
import type { Finding } from "./finding.ts";
import { runChecks } from "./run-checks.ts";

const figure = (_id: string, fields: object = {}) => ({
  ...{ _id, _type: "figure", label: `Figure ${_id}`, ...fields },
});
const shows = (...figures: string[]) =>
  service("shows", { figures: figures.map((_ref) => ({ _ref })) });

const rule = (id: string, field: string): Finding => ({
  kind: "rule-warning",
  document: { id, type: "any", title: id, field },
  problem: `${id} ${field}`,
  fix: "Fix it.",
});

test("documents are checked even if the site is down, and each problem is reported once", async () => {
  const { findings, siteProblem } = await runChecks({
    readings: new Map(),
    documents: [figure("f", { status: "toBeConfirmed" }), shows("f")],
    schema: { get: () => undefined },
    siteUrl: "http://127.0.0.1:1",
    ofRules: [rule("f", "status"), rule("f", "value")],
  });
  expect(siteProblem).toBe("The site does not answer at http://127.0.0.1:1.");
  expect(findings.map(({ problem }) => problem)).toEqual([
    "Nobody has checked the source of “Figure f” yet.",
    "f value",
  ]);
});

test("the checks visit pages while the Studio's rules still read the documents", async () => {
  const visit = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async () => {
    visit.resolve();
    return new Response("<urlset></urlset>");
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { findings } = await runChecks({
    readings: new Map(),
    documents: [],
    schema: { get: () => undefined },
    siteUrl: "http://127.0.0.1:1",
    ofRules: visit.promise.then(() => [rule("f", "value")]),
  });
  expect(findings.map(({ problem }) => problem)).toContain("f value");
});
