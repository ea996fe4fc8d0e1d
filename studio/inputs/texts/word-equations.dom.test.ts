import { expect, test } from "vitest";
import { hasSetApart, pastedText } from "./pasted-text.ts";

/** The two comments of Word around an equation and its picture. */
const COMMENTS = ["<!--[if gte msEquation 12]>", "<![if !msEquation]>"];

/** A paragraph of Word with an equation, and with the picture of it for other programs. */
const paragraphWith = (equation: string, [begin, picture] = COMMENTS) =>
  `<html xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"><body><p class=MsoNormal>Tax is ${begin}${equation}<![endif]-->${picture}<span
 style='position:relative;top:3.0pt'><img width=120 height=20 src="file:///C:/clip_image001.png"></span><![endif]>, a year.</p></body></html>`;

/** A run as Word writes it: its font is said by elements of HTML. */
const run = (text: string) =>
  `<i style='mso-bidi-font-style:normal'><span style='font-family:"Cambria Math",serif'><m:r>${text}</m:r></span></i>`;
const inText = (inner: string) => `<m:oMath>${inner}</m:oMath>`;
const font = `<m:ctrlPr><span style='font-family:"Cambria Math",serif'></span></m:ctrlPr>`;

test.each([
  ["a line", inText("<m:r><m:t>9%×(500,000-375,000)</m:t></m:r>"), "9%×(500,000-375,000)"],
  [
    "a fraction",
    inText(
      `<m:f><m:fPr>${font}</m:fPr><m:num>${run("375,000")}</m:num><m:den>${run("12")}</m:den></m:f>`,
    ),
    "375,000/12",
  ],
  [
    "a power",
    inText(
      `<m:sSup><m:sSupPr>${font}</m:sSupPr><m:e>${run("10")}</m:e><m:sup>${run("6")}</m:sup></m:sSup>`,
    ),
    "10⁶",
  ],
  [
    "an index",
    inText(`<m:sSub><m:e>${run("x")}</m:e><m:sub>${run("1")}</m:sub></m:sSub>${run("=5")}`),
    "x₁=5",
  ],
  [
    "a root",
    inText(
      `<m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg/><m:e>${run("16")}</m:e></m:rad>`,
    ),
    "√16",
  ],
  [
    "another root",
    inText(`<m:rad><m:deg>${run("3")}</m:deg><m:e>${run("8")}</m:e></m:rad>`),
    "³√8",
  ],
  [
    "brackets",
    inText(
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${run("1+2")}</m:e></m:d>`,
    ),
    "[1+2]",
  ],
  [
    "round brackets",
    inText(`${run("9")}<m:d><m:e>${run("1")}</m:e><m:e>${run("2")}</m:e></m:d>`),
    "9(1|2)",
  ],
  [
    "lines of equations",
    inText(`<m:eqArr><m:e>${run("a=10")}</m:e><m:e>${run("5=b")}</m:e></m:eqArr>`),
    "a=10 | 5=b",
  ],
  [
    "a matrix",
    inText(
      `<m:m><m:mr><m:e>${run("1")}</m:e><m:e>${run("2")}</m:e></m:mr><m:mr><m:e>${run("3")}</m:e><m:e>${run("4")}</m:e></m:mr></m:m>`,
    ),
    "1; 2 | 3; 4",
  ],
  [
    "a sum",
    inText(
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run("1")}</m:sub><m:sup>${run("12")}</m:sup><m:e>${run("500")}</m:e></m:nary>`,
    ),
    "∑ (1) (12)500",
  ],
])(
  "an equation of Word, %s, is pasted with its numbers and without its picture",
  async (_, equation, text) => expectPasted(paragraphWith(equation), `Tax is ${text}, a year.`),
);

test("an equation is pasted where Word breaks lines in and between its comments", async () => {
  const comments = ["<!--[if gte\nmsEquation 12]>", "\n<![if\n!msEquation]>"];
  const html = paragraphWith(inText(run("9%×375,000")), comments);
  await expectPasted(html, "Tax is 9%×375,000, a year.");
});

test("an equation that Word sets on a line of its own is pasted as a line of its own", async () => {
  const line = `<m:oMathPara><m:oMath>${run("9%")}</m:oMath></m:oMathPara>`;
  await expectPasted(paragraphWith(line), "Tax is\n9%\n, a year.");
});

/** Expects that all of a pasted page is one text, and that nothing is left out. */
async function expectPasted(html: string, text: string): Promise<void> {
  expect(hasSetApart(html)).toBe(true);
  const { blocks, dropped, missing } = await pastedText(html, {
    isLine: false,
    linkTo: async () => undefined,
  });
  const stored = blocks.map(({ children }) => children.map((child) => child.text).join(""));
  expect({ stored, dropped, missing }).toEqual({ stored: [text], dropped: [], missing: [] });
}
