import { expect, test } from "vitest";
import { parseOptions } from "#scripts/start/options.ts";

test("without options the system is built and served quietly", () => {
  expect(parseOptions([])).toEqual({ dev: false, verbose: false, help: false });
});

test("options are read", () => {
  expect(parseOptions(["--dev", "--verbose"])).toEqual({ dev: true, verbose: true, help: false });
});

test.each([["--devel"], ["dev"]])("%s is refused by name", (argument) => {
  expect(() => parseOptions([argument])).toThrow(argument);
});
