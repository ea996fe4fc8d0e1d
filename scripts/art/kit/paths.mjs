import { f1 } from "./numbers.mjs";

/** Points as the text of a path, without the first command. */
export const pts = (ps) => ps.map((p) => `${f1(p[0])} ${f1(p[1])}`).join(" L");

/** A closed polygon through the points. */
export const poly = (ps) => `M${pts(ps)}Z`;

/** A smooth curve through the points (Catmull-Rom as cubic Béziers), without the first command. */
export const smooth = (ps, k = 0.5) => {
  let d = "";
  for (let i = 0; i < ps.length - 1; i++) {
    const p0 = ps[i - 1] || ps[i],
      p1 = ps[i],
      p2 = ps[i + 1],
      p3 = ps[i + 2] || p2;
    d += `C${f1(p1[0] + ((p2[0] - p0[0]) * k) / 3)} ${f1(p1[1] + ((p2[1] - p0[1]) * k) / 3)} ${f1(p2[0] - ((p3[0] - p1[0]) * k) / 3)} ${f1(p2[1] - ((p3[1] - p1[1]) * k) / 3)} ${f1(p2[0])} ${f1(p2[1])}`;
  }
  return d;
};

/** Points of a star with `n` rays and the outer radius `R`. */
export const starPts = (cx, cy, R, n = 8, k = 0.7654, rot = 0) =>
  Array.from({ length: n * 2 }, (_, i) => {
    const t = rot + (i * Math.PI) / n,
      r = i % 2 ? R * k : R;
    return [cx + Math.cos(t) * r, cy + Math.sin(t) * r];
  });

/** A closed star with `n` rays around x, y. */
export const star2 = (x, y, R, n = 8, k = 0.7654, rot = 0) => poly(starPts(x, y, R, n, k, rot));
