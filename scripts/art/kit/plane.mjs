import { mix, P } from "./colour.mjs";
import { xy } from "./numbers.mjs";
import { poly, starPts } from "./paths.mjs";

/** Lies a sheet on a table: turns its own metres u, v into pixels. */
export const plane =
  (cam, X, Y, Z, ang = 0) =>
  (u, v) =>
    cam([X + u * Math.cos(ang) - v * Math.sin(ang), Y, Z + u * Math.sin(ang) + v * Math.cos(ang)]);

/** A shape on such a sheet. */
export const flat = (a, m, ps, fill, extra) =>
  a.path(poly(ps.map((p) => m(p[0], p[1]))), fill, extra);

/** A rectangle on a sheet. */
export const fRect = (a, m, u, v, w, h, fill, extra) =>
  flat(
    a,
    m,
    [
      [u, v],
      [u + w, v],
      [u + w, v + h],
      [u, v + h],
    ],
    fill,
    extra,
  );

/** Points of a circle on a sheet. */
export const fRing = (cx, cy, r, n = 40) =>
  Array.from({ length: n }, (_, i) => [
    cx + Math.cos((i / n) * 6.2832) * r,
    cy + Math.sin((i / n) * 6.2832) * r,
  ]);

const fDisc = (a, m, cx, cy, r, fill, extra) => flat(a, m, fRing(cx, cy, r), fill, extra);

/** A line on a sheet. */
export const fLine = (a, m, ps, color, w = 2, extra = "") =>
  a.line(`M${ps.map((p) => xy(m(p[0], p[1]))).join("L")}`, color, w, extra);

/** Lines that stand for writing on a sheet. */
export function textLines(
  a,
  m,
  { u, v, w, n = 5, gap = 0.06, color = P.fjord, sw = 2.4, op = 0.45, last = 0.6, ks },
) {
  let d = "";
  for (let i = 0; i < n; i++) {
    const k = ks ? ks[i % ks.length] : i === n - 1 ? last : 1;
    d += `M${xy(m(u, v - i * gap))}L${xy(m(u + w * k, v - i * gap))}`;
  }
  a.line(d, color, sw, `opacity="${op}" stroke-linecap="round"`);
}

/** A seal with its ribbon on a sheet. */
export function fSeal(a, m, cx, cy, r, c1 = P.iron, c2 = P.coral) {
  flat(
    a,
    m,
    [
      [cx - r * 0.55, cy],
      [cx - r * 0.9, cy - r * 2.2],
      [cx - r * 0.35, cy - r * 1.8],
      [cx - r * 0.1, cy - r * 2.3],
      [cx + r * 0.1, cy],
    ],
    mix(c1, P.night, 0.2),
  );
  flat(
    a,
    m,
    [
      [cx - r * 0.1, cy],
      [cx + r * 0.1, cy - r * 2.3],
      [cx + r * 0.4, cy - r * 1.8],
      [cx + r * 0.9, cy - r * 2.1],
      [cx + r * 0.55, cy],
    ],
    c1,
  );
  flat(a, m, starPts(cx, cy, r * 1.12, 14, 0.88), c2);
  fDisc(a, m, cx, cy, r * 0.78, c1);
  flat(a, m, starPts(cx, cy, r * 0.6, 8, 0.7), mix(P.sand, c2, 0.2));
  fDisc(a, m, cx, cy, r * 0.2, c1);
}
