import { test as base, expect } from "@playwright/test";

const isLocal = (url: string) =>
  /^(data|blob|about):/.test(url) ||
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/**
 * A page whose console must stay silent and which must not reach past this machine. Tests that
 * expect an error on the console allow it by its text.
 */
export const test = base.extend<{ allowedConsole: RegExp[]; watched: undefined }>({
  allowedConsole: [[], { option: true }],
  watched: [
    async ({ context, allowedConsole }, use) => {
      const unexpected: string[] = [];
      context.on("console", (message) => {
        const text = `${message.type()}: ${message.text()}`;
        const isProblem = message.type() === "error" || message.type() === "warning";
        if (isProblem && !allowedConsole.some((allowed) => allowed.test(text))) {
          unexpected.push(text);
        }
      });
      context.on("weberror", (webError) =>
        unexpected.push(`uncaught: ${String(webError.error())}`),
      );
      context.on("request", (request) => {
        if (!isLocal(request.url())) unexpected.push(`request to ${request.url()}`);
      });
      await use(undefined);
      expect(unexpected, "console output and requests that no test asked for").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
