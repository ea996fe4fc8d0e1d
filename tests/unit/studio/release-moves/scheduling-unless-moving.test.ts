import type { DocumentActionProps } from "sanity";
import { expect, test } from "vitest";
import { schedulingUnlessMoving } from "#studio/release-moves/scheduling-unless-moving.ts";

const schedule = schedulingUnlessMoving(() => ({ label: "Schedule publish" }));

/** What the action is of a published page whose draft has a slug. */
function actionWith(draftSlug: string) {
  const page = (_id: string, current: string) => ({
    _id,
    _type: "service",
    _rev: "1",
    _createdAt: "",
    _updatedAt: "",
    slug: { current },
  });
  const props: DocumentActionProps = {
    id: "visas",
    type: "service",
    published: page("visas", "visas"),
    draft: page("drafts.visas", draftSlug),
    version: null,
    liveEdit: false,
    liveEditSchemaType: false,
    ready: true,
    transactionSyncLock: null,
    release: undefined,
    onComplete: () => {},
    scopeId: undefined,
    initialValueResolved: true,
  };
  return schedule(props);
}

test("a draft is scheduled alone unless it moves its page", () => {
  expect(actionWith("visas")).toEqual({ label: "Schedule publish" });
  expect(actionWith("residence")).toEqual({
    label: "Schedule publish",
    disabled: true,
    title: expect.stringContaining("The page moves to /services/residence. Add it to a release"),
  });
});
