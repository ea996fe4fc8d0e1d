import { expect, test } from "vitest";
import { hasSetApart, pastedText } from "./pasted-text.ts";

const options = { isLine: false, linkTo: async () => undefined };

/** What is stored of a pasted page, and what the editor is told. */
async function stored(html: string) {
  const { blocks, dropped, missing } = await pastedText(html, options);
  const text = blocks.map(({ children }) => children.map((child) => child.text).join("")).join("|");
  return { text, dropped, missing };
}

const HIGH = `style="float: left; font-size: 59px; line-height: 45px; padding-right: 6px;"`;
const WORD = "line-height:43.8pt;mso-element:dropcap-dropped;mso-element-wrap:around";

test.each([
  ["Chrome", `<span class="dropcap" ${HIGH}>T</span>he rate is 9 %.`, "The rate is 9 %."],
  ["a block", `<span style="display:block;float:left">T</span>he rate`, "The rate"],
  ["Firefox", `<span class="dropcap">T</span>he rate`, "The rate"],
  ["a quotation", `<span ${HIGH}>“T</span>he rate”`, "“The rate”"],
  ["bold letters", `<b><span ${HIGH}>Ä</span></b>ven den`, "Även den"],
  ["a raised place", `<span style="position:relative;top:-3px">T</span>he rate`, "The rate"],
  ["a margin", `<span style="initial-letter:3;margin-right:8px">T</span>he rate`, "The rate"],
  ["a name", `<span ${HIGH}>I</span>’m here, at 5 %`, "I’m here, at 5 %"],
])("a first letter that %s draws high stays in its word", async (_, html, text) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped: [], missing: [] });
});

test.each([
  [`<span ${HIGH}>A</span> rate of 9 %`, "A rate of 9 %"],
  [`<span ${HIGH}>A</span>&nbsp;rate of 9 %`, "A rate of 9 %"],
  [`<span ${HIGH}>I </span>dag är det 9 %`, "I dag är det 9 %"],
  [`<span ${HIGH}>Å</span><span> ena sidan</span>`, "Å ena sidan"],
  [`<span ${HIGH}>A</span>VAT of 5 %`, "A VAT of 5 %"],
  [`Fee <span ${HIGH}>A</span>rate`, "Fee A rate"],
  [`<span ${HIGH}>a</span>only here`, "a only here"],
  [`<span class="badge">A</span>rated hotels`, "A rated hotels"],
  [`<span style="border-radius:50%;background:#ddd">A</span>only here`, "A only here"],
  ["<kbd>A</kbd>nd", "A nd"],
])("a letter that is a word of its own stays one: %s", async (html, text) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped: [], missing: [] });
});

const TABLE = (text: string) =>
  `<table cellspacing=0 align=left><tr><td valign=top><p class=MsoNormal style='${WORD}'><span style='font-size:58.5pt;mso-text-raise:-1.0pt'>${text}<o:p></o:p></span></p></td></tr></table>`;
const FRAME = (text: string) =>
  `<div style='mso-element:dropcap-dropped'><p class=MsoNormal style='${WORD}'>${text}</p></div>`;

test.each([
  ["a table", `${TABLE("T")}<p class=MsoNormal>he rate is 9 %.</p>`, "The rate is 9 %."],
  ["a frame", `${FRAME("T")}<p class=MsoNormal>he rate is 9 %.</p>`, "The rate is 9 %."],
  ["a word", `${FRAME("A")}<p class=MsoNormal> rate of 9 %.</p>`, "A rate of 9 %."],
  ["no paragraph behind it", `${FRAME("T")}<ul><li>One</li></ul>`, "T|One"],
])("a first letter of Word in %s stays in its word", async (_, html, text) => {
  expect(await stored(html)).toEqual({ text, dropped: [], missing: [] });
});

test("a line field reads a first letter that is drawn high", () => {
  expect(hasSetApart(`<p><span ${HIGH}>T</span>he rate</p>`)).toBe(true);
});

test.each([
  ["Cabinet Decision N<sup>o</sup>&nbsp;100", "Cabinet Decision No\u00a0100"],
  ["N<sup>os</sup> 12", "Nos 12"],
  ["(n<sup><u>o</u></sup>12)", "(no 12)"],
  [`N<span style="vertical-align:super">os</span> 12`, "Nos 12"],
  ["M<sup>me</sup> Dupont, M<sup>rs</sup> X, D<sup>r</sup>. Y", "Mme Dupont, Mrs X, Dr. Y"],
  ["S<sup>te</sup> Anne & C<sup>ie</sup>", "Ste Anne & Cie"],
])("the raised end of an abbreviation stays in its word: %s", async (html, text) => {
  expect(await stored(`<p>${html}</p>`)).toEqual({ text, dropped: [], missing: [] });
});

test.each([
  ["VISION<sup>o</sup> 12", "o"],
  ["See A<sup>r</sup>", "r"],
])("a raised letter at another word is the mark of a footnote: %s", async (html, mark) => {
  expect((await stored(`<p>${html}</p>`)).dropped).toEqual([`footnote marks (${mark})`]);
});
