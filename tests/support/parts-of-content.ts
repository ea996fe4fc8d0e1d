// Parts of documents as the Studio stores them, for content that a test makes.

/** Members of an array with keys made from their position. */
export const keyed = <Value extends object>(prefix: string, values: readonly Value[]) =>
  values.map((value, index) => ({ ...value, _key: `${prefix}-${index + 1}` }));

type Inline = string | { _type: "figureValue"; figure: object; show: string };

/** A line of rich text: plain words, and figures among them. */
export function line(...inlines: Inline[]) {
  const children = inlines.map((inline) =>
    typeof inline === "string" ? { _type: "span", text: inline, marks: [] } : inline,
  );
  return [
    {
      _key: "block-1",
      _type: "block",
      style: "normal",
      children: keyed("child", children),
      markDefs: [],
    },
  ];
}

export const point = (text: string) => ({ _type: "point" as const, text: line(text) });
