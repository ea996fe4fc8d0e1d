import { expect, test } from "vitest";
import { previewSection, previewZoneSection } from "#schemas/preview/section.ts";

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

test("says which kinds of zones a section lists", () => {
  const zones = previewZoneSection("Zone list");
  expect(zones.select).toEqual({ heading: "heading", kinds: "kinds" });
  expect(zones.prepare({ heading: "Small ones", kinds: ["niche", "offshore"] })).toEqual({
    title: "Small ones",
    subtitle: "Zone list: niche, offshore centre",
  });
  expect(zones.prepare({})).toEqual({ title: "Zone list", subtitle: "Zone list: all kinds" });
});
