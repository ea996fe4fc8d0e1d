import { createEditUrl } from "@sanity/client/csm";
import { vercelStegaClean, vercelStegaCombine } from "@vercel/stega";
import { expect, onTestFinished, test, vi } from "vitest";
import { createRenewal } from "#web/preview/pacing.ts";
import { createTypedTexts } from "#web/preview/typed-texts.ts";

/** A text of a page, as an editor gets it: it carries where it is edited. */
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

test("what is typed stands on the page, wherever the field stands alone, until another document is open", () => {
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
  // From a moment ago the server brings what was typed over.
  const late = [textNode("Schools", HEADING), textNode("From elsewhere", HEADING)];
  texts.show(late);
  expect(words(late)).toEqual(["Schools!", "From elsewhere"]);

  expect(texts.take({ _id: "service-b", hero: { heading: "Other" } }, nodes)).toBe(false);
  const brought = [textNode("Schools", HEADING)];
  texts.show(brought);
  expect(words(brought)).toEqual(["Schools"]);
});

test("a page is rendered anew at the pause after the last key, and once more for what is asked meanwhile", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ends: (() => void)[] = [];
  const renewal = createRenewal(() => new Promise((resolve) => ends.push(resolve)), 400);
  renewal.typed();
  renewal.ask();
  await vi.advanceTimersByTimeAsync(300);
  renewal.typed();
  await vi.advanceTimersByTimeAsync(399);
  expect(ends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(1);
  renewal.ask();
  renewal.ask();
  for (const end of [ends[0], () => ends[1]?.()]) {
    end?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toHaveLength(2);
  }
});
