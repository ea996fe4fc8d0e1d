// @vitest-environment jsdom
import { expect, test } from "vitest";
import { pastedText } from "#studio/texts/pasted-text.ts";

const pasted = (isLine: boolean) =>
  pastedText(word, {
    isLine,
    linkTo: async (href) => {
      if (href.startsWith("javascript:")) return undefined;
      return href === "/contact"
        ? { _type: "internalLink", page: { _type: "reference", _ref: "contactPage" } }
        : { _type: "externalLink", href };
    },
  });

const word = `<p></p><h1>Title</h1><p style="color:red">One <b>bold</b> word.</p><ul><li>First</li><li>Second</li></ul>
  <p>See <a href="https://example.com/x">there</a>, <a href="/contact">here</a>
  and <a href="javascript:alert(1)">nowhere</a>.</p>
  <table><tr><td>A</td><td>B</td></tr></table><img src="x.png"><script>alert(1)</script>`;

test("whatever is pasted into a line stands apart in it, and is none but a paragraph", async () => {
  const { blocks, dropped } = await pasted(true);
  expect(blocks).toMatchObject([{ style: "normal", markDefs: [] }]);
  expect(blocks[0]).not.toHaveProperty("listItem");
  const text = blocks[0]?.children.map((child) => child.text).join("");
  expect(text).toMatch(/^Title One bold word\. First Second See there, here/);
  expect(dropped).toEqual(["pictures", "tables", "colours", "links"]);
});

test("links pasted into a text are links, to the page itself where it is one of this site", async () => {
  const { blocks, dropped } = await pasted(false);
  expect(blocks.map(({ style, listItem }) => [style, listItem])).toEqual(
    expect.arrayContaining([
      ["h2", undefined],
      ["normal", undefined],
      ["normal", "bullet"],
    ]),
  );
  const links = blocks.find(({ markDefs }) => markDefs?.length);
  expect(links?.markDefs).toMatchObject([
    { _type: "externalLink", href: "https://example.com/x" },
    { _type: "internalLink", page: { _ref: "contactPage" } },
  ]);
  const known = new Set(["strong", "em", ...(links?.markDefs ?? []).map(({ _key }) => _key)]);
  const marks = blocks.flatMap(({ children }) => children.flatMap((child) => child.marks ?? []));
  expect(marks.filter((mark) => !known.has(String(mark)))).toEqual([]);
  expect(marks).toContain("strong");
  expect(JSON.stringify(blocks)).not.toContain("alert");
  expect(dropped).toEqual(["pictures", "tables", "colours"]);
});
