import { expect, test } from "vitest";
import { actionProps, servicePage } from "../../../tests/support/action-props.ts";
import type { Approval } from "../second-person/second-person.ts";
import { schedulingUnlessMoving, withApproval } from "./actions.ts";

const off = (label: string, title: string) => ({
  label,
  disabled: true,
  title: expect.stringContaining(title),
});
test.each<[string, Approval, object]>([
  ["by anybody where none is needed", "notNeeded", { label: "Publish" }],
  ["by nobody until it is known", "looking", off("Publish", "Checking who has to approve this…")],
  ["as approved by who may approve", "possible", { label: "Approve and publish" }],
  ["by nobody else", "own", off("Waits for a second person", "who has not edited it")],
  ["by nobody once nobody knows", "untold", off("Waits for a second person", "Discard the draft")],
])("a document that may need a second person is published %s", (_by, approval, expected) => {
  expect(withApproval({ label: "Publish" }, approval)).toEqual(expected);
});

test("a draft can be scheduled by itself unless it changes its page's address", () => {
  const schedule = schedulingUnlessMoving(() => ({ label: "Schedule publish" }));
  const scheduling = (draft: string) => schedule(actionProps(servicePage("a"), servicePage(draft)));
  expect(scheduling("a")).toEqual({ label: "Schedule publish" });
  expect(scheduling("b")).toMatchObject({
    disabled: true,
    title: expect.stringContaining("The page moves to /services/b. Add it to a release"),
  });
});
