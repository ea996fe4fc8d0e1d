import { expect, test } from "vitest";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** The page's text when its document has the layout; the page of an unset one for null. */
async function pageWith(id: string, path: string, layout: string | null) {
  const patch = lake.client().patch(id);
  await (layout === null ? patch.unset(["layout"]) : patch.set({ layout })).commit();
  return textOf(await renderPage(path));
}

/** Where each of the words first stands, in the order of their places; fails where one is missing. */
function order(text: string, words: Record<string, string>): string[] {
  const places = Object.entries(words).map(([name, each]) => {
    expect(text, name).toContain(each);
    return { name, at: text.indexOf(each) };
  });
  return places.sort((a, b) => a.at - b.at).map(({ name }) => name);
}

const service = {
  introduction: "Two countries have to agree on where you live",
  note: "What we do not do",
  benefits: "What the certificate is good for",
  lastBenefit: "A business of your own can still fall under corporate tax",
  condition: "on wages and private income",
  parts: "From the first count of days to the certificate",
  lastPart: "We put the next one in the calendar",
  lastDetail: "Every twelve months",
};

test("every layout of a service shows all of it, in an order of its own", async () => {
  const orders = new Set<string>();
  for (const layout of ["guide", "route", "catalogue", "dossier"]) {
    const text = await pageWith("service-tax-residency", "/services/tax-residency", layout);
    orders.add(order(text, service).join(" "));
  }
  expect(orders.size).toBe(4);
});

test("a service without a layout is a guide", async () => {
  const [without, guide] = [
    await pageWith("service-education", "/services/education", null),
    await pageWith("service-education", "/services/education", "guide"),
  ];
  expect(without).toBe(guide);
});

const advantage = {
  first: "What you notice first",
  last: "register your stay with your foreign ministry",
  note: "Medicine in your suitcase",
};

test("every layout of an advantage shows its text, picture and note", async () => {
  const pages = new Set<string>();
  for (const layout of ["column", "chapters", "magazine", "plate"]) {
    await pageWith("advantage-safety", "/advantages/safety", layout);
    const html = await renderPage("/advantages/safety");
    order(textOf(html), advantage);
    expect(html.match(/<img /g), layout).toHaveLength(2);
    pages.add(html);
  }
  expect(pages.size).toBe(4);
});
