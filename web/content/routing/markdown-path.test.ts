import { expect, test } from "vitest";
import { markdownPath, pageOfMarkdown, prefersMarkdown } from "./markdown-path.ts";

test.each([
  ["/", "/index.md"],
  ["/sv", "/sv/index.md"],
  ["/about", "/about.md"],
  ["/sv/services/education", "/sv/services/education.md"],
])("the page %s is Markdown at %s", (page, address) => {
  expect(markdownPath(page)).toBe(address);
  expect(pageOfMarkdown(address)).toBe(page);
});

test.each([
  ["text/markdown", true],
  ["text/markdown, text/html, */*", true],
  ["text/markdown;q=0.9, */*;q=0.1", true],
  ["text/html, text/markdown", false],
  ["text/markdown;q=0.5, text/html", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=0.5, */*", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", false],
  ["*/*", false],
  ["text/*", false],
  ["", false],
  [undefined, false],
])("a request that accepts %j gets Markdown: %s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
