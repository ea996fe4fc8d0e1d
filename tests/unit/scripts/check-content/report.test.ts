import { expect, test } from "vitest";
import { progressLine, report } from "#scripts/check-content/report.ts";

test("each finding names page, document, what is wrong and the fix", () => {
  const text = report({
    pagesWalked: 37,
    findings: [
      {
        kind: "long-title",
        page: "/about",
        document: { id: "meta", type: "pageMetadata", title: "/about", field: "title" },
        problem: "The title of /about has 70 characters.",
        fix: "Write a shorter title.",
      },
      { kind: "broken-page", page: "/down", problem: "/down is down.", fix: "Look at the log." },
    ],
  });
  expect(text).toBe(`ERROR  Pages that do not answer (1)
  /down is down.
    where: page /down
    fix:   Look at the log.

WARNING  Titles that are too long (1)
  The title of /about has 70 characters.
    where: page /about; document meta, field title
    fix:   Write a shorter title.

37 pages checked. Errors: 1. Warnings: 1.`);
});

test("notes are counted beside errors and warnings", () => {
  const note = { kind: "unused-figure", problem: "Nothing shows it.", fix: "Use it." } as const;
  expect(report({ pagesWalked: 1, findings: [note] })).toMatch(
    /^NOTE {2}Figures that nothing shows \(1\)[\s\S]*Errors: 0\. Warnings: 0\. Notes: 1\.$/,
  );
});

test("progress keeps to one line of a terminal, and is told now and then elsewhere", () => {
  const written: string[] = [];
  const output = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) > 0 });
  const inTerminal = progressLine(output(true));
  inTerminal({ doing: "pages", done: 1, known: 2 });
  inTerminal({ doing: "pages", done: 2, known: 2 });
  expect(written.splice(0)).toEqual(["\r\u001b[K1 of 2 pages", "\r\u001b[K2 of 2 pages\n"]);
  const inLog = progressLine(output(false));
  for (let done = 1; done <= 30; done += 1) inLog({ doing: "pages", done, known: 30 });
  expect(written).toEqual(["25 of 30 pages\n", "30 of 30 pages\n"]);
});
