import { expect, test, vi } from "vitest";
import { onRequestError } from "#web/instrumentation.ts";

const context = {
  routerKind: "App Router",
  routePath: "/about",
  routeType: "render",
  renderSource: "react-server-components",
  revalidateReason: undefined,
} as const;

test.each([
  ["behind a reverse proxy", { "x-request-id": "0123456789abcdef" }, " (request 0123456789abcdef)"],
  ["in development, where nothing names requests", {}, ""],
])("the log says of a request that failed why it did: %s", async (_where, headers, named) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  // Next's development server cannot print such an error: its message is read-only.
  const reason = new DOMException("The operation was aborted due to timeout", "TimeoutError");
  await onRequestError(reason, { path: "/about?a=b", method: "GET", headers }, context);
  expect(error.mock.calls).toEqual([
    [`GET /about?a=b failed in /about${named}: The operation was aborted due to timeout`],
  ]);
});
