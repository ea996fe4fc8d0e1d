import { expect, test } from "vitest";
import { isToolKind } from "#schemas/tools/list.ts";
import { toolQuestions } from "#tests/support/tool-questions.ts";
import { addressOfEntries } from "#web/tools/entries.ts";
import { readToolRequest } from "#web/tools/read-tool-request.ts";
import { all, documentOf } from "./page-elements.ts";
import { renderTool } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

const UNCHOSEN = "–";

/** Entries to questions that are typed, beside those of `toolQuestions`. */
const TYPED: Readonly<Record<string, string>> = {
  earlierRevenue: "2500000",
  share: "80",
  supplies: "900000",
  savings: "1000",
  property: "2000000",
  children: "2",
  pupils: "1",
  adults: "2",
};

type Control = HTMLInputElement | HTMLSelectElement;

const isChoice = (control: Element): control is HTMLSelectElement => control.localName === "select";

/** The fields of a tool's form that have an entry. */
const fieldsIn = (html: string): Control[] =>
  all(documentOf(html), "#tool form :is(select, input:not([type=hidden], [type=checkbox]))").filter(
    (each): each is Control => "value" in each && "name" in each,
  );

/** The query of a form that is sent without a script. */
const sentForm = (html: string): URLSearchParams =>
  new URLSearchParams(
    all(documentOf(html), "#tool form [name]:not([disabled], [type=checkbox])").map((each) => {
      const value = isChoice(each) ? each.value : each.getAttribute("value");
      return [each.getAttribute("name") ?? "", value ?? ""];
    }),
  );

const opened = (path: string, query: string) =>
  renderTool(path, { asked: readToolRequest(new URLSearchParams(query)) });

const hasResult = (html: string) => all(documentOf(html), "#tool .tool-sheet").length > 0;
const isWarned = (html: string) => all(documentOf(html), "#tool form > p[role=alert]").length > 0;
const isRefused = (html: string) => all(documentOf(html), "#tool [aria-invalid=true]").length > 0;

/** A link to a result with an entry to each choice, other than that of a form which was left alone. */
async function senderOf(kind: keyof typeof toolQuestions) {
  const { path, entries } = toolQuestions[kind];
  const given = { ...Object.fromEntries(new URLSearchParams(entries)), ...TYPED };
  const sent = sentForm(await renderTool(path));
  for (const field of fieldsIn(await renderTool(path))) {
    const last = isChoice(field) ? [...field.options].at(-1)?.value : given[field.name];
    sent.set(field.name, field.name === "who" ? "company" : (last ?? ""));
  }
  const chosen = new Map(
    fieldsIn(await renderTool(path))
      .filter(isChoice)
      .map(({ name }) => [name, sent.get(name)]),
  );
  return { path, sent, chosen };
}

const kinds = Object.keys(toolQuestions).filter(isToolKind);
const forms = ["a result", "a form without a script"] as const;

test.each(kinds.flatMap((kind) => forms.map((form) => ({ kind, form }))))(
  "$kind: a link of $form that was cut off anywhere shows no choice that its sender has not made, and the button gives no number without it",
  { tags: ["thorough"], timeout: 120_000 },
  async ({ kind, form }) => {
    const { path, sent, chosen } = await senderOf(kind);
    const entries = readToolRequest(sent)?.entries ?? {};
    const link = form === "a result" ? addressOfEntries("", { kind, entries }).slice(1) : `${sent}`;
    expect(hasResult(await opened(path, link))).toBe(true);
    const begin = link.indexOf(kind) + kind.length;
    const seen = new Set<string>();
    // A form's has all entries before "&end=1".
    const end = form === "a result" ? link.length : link.lastIndexOf("&");
    for (let length = begin; length < end; length += 1) {
      const cut = link.slice(0, length);
      const asked = readToolRequest(new URLSearchParams(cut));
      // What is typed is filled in as it came, so one cut within it is like another.
      const of = Object.entries(asked?.entries ?? {}).filter(([name]) => sent.has(name));
      const key = JSON.stringify(of.map(([name, value]) => [name, chosen.has(name) && value]));
      if (seen.has(key)) continue;
      seen.add(key);
      const html = await renderTool(path, { asked });
      expect({ cut, hasResult: hasResult(html), isWarned: isWarned(html) }).toEqual({
        ...{ cut, hasResult: false, isWarned: true },
      });
      let isComplete = true;
      for (const field of fieldsIn(html)) {
        if (!isChoice(field)) {
          expect(sent.getAll(field.name).some((value) => value.startsWith(field.value))).toBe(true);
          continue;
        }
        expect([UNCHOSEN, chosen.get(field.name)], `${cut}: ${field.name}`).toContain(field.value);
        isComplete &&= field.value !== UNCHOSEN;
      }
      if (isComplete) continue;
      const pressed = await opened(path, `${sentForm(html)}`);
      expect({ cut, hasResult: hasResult(pressed), isRefused: isRefused(pressed) }).toEqual({
        ...{ cut, hasResult: false, isRefused: true },
      });
    }
    expect(seen.size).toBeGreaterThan(2);
  },
);

test.each(kinds)(
  "%s: a form's link that lost one of its fields, wherever that is, gives no number",
  async (kind) => {
    const { path, sent, chosen } = await senderOf(kind);
    expect(hasResult(await opened(path, `${sent}`))).toBe(true);
    for (const { name } of fieldsIn(await renderTool(path))) {
      const lost = new URLSearchParams(sent);
      lost.delete(name);
      const html = await opened(path, `${lost}`);
      expect({ name, hasResult: hasResult(html), isWarned: isWarned(html) }).toEqual({
        ...{ name, hasResult: false, isWarned: true },
      });
      const field = fieldsIn(html).find((each) => each.name === name);
      expect(field?.value, name).toBe(chosen.has(name) ? UNCHOSEN : "");
    }
  },
);

test.each(kinds)(
  "%s: an entry that is none of the choices is not shown as the first of them",
  async (kind) => {
    const { path, sent, chosen } = await senderOf(kind);
    for (const name of chosen.keys()) {
      const wrong = new URLSearchParams(sent);
      wrong.set(name, "somethingElse");
      const html = await opened(path, `${wrong}`);
      const field = fieldsIn(html).find((each) => each.name === name);
      expect(hasResult(html), name).toBe(false);
      expect(field?.getAttribute("aria-invalid"), name).toBe("true");
      expect(field?.value, name).toBe(UNCHOSEN);
    }
  },
);
