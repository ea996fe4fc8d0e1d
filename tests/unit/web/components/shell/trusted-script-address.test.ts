import { expect, test } from "vitest";
import { createTrustedAddresses } from "#web/components/shell/script/trusted-script-address.ts";

const tag = "https://www.googletagmanager.com/gtag/js?id=G-1";
const withoutTrustedTypes = createTrustedAddresses(() => undefined);

test.each(["/service-worker.js", tag])("%s may be loaded", (address) => {
  expect(withoutTrustedTypes(address)).toBe(address);
});

test.each([
  "/other.js",
  "https://www.googletagmanager.com.example.com/gtag/js?id=G-1",
  "https://www.googletagmanager.com/gtm.js?id=G-1",
  "https://example.com/service-worker.js",
  "data:text/javascript,alert(1)",
])("%s may not", (address) => {
  expect(() => withoutTrustedTypes(address)).toThrow(TypeError);
});

test("a browser with Trusted Types gets one policy, which lets nothing else through", () => {
  type Rules = { createScriptURL(address: string): string };
  const policies: [name: string, rules: Rules][] = [];
  const trusted = createTrustedAddresses(() => ({
    emptyHTML: "",
    createPolicy(name, rules) {
      policies.push([name, rules]);
      return { createScriptURL: (address) => `trusted ${rules.createScriptURL(address)}` };
    },
  }));
  expect(policies).toEqual([]);
  expect(trusted(tag)).toBe(`trusted ${tag}`);
  expect(trusted("/service-worker.js")).toBe("trusted /service-worker.js");
  expect(policies.map(([name]) => name)).toEqual(["shell"]);
  expect(() => trusted("/other.js")).toThrow(TypeError);
});
