import { expect, test } from "vitest";
import { previewSection } from "#schemas/preview/section.ts";

const { select, prepare } = previewSection({
  kind: "Zone cards",
  list: "zones",
  one: "zone",
  many: "zones",
});

test("shows the heading, the kind and how much the section holds", () => {
  expect(select).toEqual({ heading: "heading", members: "zones" });
  expect(prepare({ heading: "Major zones", members: [{}, {}] })).toEqual({
    title: "Major zones",
    subtitle: "Zone cards, 2 zones",
  });
});

test("names the kind of a section that has neither heading nor members yet", () => {
  expect(prepare({})).toEqual({ title: "Zone cards", subtitle: "Zone cards, 0 zones" });
});
