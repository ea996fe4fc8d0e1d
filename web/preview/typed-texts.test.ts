import { createEditUrl } from "@sanity/client/csm";
import { vercelStegaClean, vercelStegaCombine } from "@vercel/stega";
import { expect, test } from "vitest";
import { createTypedTexts } from "./typed-texts.ts";

/** A text of a draft, with the mark of its field. */
function textNode(text: string, path: string, id = "service-a") {
  const place = { baseUrl: "http://localhost:3333", id, type: "service", path };
  const href = createEditUrl(place);
  return { nodeValue: vercelStegaCombine(text, { origin: "sanity.io", href }, false) };
}

const typedService = (heading: string, text = "A line") => ({
  _id: "drafts.service-a",
  hero: { heading },
  lead: [{ _key: "b", children: [{ _key: "s", text }] }],
});

const HEADING = "hero.heading";
const LINE = 'lead[_key=="b"].children[_key=="s"].text';
const words = (nodes: { nodeValue: string }[]) =>
  nodes.map(({ nodeValue }) => vercelStegaClean(nodeValue));

test("typed text shows in the preview at once until another document is opened", () => {
  const nodes = [
    textNode("Schools", HEADING),
    textNode("A line", LINE),
    textNode("See Schools", HEADING),
    textNode("Schools", HEADING, "service-b"),
    { nodeValue: "Schools" },
  ];
  const texts = createTypedTexts();
  texts.take(typedService("Schools"), nodes);
  expect(texts.take(typedService("Schools!", "A line."), nodes)).toBe(true);
  expect(words(nodes)).toEqual(["Schools!", "A line.", "See Schools", "Schools", "Schools"]);
  expect(nodes[0]?.nodeValue, "still leads to its field").toBe(
    textNode("Schools!", HEADING).nodeValue,
  );
  // The server's page is a moment older than what was typed.
  const late = [textNode("Schools", HEADING), textNode("From elsewhere", HEADING)];
  texts.show(late);
  expect(words(late)).toEqual(["Schools!", "From elsewhere"]);

  expect(texts.take({ _id: "service-b", hero: { heading: "Other" } }, nodes)).toBe(false);
  const brought = [textNode("Schools", HEADING)];
  texts.show(brought);
  expect(words(brought)).toEqual(["Schools"]);
});

test("a text with a figure in it is updated in the preview by the server", () => {
  const nodes = [textNode("Up to ", HEADING), textNode(" pays nothing", HEADING)];
  const texts = createTypedTexts();
  texts.take(typedService("Up to {band} pays nothing"), nodes);
  expect(texts.take(typedService("Above {band} pays"), nodes)).toBe(false);
  expect(words(nodes)).toEqual(["Up to ", " pays nothing"]);
});
