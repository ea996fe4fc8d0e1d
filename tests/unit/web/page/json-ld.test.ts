import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { schemaOrgTerms } from "#tests/support/schema-org-terms.ts";
import { JsonLd } from "#web/page/json-ld.tsx";
import { addressProperties } from "#web/page/seo/structured-data/address-properties.ts";

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
  "an address such as %s is left out, wherever it stands",
  (address) => {
    const data = {
      "@id": address,
      a: { url: address },
      sameAs: [address, "https://example.com"],
      "https://schema.org/logo": { "@value": address },
      image: { "@type": "ImageObject", contentUrl: address, caption: "kept" },
      b: "kept",
    };
    expect(rendered(data).parsed).toEqual({
      a: {},
      sameAs: ["https://example.com"],
      "https://schema.org/logo": {},
      image: { "@type": "ImageObject", caption: "kept" },
      b: "kept",
    });
  },
);

test.each(["Data: what we hold", "JavaScript: the good parts"])(
  "words that begin like an address, such as %s, stay",
  (words) => {
    const data = { name: words, description: words, slogan: [words], about: { headline: words } };
    expect(rendered(data).parsed).toEqual(data);
  },
);

test("every property that holds an address and no words, as schema.org has it, counts as one", () => {
  const addresses = [...schemaOrgTerms().properties].flatMap(([name, { holds }]) =>
    holds.includes("URL") && !holds.includes("Text") ? [name] : [],
  );
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((name) => !addressProperties.has(name))).toEqual([]);
});
