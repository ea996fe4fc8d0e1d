import { expect, test, vi } from "vitest";
import { register } from "#web/components/shell/script/page/register-service-worker.ts";

test("registers the service worker", async () => {
  const registered: string[] = [];
  await register({ serviceWorker: { register: async (path) => registered.push(String(path)) } });
  expect(registered).toEqual(["/service-worker.js"]);
});

test("does nothing where there are no service workers, as on plain http in a local network", async () => {
  expect(await register({})).toBeUndefined();
});

test("says in the console why the offline page is not available", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const cause = new Error("no room");
  await register({ serviceWorker: { register: () => Promise.reject(cause) } });
  expect(warn.mock.calls).toEqual([["The offline page is not available.", cause]]);
});
