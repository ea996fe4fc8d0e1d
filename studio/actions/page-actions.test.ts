import { expect, test } from "vitest";
import { actionProps, servicePage } from "../../tests/support/action-props.ts";
import { ViewPageAction } from "./page-actions.ts";

test("the button to view a page appears once the page is published", () => {
  const address = expect.stringMatching(/^http.*\/services\/a$/);
  expect(ViewPageAction(actionProps(servicePage("a"), servicePage("b")))).toMatchObject({
    disabled: false,
    title: address,
  });
  expect(ViewPageAction(actionProps(null, servicePage("a")))).toMatchObject({ disabled: true });
});
