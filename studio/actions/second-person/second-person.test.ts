import { expect, test } from "vitest";
import { type Approval, approvalOf } from "./second-person.ts";

const rate = { _type: "figure", topic: "tax", value: "9" };
const known = {
  ...{ draft: rate, published: rate, setting: ["tax"], me: "me" },
  authors: new Set(["other"]),
};
test.each<[Approval, string, Partial<Parameters<typeof approvalOf>[0]>]>([
  ["possible", "somebody else wrote it", {}],
  ["own", "whoever is here wrote it", { authors: new Set(["other", "me"]) }],
  ["untold", "the history does not reach back", { authors: "untold" }],
  ["looking", "what needs a second person is not known yet", { setting: undefined }],
  ["looking", "the authors are not known yet", { authors: undefined }],
  ["looking", "who is here is not known yet", { me: undefined }],
  ["notNeeded", "nobody asks for a second person", { setting: null }],
  ["notNeeded", "there is no draft", { draft: null }],
  [
    "notNeeded",
    "no setting could ask for one",
    { draft: { _type: "service" }, published: null, setting: undefined },
  ],
  [
    "possible",
    "the draft takes it out of the tax figures",
    { draft: { ...rate, topic: "living" } },
  ],
])("the state of an approval is “%s” if %s", (approval, _where, changes) => {
  expect(approvalOf({ ...known, ...changes })).toBe(approval);
});
