import { expect, test } from "vitest";
import { problemsOf } from "#tests/support/document-problems.ts";
import { largeContent } from "./large-content.ts";

test.each(["freePage", "translation"])(
  "an editor could publish each %s that is measured",
  async (type) => {
    const document = largeContent().find(({ _type }) => _type === type);
    expect(document && (await problemsOf(document))).toEqual([]);
  },
);
