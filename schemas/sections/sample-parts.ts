/** One paragraph of a sample, with an optional figure at its end. */
export const paragraph = (words: string, figure?: string) => [
  {
    _type: "block" as const,
    _key: "paragraph",
    style: "normal" as const,
    children: [
      { _type: "span" as const, _key: "words", text: words, marks: [] },
      ...(figure === undefined ? [] : [{ _key: "figure", ...shownFigure(figure) }]),
    ],
  },
];

/** A figure of the first content. @param name its id without the type */
export const shownFigure = (name: string) => ({
  _type: "figureValue" as const,
  figure: reference(`figure-${name}`),
  show: "withUnit" as const,
});

/** A strong reference: the content lake refuses to delete its target. */
export const reference = (id: string) => ({ _type: "reference" as const, _ref: id });

/** The members of a list, each with a key of its own. */
export const members = <const Member extends object>(...list: readonly Member[]) =>
  list.map((member, index) => ({ ...member, _key: `member-${index + 1}` }));

/** An image beside a text. The test sets the asset, because images are uploaded. */
export const picture = { _type: "imageWithAlt" as const, decorative: true, flip: false };
