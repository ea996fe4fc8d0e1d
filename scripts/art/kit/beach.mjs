import { mix, P } from "./colour.mjs";
import { f1, lerp, xy } from "./numbers.mjs";

/** A striped parasol, h pixels tall. */
export function parasol(a, { x, y, h, w, c1 = P.iron, c2 = P.sand, tilt = 0 }) {
  const t = y - h;
  a.line(
    `M${x} ${y}L${f1(x + tilt * h)} ${f1(t)}`,
    mix(P.dune, P.date, 0.4),
    Math.max(3, h * 0.018),
  );
  const X = x + tilt * h,
    n = 7;
  const e = w * 0.2;
  for (let i = 0; i < n; i++) {
    const u0 = -1 + (2 * i) / n,
      u1 = -1 + (2 * (i + 1)) / n,
      q = (u) => [
        X + (Math.sin(u * 1.5708) * w) / 2,
        t + e * 0.9 + Math.abs(Math.sin(u * 1.5708)) ** 2 * e * 0.75,
      ];
    const A = q(u0),
      B = q(u1),
      m = [(A[0] + B[0]) / 2, Math.max(A[1], B[1]) - e * 0.16];
    a.path(
      `M${f1(X)} ${f1(t - e * 0.35)}Q${f1(lerp(X, A[0], 0.62))} ${f1(t - e * 0.12)} ${xy(A)}Q${xy(m)} ${xy(B)}Q${f1(lerp(X, B[0], 0.62))} ${f1(t - e * 0.12)} ${f1(X)} ${f1(t - e * 0.35)}Z`,
      mix(i % 2 ? c2 : c1, P.night, a.L < 0 ? i * 0.045 : (n - 1 - i) * 0.045),
    );
  }
  a.circle(X, t - e * 0.42, w * 0.014, P.date);
}

/** A deck chair. */
export function deckChair(a, x, y, s, face = 1, c = P.iron, c2 = P.snow) {
  const p = (u, v) => `${f1(x + face * u * s)} ${f1(y - v * s)}`;
  a.line(
    `M${p(-0.5, 0.72)}L${p(0.32, 0)}M${p(-0.36, 0)}L${p(0.5, 0.34)}M${p(-0.36, 0.6)}L${p(-0.02, 0.0)}`,
    "#8F5730",
    s * 0.04,
    'stroke-linecap="round"',
  );
  a.path(
    `M${p(-0.5, 0.74)}C${p(-0.3, 0.4)} ${p(-0.1, 0.16)} ${p(0.1, 0.16)}Q${p(0.3, 0.2)} ${p(0.5, 0.36)}L${p(0.56, 0.3)}Q${p(0.34, 0.1)} ${p(0.12, 0.08)}C${p(-0.16, 0.06)} ${p(-0.38, 0.34)} ${p(-0.58, 0.68)}Z`,
    c,
  );
  a.line(
    `M${p(-0.52, 0.7)}C${p(-0.32, 0.36)} ${p(-0.12, 0.13)} ${p(0.1, 0.12)}Q${p(0.32, 0.15)} ${p(0.53, 0.33)}`,
    c2,
    s * 0.02,
  );
}
