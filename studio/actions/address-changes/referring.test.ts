import { expect, test } from "vitest";
import { stillReferring } from "./referring.tsx";

const referring = (_id: string, fields: Record<string, unknown> = {}) => ({
  ...{ _id, _type: "aboutPage", _rev: "1", _createdAt: "", _updatedAt: "" },
  ...{ links: [{ target: { _ref: "a" } }], ...fields },
});
const needing = (documents: ReturnType<typeof referring>[], ...inRelease: string[]) =>
  stillReferring({ referring: documents, inRelease }, { id: "a", releaseId: "r1" }).map(
    ({ _id }) => _id,
  );

test("the Studio finds what still refers to a page that a release unpublishes", () => {
  const others = ["drafts.x", "x", "drafts.y", "versions.r2.z"].map((_id) => referring(_id));
  const noMatter = [referring("w", { links: [{ _ref: "a", _weak: true }] }), referring("drafts.a")];
  // Each document once, in its published version.
  expect(needing([...noMatter, ...others])).toEqual(["x", "drafts.y", "versions.r2.z"]);
  // Referring documents that the release changes or removes do not count.
  const about = "versions.r1.about";
  expect(needing([referring("about")], about)).toEqual([]);
  expect(needing([referring(about)], about)).toEqual([about]);
  const leaving = referring(about, { _system: { delete: true } });
  expect(needing([leaving, referring("about")], about)).toEqual([]);
});
