import { isAbsolute } from "node:path";
import { expect, test } from "vitest";
import { makePlan } from "#scripts/start/plan.ts";

const email = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
  NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: "consultation",
  NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: "signup",
};
const sanity = { SANITY_PROJECT_ID: "abc123", SANITY_WEBHOOK_SECRET: "a-secret-long-enough" };
const elsewhere = { CONTENT_LAKE_URL: "http://localhost:5000", INBOX_URL: "http://localhost:5001" };

test.each([
  ["nothing", {}, [3000, 3333, 3999, 3998]],
  ["hosted Sanity and EmailJS", { ...sanity, ...email }, [3000, 3333]],
  ["a lake and an inbox that run elsewhere", elsewhere, [3000, 3333]],
])("with %s set the right parts run here, on their ports", (_what, variables, ports) => {
  const { plan, problem } = makePlan(variables);
  expect(problem).toBeUndefined();
  expect(plan.ports.map(({ port }) => port)).toEqual(ports);
  const isLocal = ports.length === 4;
  expect(plan).toMatchObject({ runsLake: isLocal, runsInbox: isLocal });
  expect(isAbsolute(plan.dataDir)).toBe(true);
});

test("wrong variables are told, and the right ones still count for the other checks", () => {
  const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY } = email;
  const wrong = { SITE_PORT: "many", STUDIO_PORT: "4291", SITE_URL: "foo" };
  const { plan, problem } = makePlan({ ...wrong, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY });
  expect(problem).toMatch(/SITE_URL.*SITE_PORT.*EMAILJS_SERVICE_ID/s);
  expect(plan.environment).toMatchObject({ SITE_PORT: 3000, STUDIO_PORT: 4291 });
  // EmailJS that is only half set does not ask for the inbox's port.
  expect(plan.ports.map(({ variable }) => variable)).not.toContain("INBOX_PORT");
});
