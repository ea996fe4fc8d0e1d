import { expect, test } from "vitest";
import { hasSetApart, pastedText } from "./pasted-text.ts";

const options = { isLine: false, linkTo: async () => undefined };

/** What is stored of a pasted page, and what the editor is told. */
async function stored(html: string) {
  const { blocks, dropped, missing } = await pastedText(html, options);
  const text = blocks.map(({ children }) => children.map((child) => child.text).join("")).join("|");
  return { text, dropped, missing };
}

const moved = (tag: string, words: string, style = "display: inline-block;") =>
  [...words].map((letter) => `<${tag} class="char" style="${style}">${letter}</${tag}>`).join("");
const digit = (inside: string) =>
  `<span class="odometer-digit" style="display:inline-block"><span style="visibility:hidden">8</span><span class="odometer-digit-inner" style="position:absolute"><span class="odometer-value">${inside}</span></span></span>`;

test.each([
  [
    "letters that are boxes",
    `<h2>${["Tax", "of", "375,000"].map((word) => `<div class="word" style="display: inline-block">${moved("div", word)}</div>`).join(" ")}</h2>`,
    "Tax of 375,000",
  ],
  [
    "letters that are moved",
    `<p>A ${moved("span", "tax")} of ${moved("span", "375,000")}</p>`,
    "A tax of 375,000",
  ],
  [
    "digits that turn",
    `<p>More than <span class="odometer">${[..."375"].map(digit).join("")}</span> firms</p>`,
    "More than 375 firms",
  ],
  [
    "an address written backwards",
    `<p>Write to <span style="unicode-bidi: bidi-override; direction: rtl;">ea.vog.xat@ofni</span>.</p>`,
    "Write to info@tax.gov.ae.",
  ],
  [
    "an amount written backwards",
    `<p>From <bdo dir="rtl">000,573 DEA</bdo> on</p>`,
    "From AED 375,000 on",
  ],
  ["Arabic in its own direction", `<p>The <bdo dir="rtl">درهم</bdo> is one</p>`, "The درهم is one"],
  [
    "pictures of emoji",
    `<p>Open 24<img class="emoji" alt="7️⃣" src="x.svg"> days <img alt="✅" src="https://s.w.org/x.svg"></p>`,
    "Open 24 7️⃣ days ✅",
  ],
  [
    "a title of Confluence",
    `<div data-node-type="expand" data-title="Fees of 2026"><p>AED 500</p></div>`,
    "Fees of 2026|AED 500",
  ],
  [
    "a paragraph of Slack",
    `<span>It is AED 5<span class="c-mrkdwn__br" data-stringify-type="paragraph-break"></span>5 days</span>`,
    "It is AED 5\n5 days",
  ],
  [
    "a paragraph of Slack without its name for programs",
    `<span>It is AED 5<span aria-label="" class="c-mrkdwn__br"></span>5 days</span>`,
    "It is AED 5\n5 days",
  ],
  [
    "an empty element named after a new line",
    `<p>AED 5<span class="styles_lineBreak__x7Q2a"></span>5 days<i class="newline"></i>7<b class="hard-break"></b>8</p>`,
    "AED 5\n5 days\n7\n8",
  ],
  [
    "an empty element between two numbers",
    `<p>AED 500<span class="gap"></span>2 visas, 5<i class="fa-dot"></i><b>2</b> and 12<span class="gap"></span>,000</p>`,
    "AED 500 2 visas, 5 2 and 12,000",
  ],
  [
    "bullets that somebody typed into a list",
    `<ul style="list-style:none"><li>• One</li><li>● 2 days</li></ul>`,
    "One|2 days",
  ],
  [
    "a list of contents of Word",
    `<p class=MsoToc1><a href="#_Toc1">Fees of 2026<span style='mso-tab-count:1 dotted'>............. </span>12</a></p>`,
    "Fees of 2026 12",
  ],
  [
    "the small part of a price",
    `<p>AED 375<sup>.50</sup> a month, 9<sup>,5</sup> %</p>`,
    "AED 375.50 a month, 9,5 %",
  ],
  [
    "small digits of a price",
    `<p>AED <span class="price">12<sup class="fils">50</sup></span> a day</p>`,
    "AED 12.50 a day",
  ],
  [
    "small digits in a part that is named so",
    `<p>AED 1,299<sup class="productPriceCents">95</sup>, 1.299<sup class="price__fraction">95</sup> €</p>`,
    "AED 1,299.95, 1.299,95 €",
  ],
  [
    "small digits behind a point",
    `<p><span class="a-price"><span>AED</span><span>12<span class="a-price-decimal">.</span></span><span class="a-price-fraction" style="position:relative;top:-.5em">50</span></span></p>`,
    "AED12.50",
  ],
  [
    "steps that stand apart",
    `<p><span style="display:inline-block">1</span><span style="display:inline-block">2</span><span style="display:inline-block">3</span></p>`,
    "1 2 3",
  ],
])("a page that draws its text by %s is pasted as it is read", async (_, html, text) => {
  expect(await stored(html)).toEqual({ text, dropped: [], missing: [] });
});

test.each([
  `<p>AED 375,000<sup>12</sup> a month</p>`,
  `<p class="centre text-center">AED 375,000<sup>12</sup> a month</p>`,
  `<div class="price"><p>AED 375,000<sup>12</sup> a month</p></div>`,
])("a raised number at an amount is the mark of a footnote where no price is: %s", async (html) => {
  expect(await stored(html)).toEqual({
    text: "AED 375,000 a month",
    dropped: ["footnote marks (12)"],
    missing: [],
  });
});

test("a line field reads an address that is written backwards", () => {
  expect(hasSetApart(`<bdo dir="rtl">ea.vog.xat@ofni</bdo>`)).toBe(true);
});

test.each([
  [
    `<img src="fees.png" alt="Fee of 2026: AED 12,900">`,
    ["what pictures say (“Fee of 2026: AED 12,900”)"],
  ],
  [
    `<![if !vml]><img src="file:///C:/image001.png" alt="Text Box: AED 5,000 a year"><![endif]>`,
    ["what pictures say (“Text Box: AED 5,000 a year”)"],
  ],
  [`<img src="a.png" alt="The fee of 500">`, []],
  [`<img src="a.png" alt="IMG_2024.jpg">`, []],
])("numbers that a picture alone says are told: %s", async (picture, told) => {
  expect(await stored(`<p>The fee is 500 ${picture}</p>`)).toEqual({
    text: "The fee is 500",
    dropped: ["pictures", ...told],
    missing: [],
  });
});
