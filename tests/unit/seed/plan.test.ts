import { describe, expect, test } from "vitest";
import { contentHash } from "#scripts/seed/content-hash.ts";
import { planStep } from "#scripts/seed/plan.ts";

const document = { _id: "figure-a", _type: "figure", value: "9" };
const earlier = { ...document, value: "8" };
const edited = { ...document, value: "edited" };

const stored = (content: typeof document) => ({ ...content, _rev: "r1" });
const writtenAs = (content: typeof document, kept = content) => ({
  id: document._id,
  seedHash: contentHash(content),
  storedHash: contentHash(kept),
});
const situation = {
  document,
  published: undefined,
  hasDraft: false,
  entry: undefined,
  isForced: false,
};

describe("without force", () => {
  test.each([
    ["new", {}, "created"],
    ["equal", { published: stored(document), entry: writtenAs(document) }, "unchanged"],
    ["equal but never noted", { published: stored(document) }, "unchanged"],
    ["ours and older", { published: stored(earlier), entry: writtenAs(earlier) }, "updated"],
    [
      "stored in another form by the lake",
      { published: stored(edited), entry: writtenAs(document, edited) },
      "unchanged",
    ],
    ["edited", { published: stored(edited), entry: writtenAs(document) }, "keptEdited"],
    ["there before the seed", { published: stored(edited) }, "keptEdited"],
    [
      "unchanged with a draft",
      { published: stored(document), entry: writtenAs(document), hasDraft: true },
      "keptEdited",
    ],
    ["a draft only", { hasDraft: true, entry: writtenAs(document) }, "keptEdited"],
    ["deleted", { entry: writtenAs(document) }, "keptDeleted"],
  ])("a document that is %s", (_what, found, outcome) => {
    expect(planStep({ ...situation, ...found }).outcome).toBe(outcome);
  });
});

describe("with force", () => {
  const forced = { ...situation, isForced: true };

  test("an edited document is overwritten and its draft discarded", () => {
    expect(
      planStep({
        ...forced,
        published: stored(edited),
        hasDraft: true,
        entry: writtenAs(document),
      }),
    ).toMatchObject({ outcome: "updated", discardDraft: true });
  });

  test("a deleted document is made again", () => {
    expect(planStep({ ...forced, entry: writtenAs(document) })).toMatchObject({
      outcome: "created",
      discardDraft: false,
    });
  });

  test("an equal document stays as it is", () => {
    expect(planStep({ ...forced, published: stored(document) }).outcome).toBe("unchanged");
  });
});
