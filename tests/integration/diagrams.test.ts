import { expect, test } from "vitest";
import { routes } from "#tests/e2e/support/routes.ts";
import { attributeOf, type Element, elementsOf, pageElements, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** The diagrams of a page. */
async function diagramsAt(path: string): Promise<Element[]> {
  return (await pageElements(path)).filter(({ tagName }) => tagName === "figure");
}

const partsOf = (figure: Element, tagName: string) =>
  [...elementsOf(figure)].filter((element) => element.tagName === tagName);

const withDiagrams = routes.filter((path) => /^\/(services|advantages|free-zones)/.test(path));

test.each(withDiagrams)("%s has a diagram with a caption and the same in words", async (path) => {
  const figures = await diagramsAt(path);
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    const [caption] = partsOf(figure, "figcaption");
    expect(caption && wordsIn(caption)).toBeTruthy();
    const drawings = partsOf(figure, "svg").filter((svg) =>
      attributeOf(svg, "class")?.split(" ").includes("drawing"),
    );
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) expect(attributeOf(drawing, "aria-hidden")).toBe("true");
    const rows = [...partsOf(figure, "tr"), ...partsOf(figure, "li")];
    expect(rows.length).toBeGreaterThan(0);
  }
});

test("every kind of diagram stands on a page", async () => {
  const kinds = await lake
    .client()
    .fetch<string[]>('array::unique(*[_type in ["service", "advantage"]].diagrams[]->kind)');
  expect(kinds.sort()).toEqual(
    ["bars", "clock", "daylight", "emirates", "flights", "months", "path", "timeline"].sort(),
  );
});

test("the page of an emirate marks its own part of the map and links the others", async () => {
  const [map] = await diagramsAt("/free-zones/fujairah");
  if (map === undefined) throw new Error("There is no map.");
  const fills = partsOf(map, "path").map((path) => attributeOf(path, "fill"));
  expect(fills.filter((fill) => fill === "var(--color-iron)")).toHaveLength(1);
  const links = partsOf(map, "a").map((link) => attributeOf(link, "href"));
  expect(links).toHaveLength(6);
  expect(links).not.toContain("/free-zones/fujairah");
});

test("a changed figure moves its bar", async () => {
  const widths = async () =>
    (await diagramsAt("/services/tax-residency"))
      .flatMap((figure) => partsOf(figure, "rect"))
      .map((bar) => attributeOf(bar, "width"));
  const before = await widths();
  await lake.client().patch("figure-tax-residency-days").set({ value: "365" }).commit();
  const after = await widths();
  expect(before).not.toContain("100%");
  expect(after).toContain("100%");
});

test("what is still to come is hollow", async () => {
  const [timeline] = await diagramsAt("/advantages/progress");
  const marks = timeline === undefined ? [] : partsOf(timeline, "circle");
  const fills = marks.map((mark) => attributeOf(mark, "fill"));
  expect(fills.at(0)).toBe("var(--color-ink)");
  expect(fills.at(-1)).toBe("var(--color-white)");
});

test("words without a ground of their own leave their colour to what they stand in", async () => {
  const figures = await diagramsAt("/advantages/climate");
  const bare = figures
    .flatMap((figure) => partsOf(figure, "svg"))
    .filter((svg) => partsOf(svg, "text").length > 0)
    .map((svg) => attributeOf(svg, "class") ?? "")
    .filter((classes) => !classes.split(" ").includes("drawing"));
  // A browser with forced colours keeps a colour that a drawing names itself, also on black.
  expect(bare).toEqual([""]);
});

test("a country without a place is left out of the distances", async () => {
  await lake.client().patch("homeCountry-sweden").unset(["latitude"]).commit();
  const [arcs] = await diagramsAt("/advantages/accessibility");
  expect(arcs && wordsIn(arcs)).not.toContain("Stockholm");
  expect(arcs && wordsIn(arcs)).toContain("Oslo, Norway5,100 km");
});
