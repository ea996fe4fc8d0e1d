/** A figure as it is stored. */
export const figure = (_id: string, fields: Record<string, unknown> = {}) => ({
  ...{ _id, _type: "figure" as const, ...fields },
});
export const ids = (figures: readonly { _id: string }[]) => figures.map(({ _id }) => _id);

export const rate = figure("rate", { value: "9", unit: "%", sourceTitle: "Law No. 1 of 2022" });
// Its own fields do not count, because it takes its values from another figure.
export const same = figure("same", { sameAs: { _ref: "rate" }, sourceTitle: "Law No. 1 of 2022" });
export const band = figure("band", {
  value: "375,000",
  unit: "AED",
  sourceTitle: "A; Law No. 1 of 2022",
});
export const nine = figure("nine", { value: "9", sourceTitle: "Website" });
export const all = [rate, same, band, nine];
