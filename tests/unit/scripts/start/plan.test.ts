import { isAbsolute } from "node:path";
import { expect, test } from "vitest";
import { makePlan } from "#scripts/start/plan.ts";

const variablesOf = (plan: ReturnType<typeof makePlan>["plan"]) =>
  plan.ports.map(({ variable }) => variable);

test("with nothing set everything runs here, on the usual ports", () => {
  const { plan, problem } = makePlan({});
  expect(problem).toBeUndefined();
  expect(plan).toMatchObject({ runsLake: true, runsInbox: true });
  expect(plan.ports.map(({ port }) => port)).toEqual([3000, 3333, 3999, 3998]);
  expect(isAbsolute(plan.dataDir)).toBe(true);
});

test("hosted Sanity and EmailJS need no local lake and inbox, nor their ports", () => {
  const { plan, problem } = makePlan({
    SANITY_PROJECT_ID: "abc123",
    SANITY_WEBHOOK_SECRET: "a-secret-long-enough",
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
    NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: "consultation",
    NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: "signup",
  });
  expect(problem).toBeUndefined();
  expect(variablesOf(plan)).toEqual(["SITE_PORT", "STUDIO_PORT"]);
});

test("a lake and an inbox that run elsewhere are not started", () => {
  const { plan } = makePlan({
    CONTENT_LAKE_URL: "http://localhost:5000",
    INBOX_URL: "http://localhost:5001",
  });
  expect(plan).toMatchObject({ runsLake: false, runsInbox: false });
});

test("wrong variables are told, and the right ones still count for the other checks", () => {
  const { plan, problem } = makePlan({ SITE_PORT: "many", STUDIO_PORT: "4291", SITE_URL: "foo" });
  expect(problem).toContain("SITE_PORT");
  expect(problem).toContain("SITE_URL");
  expect(plan.environment).toMatchObject({ SITE_PORT: 3000, STUDIO_PORT: 4291 });
});

test("EmailJS that is only half set does not ask for the inbox's port", () => {
  const { plan, problem } = makePlan({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key" });
  expect(problem).toContain("NEXT_PUBLIC_EMAILJS_SERVICE_ID");
  expect(variablesOf(plan)).not.toContain("INBOX_PORT");
});
