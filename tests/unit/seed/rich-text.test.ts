import { describe, expect, test } from "vitest";
import { figure } from "#scripts/seed/content/build/figure-value.ts";
import {
  bullet,
  em,
  link,
  pageLink,
  paragraph,
  richLine,
  richText,
  strong,
} from "#scripts/seed/content/build/rich-text.ts";

const taxRate = {
  _type: "figureValue",
  figure: { _type: "reference", _ref: "figure-corporate-tax-rate" },
  show: "withUnit",
};

describe("a line", () => {
  test("is one block of plain words", () => {
    expect(richLine("Come and go freely")).toEqual([
      {
        _key: "block-1",
        _type: "block",
        style: "normal",
        markDefs: [],
        children: [{ _key: "child-1", _type: "span", text: "Come and go freely", marks: [] }],
      },
    ]);
  });

  test("holds a figure between spans, as the editor does", () => {
    const [block] = richLine(figure("corporate-tax-rate"), figure("vat-rate", "valueOnly"));
    expect(block?.children).toEqual([
      { _key: "child-1", _type: "span", text: "", marks: [] },
      { _key: "child-2", ...taxRate },
      { _key: "child-3", _type: "span", text: "", marks: [] },
      {
        _key: "child-4",
        _type: "figureValue",
        figure: { _type: "reference", _ref: "figure-vat-rate" },
        show: "valueOnly",
      },
      { _key: "child-5", _type: "span", text: "", marks: [] },
    ]);
  });

  test("marks emphasised words", () => {
    const [block] = richLine("Not ", em("every"), " visa, ", strong("most"), ".");
    expect(block?.children).toMatchObject([
      { text: "Not ", marks: [] },
      { text: "every", marks: ["em"] },
      { text: " visa, ", marks: [] },
      { text: "most", marks: ["strong"] },
      { text: ".", marks: [] },
    ]);
  });
});

describe("a text", () => {
  test("keeps the target of each link beside its words", () => {
    const [block] = richText(
      paragraph(
        "See ",
        pageLink("visas", "service-residency-visas"),
        " or ",
        link("the portal", "https://u.ae/"),
      ),
    );
    expect(block?.markDefs).toEqual([
      {
        _key: "link-1",
        _type: "internalLink",
        page: { _type: "reference", _ref: "service-residency-visas" },
      },
      { _key: "link-2", _type: "externalLink", href: "https://u.ae/" },
    ]);
    expect(block?.children.map((child) => "marks" in child && child.marks)).toEqual([
      [],
      ["link-1"],
      [],
      ["link-2"],
    ]);
  });

  test("numbers its blocks and marks its bullets", () => {
    expect(richText(paragraph("First"), bullet("Second"))).toMatchObject([
      { _key: "block-1", style: "normal" },
      { _key: "block-2", style: "normal", listItem: "bullet", level: 1 },
    ]);
  });
});
