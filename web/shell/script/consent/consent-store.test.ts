import { expect, test } from "vitest";
import { fakeStorage } from "#tests/support/fake-storage.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { createConsentStore } from "./consent-store.ts";

test.each<[string, string, string | null, string, "accepted" | null]>([
  ["that is not valid is asked for again", "perhaps", null, "2026-01-01", null],
  ["holds for a year", "accepted", "2025-11-24 2026-01-01", "2026-01-01", "accepted"],
  ["ends after a year", "accepted", "2025-11-22 2026-01-01", "2026-01-01", null],
  ["ends with a new policy", "accepted", "2026-11-20 2026-01-01", "2026-11-21", null],
  ["made before days were kept counts from now", "accepted", null, "2026-01-01", "accepted"],
  ["with an unreadable day ends", "accepted", "once 2026-01-01", "2026-01-01", null],
])("a stored choice about cookies %s", (_what, stored, given, policyDay, held) => {
  const storage = fakeStorage({
    "cookie-consent": stored,
    ...(given !== null && { "cookie-consent-given": given }),
  });
  const now = Date.parse("2026-11-23T12:00:00Z");
  const consent = createConsentStore(
    createEntryStore(() => storage),
    policyDay,
    now,
  );
  expect([consent.read(), consent.isAsking()]).toEqual([held, held === null]);
  if (stored === "accepted") expect(storage.getItem("cookie-consent")).toBe(held);
  consent.choose("declined");
  expect([consent.read(), consent.isAsking()]).toEqual(["declined", false]);
  expect(storage.getItem("cookie-consent-given")).toBe(`2026-11-23 ${policyDay}`);
});
