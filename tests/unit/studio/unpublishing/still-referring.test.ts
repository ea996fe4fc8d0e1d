import { expect, test } from "vitest";
import { stillReferring } from "#studio/unpublishing/still-referring.ts";

const leaving = { id: "service-a", releaseId: "r1" };
const page = { _type: "aboutPage", _rev: "1", _createdAt: "", _updatedAt: "" };

function referring(_id: string, fields: Record<string, unknown> = {}) {
  return { ...page, _id, links: [{ _key: "a", target: { _ref: "service-a" } }], ...fields };
}

const idsOf = (referring: Parameters<typeof stillReferring>[0]["referring"], inRelease: string[]) =>
  stillReferring({ referring, inRelease }, leaving).map(({ _id }) => _id);

test("what is published, drafted or in another release needs the document", () => {
  const others = [referring("drafts.b"), referring("about"), referring("versions.r2.c")];
  expect(idsOf(others, [])).toEqual(["about", "drafts.b", "versions.r2.c"]);
});

test("each document is named once, as it is published", () => {
  expect(idsOf([referring("drafts.about"), referring("about")], [])).toEqual(["about"]);
});

test("what the release changes counts as it will be", () => {
  expect(idsOf([referring("about")], ["versions.r1.about"])).toEqual([]);
  expect(idsOf([referring("versions.r1.about")], ["versions.r1.about"])).toEqual([
    "versions.r1.about",
  ]);
});

test("what the release takes off the site too needs nothing", () => {
  const leavingToo = referring("versions.r1.about", { _system: { delete: true } });
  expect(idsOf([leavingToo, referring("about")], ["versions.r1.about"])).toEqual([]);
});

test("a weak reference needs no target, nor does the document itself", () => {
  const weak = referring("about", { links: [{ _ref: "service-a", _weak: true }] });
  expect(idsOf([weak, referring("drafts.service-a")], [])).toEqual([]);
});
