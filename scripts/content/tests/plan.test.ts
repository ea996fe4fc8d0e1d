import { describe, expect, test } from "vitest";
import { isContent } from "../document.ts";
import { danglingReferences } from "../import.ts";
import { fingerprintsOf as base, planStep, readTakes } from "../plan.ts";
import { shownApart } from "../plan-in-words.ts";
import { lineOfText } from "../tables/texts.ts";

const source = { _id: "figure-a", _type: "figure", value: "9" };
const earlier = { ...source, value: "8" };
const edited = { ...source, value: "edited" };
const stored = (content: typeof source) => ({ ...content, _rev: "r1" });
/** A value with one part changed by the file and another by an editor. */
const parted = (then: object, given: object, held: object) => ({
  base: base({ ...source, value: then }),
  theirs: { ...source, value: given },
  mine: { ...source, value: held, _rev: "r1" },
});
const picture = (_ref: string, alt: string) => ({ asset: { _ref }, alt });
const [then, given, held] = [picture("1", "one"), picture("2", "one"), picture("1", "uno")];
const weak = { _ref: "1", _weak: true };
const draft = { ...source, _id: "drafts.figure-a", _rev: "r2" };
const theirs = readTakes(["theirs"]);
const situation = { id: source._id, mine: null, theirs: source };

test.each<[string, Partial<Parameters<typeof planStep>[0]>, string]>([
  ["new", {}, "created"],
  ["equal", { mine: stored(source), base: base(source) }, "unchanged"],
  ["equal but never imported", { mine: stored(source) }, "unchanged"],
  ["ours and older", { mine: stored(earlier), base: base(earlier) }, "updated"],
  ["edited, in a file as it was", { mine: stored(edited), base: base(source) }, "keptEdited"],
  ["edited and changed in the file", { mine: stored(edited), base: base(earlier) }, "conflict"],
  ["the same, and left", { mine: stored(edited), base: base(earlier), keep: true }, "keptEdited"],
  ["there before any import", { mine: stored(edited) }, "conflict"],
  ["equal with a draft", { mine: stored(source), base: base(source), draft }, "keptEdited"],
  ["changed, with a draft", { mine: stored(earlier), base: base(earlier), draft }, "conflict"],
  ["a draft only", { base: base(source), draft }, "keptDeleted"],
  ["deleted", { base: base(earlier) }, "keptDeleted"],
  ["deleted, by the file's side", { base: base(source), take: theirs }, "created"],
  ["equal, by the file's side", { mine: stored(source), take: theirs }, "unchanged"],
  ["edited, by the file's side", { mine: stored(edited), draft, take: theirs }, "updated"],
  ["to go", { mine: stored(source), theirs: null, base: base(source) }, "deleted"],
  ["to go, but edited", { mine: stored(edited), theirs: null, base: base(source) }, "conflict"],
  ["a picture, one value", parted(then, given, held), "conflict"],
  ["a reference, one value", parted({ _ref: "1" }, { _ref: "2" }, weak), "conflict"],
  ["to go, and gone", { theirs: null, base: base(source) }, "unchanged"],
])("a document that is %s is planned correctly", (_what, found, outcome) => {
  expect(planStep({ ...situation, ...found }).outcome).toBe(outcome);
});

describe("field by field", () => {
  const page = (heading: string, title: string, list: string[]) => ({
    _id: "homePage",
    _type: "homePage",
    hero: { heading, title },
    list,
  });
  const before = page("h", "t", ["a"]);
  const file = page("h file", "t", ["a", "file"]);
  const lake = { ...page("h", "t lake", ["a", "lake"]), _rev: "r" };
  const both = { id: file._id, mine: lake, theirs: file, base: base(before) };
  const plan = (take: string[]) => planStep({ ...both, take: readTakes(take) });

  test("changes of different fields are merged, and a list changed on both sides is a conflict", () => {
    const { outcome, differences } = plan([]);
    expect(outcome).toBe("conflict");
    expect(differences.map(({ path, state }) => [path, state])).toEqual([
      ["hero.heading", "changed"],
      ["hero.title", "kept"],
      ["list", "conflict"],
    ]);
  });

  test("a conflict is settled by a choice for the field or its parent, the narrower one first", () => {
    expect(plan(["theirs:homePage.list"]).after).toEqual(page("h file", "t lake", ["a", "file"]));
    expect(plan(["mine:homePage.list"]).after).toEqual(page("h file", "t lake", ["a", "lake"]));
    expect(plan(["theirs:homePage", "mine:homePage.hero"]).after).toEqual(
      page("h", "t lake", ["a", "file"]),
    );
  });

  test("a field that was removed from the file is removed", () => {
    const { list: _, ...theirs } = before;
    const mine = { ...before, _rev: "r" };
    expect(planStep({ ...both, mine, theirs }).after).toEqual(theirs);
  });
});

test("fields that Sanity or the content tool write do not count as editors' content", () => {
  const ids = "page-a drafts.page-a content.lock seed.manifest versions.r1.page-a _.groups.a";
  const written = ids.split(" ").filter((_id) => isContent({ _id, _type: "page" }));
  expect(written).toEqual(["page-a", "drafts.page-a"]);
  expect(isContent({ _id: "image-a", _type: "sanity.imageAsset" })).toBe(false);
});

test("an invalid choice is refused with how to write it", () => {
  expect(() => readTakes(["ours:a"])).toThrow(/--take ours:a.*mine:<id>\.<field>/s);
});

test("a strong reference to a missing document is reported with its field", () => {
  const rows = [{ _ref: "figure-a" }, { _ref: "figure-b", _weak: true }, { _ref: "figure-c" }];
  const dangling = danglingReferences([{ ...source, rows }], new Set(["figure-c"]));
  expect(dangling).toMatchObject([{ document: source._id, field: "rows[0]", level: "error" }]);
});

const point = (text: string) => ({ _key: text, _type: "point", text: lineOfText(text) });

test.each([
  [undefined, "nothing"],
  ["Dubai", "“Dubai”"],
  [true, "true"],
  [12, "12"],
  [lineOfText("VAT is {figure-vat-rate}."), "“VAT is {figure-vat-rate}.”"],
  [[point("Offices"), point("Laboratories")], "“Offices · Laboratories”"],
  [{ _type: "reference", _ref: "emirate-dubai" }, "“emirate-dubai”"],
  [{ _type: "imageWithAlt", alt: "A street", asset: { _ref: "image-1" } }, "“A street, image-1”"],
])("the value %o is shown in readable form", (value, expected) => {
  expect(shownApart(value, "something else")[0]).toBe(expected);
});

test("a long text is shortened, and two texts are shown where they differ", () => {
  expect(shownApart("a".repeat(100), "b")[0]).toBe(`“${"a".repeat(69)}…`);
  const before =
    "A free zone for film, television and games, in the middle of the city of Abu Dhabi";
  expect(shownApart(lineOfText(`${before}.`), lineOfText(`${before}, and for music.`))).toEqual([
    "…he city of Abu Dhabi.”",
    "…he city of Abu Dhabi, and for music.”",
  ]);
});

test("values that look the same but differ are shown as stored", () => {
  const shown = shownApart({ _key: "a", text: "Offices" }, { _key: "b", text: "Offices" });
  expect(shown.join()).toMatch(/"_key":"a".*"_key":"b"/);
});
