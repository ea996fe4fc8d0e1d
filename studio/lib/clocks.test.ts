import { afterEach, expect, test, vi } from "vitest";
import { bothClocks } from "./clocks.ts";

afterEach(() => vi.unstubAllEnvs());

const NEW_YEAR = "2026-12-31T20:00:00Z";

test.each([
  ["Europe/Stockholm", "1 Jan 2027, 00:00 in Dubai (31 Dec 2026, 21:00 your time)"],
  ["Asia/Kolkata", "1 Jan 2027, 00:00 in Dubai (1 Jan 2027, 01:30 your time)"],
  ["Asia/Dubai", "1 Jan 2027, 00:00 in Dubai"],
])("an editor in %s reads what is to come in Dubai's time and their own", (zone, words) => {
  vi.stubEnv("TZ", zone);
  expect(bothClocks(NEW_YEAR)).toBe(words);
});
