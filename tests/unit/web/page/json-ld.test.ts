import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "#web/page/json-ld.tsx";

function rendered(data: object) {
  const html = renderToStaticMarkup(createElement(JsonLd, { data }));
  const content = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? "";
  const parsed: unknown = JSON.parse(content);
  return { html, content, parsed };
}

test.each([
  ["the end of the element", "</script><script>alert(1)</script>"],
  ["a comment that swallows the end", "<!--<script>"],
  ["quotes and backslashes", `"quoted" 'single' \\ back`],
  ["an ampersand", "Tax & more &lt;"],
])("text with %s stays text", (_name, text) => {
  const { html, content, parsed } = rendered({ name: text });
  expect(content).not.toMatch(/[<>&]/);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(parsed).toEqual({ name: text });
});

test("invisible characters and line separators are gone", () => {
  const { parsed } = rendered({ name: "a\u200bb\u2028c\u202ed" });
  expect(parsed).toEqual({ name: "ab cd" });
});

test.each(["javascript:alert(1)", "JAVA\u200bSCRIPT:alert(1)", "data:text/html,x", "vbscript:x"])(
  "a value such as %s is left out, wherever it stands",
  (address) => {
    expect(rendered({ a: { url: address }, b: "kept" }).parsed).toEqual({ a: {}, b: "kept" });
  },
);
