import { expect, test } from "vitest";
import { actionProps, servicePage } from "../../tests/support/action-props.ts";
import { ViewPageAction } from "./page-actions.ts";

test("a page can be viewed as it is published, and not before", () => {
  const address = expect.stringMatching(/^http.*\/services\/a$/);
  expect(ViewPageAction(actionProps(servicePage("a"), servicePage("b")))).toMatchObject({
    disabled: false,
    title: address,
  });
  expect(ViewPageAction(actionProps(null, servicePage("a")))).toMatchObject({ disabled: true });
});
