import { fixedPaths, slugRoutes } from "#schemas/shared/routes.ts";
import { type Changes, Refusal } from "./changes.ts";
import type { Address } from "./request.ts";

/** First parts of addresses that hold no pages: the site answers there with something else. */
const OTHER_ADDRESSES = ["api", "brand", "built", "favicon", "offline", "share-image"];

/** Every address of the seeded site, which its browser tests visit. */
export const ROUTES_OF_TESTS = "tests/e2e/support/routes.ts";

/** Says whether a new page may live there. @throws Refusal when it may not */
export function checkAddress(address: Address, changes: Changes): void {
  const path = "path" in address ? address.path : address.prefix;
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path)) {
    throw new Refusal(
      `“${path}” is no path of this site: write lower-case words between single hyphens after a slash, such as /case-studies.`,
    );
  }
  const [, first = ""] = path.split("/");
  if (OTHER_ADDRESSES.includes(first)) {
    throw new Refusal(`Below /${first} the site serves no pages: choose another path.`);
  }
  if ("prefix" in address) {
    const owner = slugRoutes.find(({ prefix }) => prefix === path);
    if (owner === undefined) return;
    throw new Refusal(`The pages of ${owner.type} live below ${path}: choose another prefix.`);
  }
  const isSeeded = changes.read(ROUTES_OF_TESTS).includes(`"${path}",`);
  if (isSeeded || fixedPaths.includes(path)) {
    throw new Refusal(`${path} is the address of another page: choose another path.`);
  }
}
