/** Buttons that hold the text of a page, such as a question that opens its answer. */
const TEXT_BUTTONS =
  "h1 *, h2 *, h3 *, h4 *, h5 *, h6 *, summary *, dt *, [aria-expanded], [aria-controls], [data-toggle], [data-bs-toggle], [class*='accordion' i]";
const BUTTONS = "button, [role=button]:not(a)";
/** Links that wikis and handbooks put beside a heading: to edit it, and to the heading itself. */
const HEADING_LINKS =
  "[class*='editsection' i]:not([class*='editsection' i] *), .headerlink, .header-anchor, .heading-anchor, .hash-link";
/** Text that shows only while the pointer is over another one. */
const TOOLTIPS =
  "[role=tooltip], [class*='tooltiptext' i], [class*='tooltip-text' i], [class*='tooltip-content' i], [class*='tooltip__' i], [class~='tippy-box' i], [class*='popover-body' i]";
/** Fields whose value a page shows as text. */
const TEXT_FIELDS = [
  "",
  "text",
  "number",
  "tel",
  "search",
  "date",
  "month",
  "time",
  "url",
  "email",
];

/** What a page shows beside its text, or instead of it. */
export const CONTROLS = `input[value], ${BUTTONS}, ${HEADING_LINKS}, ${TOOLTIPS}`;

/** What was left out of a pasted page, as it was written. */
type LeftOut = { buttons: string[]; tooltips: string[] };

/**
 * Writes the values of a page's fields as text, and takes out what works on a page alone: buttons
 * within a text, links beside a heading, and tooltips. A tooltip with a number that the text has not is told, too.
 */
export function takeControls(page: Document): LeftOut {
  for (const field of page.body.querySelectorAll("input[value]")) {
    const type = field.getAttribute("type")?.toLowerCase() ?? "";
    if (!TEXT_FIELDS.includes(type)) continue;
    const text = page.createElement("span");
    text.style.display = "inline-block";
    text.textContent = field.getAttribute("value");
    field.replaceWith(text);
  }
  const tooltips = takeAll(page, TOOLTIPS, () => true);
  const links = takeAll(page, HEADING_LINKS, () => true);
  const buttons = takeAll(page, BUTTONS, (button) => !button.matches(TEXT_BUTTONS));
  return {
    buttons: [...links, ...buttons],
    tooltips: [...tooltips, ...withOtherNumbers(page, "title")],
  };
}

const FILE_NAME = /\.[a-z]{3,4}$/i;

/** The values of an attribute that have a number which the text of the page has not. */
export function withOtherNumbers(
  page: Document,
  attribute: "title" | "aria-label" | "alt",
): string[] {
  const numbers = new Set(page.body.textContent?.match(/\d+/g));
  return [
    ...page.body.querySelectorAll(
      attribute === "alt" ? "img[alt]" : `[${attribute}]:not(svg, img)`,
    ),
  ]
    .map((element) => element.getAttribute(attribute)?.trim() ?? "")
    .filter((value) => !FILE_NAME.test(value))
    .filter((value) => value.match(/\d+/g)?.some((number) => !numbers.has(number)));
}

/** Takes out elements, with a space where each was. @returns their texts */
function takeAll(page: Document, selector: string, isTaken: (element: Element) => boolean) {
  return [...page.body.querySelectorAll(selector)].filter(isTaken).flatMap((element) => {
    const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
    element.replaceWith(" ");
    return text === "" ? [] : text;
  });
}
