/** The palette: every colour of a picture is one of these or a mix of them. */
export const P = {
  night: "#0E2433",
  fjord: "#1C4659",
  gulf: "#2A7A8A",
  lagoon: "#6FB2B5",
  mist: "#B9D5D8",
  frost: "#E4EFEF",
  snow: "#FBFBF7",
  sand: "#F4E4C8",
  dune: "#E8BF8A",
  amber: "#F2A851",
  coral: "#DD7C55",
  iron: "#B03F20",
  rust: "#7D2E1D",
  date: "#43231F",
  palm: "#24524A",
  leaf: "#5F8F70",
};

const h2r = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));

/** Colour between `a` (t = 0) and `b` (t = 1), all as #rrggbb. */
export const mix = (a, b, t) =>
  "#" +
  h2r(a)
    .map((v, i) =>
      Math.round(v + (h2r(b)[i] - v) * t)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
