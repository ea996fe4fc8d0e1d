import { expect, test } from "vitest";
import { studioWorkspace } from "../../../tests/support/studio-workspace.ts";
import { groupOfFirstError, inFormOrder, titlesOf } from "./form-order.ts";

const { schema } = await studioWorkspace();

const service = schema.get("service");
const stored = {
  _type: "service",
  benefits: ["b", "a"].map((_key) => ({ _key, _type: "benefit" })),
};

const error = (...path: (string | { _key: string })[]) => ({ path, level: "error" as const });
const warning = (...path: string[]) => ({ path, level: "warning" as const });

test("problems are listed in the order of the form, the most serious of a field first", () => {
  if (service?.jsonType !== "object") throw new Error("A service is not stored.");
  const ordered = [
    error(),
    warning("title"),
    error("hero", "heading"),
    warning("hero", "heading"),
    error("hero", "image"),
    error("introduction", "heading"),
    error("benefits"),
    error("benefits", { _key: "b" }, "title"),
    error("benefits", { _key: "b" }, "text"),
    error("benefits", { _key: "a" }, "title"),
    error("closing", "heading"),
  ];
  expect(inFormOrder(ordered.toReversed(), service, stored)).toEqual(ordered);
  // A form opens on the group of its first error, not of a warning.
  const problems = [error("benefits"), warning("title"), error("introduction", "heading")];
  expect(groupOfFirstError(problems, service, stored)).toBe("introduction");
  expect(groupOfFirstError([warning("benefits")], service, stored)).toBeUndefined();
  expect(groupOfFirstError([error()], service, stored)).toBeUndefined();
});

test("a problem's place is named by the section's kind and heading", () => {
  const page = schema.get("freePage");
  if (page?.jsonType !== "object") throw new Error("A page is not stored.");
  const sections = [
    { _key: "a", _type: "benefitsSection", heading: "What you gain" },
    { _key: "b", _type: "pictureTextSection", heading: "Where we are", link: {} },
    { _key: "c", _type: "pictureTextSection" },
    { _key: "d", _type: "questionsSection", questions: [{ _key: "q", question: "How long?" }] },
  ];
  const place = (...path: (string | { _key: string })[]) =>
    titlesOf(["sections", ...path], page, { _type: "freePage", sections }).join(" › ");
  expect(place()).toBe("Sections");
  expect(place({ _key: "b" }, "link", "label")).toBe(
    "Sections › Picture beside text “Where we are” › Link › Label",
  );
  expect(place({ _key: "c" }, "image")).toBe("Sections › Picture beside text 3 › Image");
  expect(place({ _key: "d" }, "questions", { _key: "q" }, "answer")).toBe(
    "Sections › Questions and answers 4 › Questions › Question “How long?” › Answer",
  );
  expect(titlesOf([], page, {})).toEqual(["Free page"]);
});
