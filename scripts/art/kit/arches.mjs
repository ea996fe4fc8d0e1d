import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";
import { poly } from "./paths.mjs";

/** Outline of a pointed arch, w wide and h tall, that stands on y; `k` sets how pointed it is. */
export const archPath = (x, y, w, h, k = 0.55) => {
  const s = y - h + w * k;
  return `M${f1(x - w / 2)} ${f1(y)}V${f1(s)}C${f1(x - w / 2)} ${f1(s - w * k * 0.55)} ${f1(x - w * 0.26)} ${f1(s - w * k * 0.82)} ${f1(x)} ${f1(y - h)}C${f1(x + w * 0.26)} ${f1(s - w * k * 0.82)} ${f1(x + w / 2)} ${f1(s - w * k * 0.55)} ${f1(x + w / 2)} ${f1(s)}V${f1(y)}Z`;
};

/** A row of arches. */
export function arcade(a, { x0, x1, y, h, n, wall, lit, dark, col = 0.2, cap = true }) {
  // wall with n pointed openings
  const s = (x1 - x0) / n;
  a.rect(x0, y - h, x1 - x0, h, wall);
  let d = "";
  for (let i = 0; i < n; i++) d += archPath(x0 + s * (i + 0.5), y, s * (1 - col), h * 0.78, 0.5);
  a.path(d, dark);
  if (cap) {
    a.rect(x0 - 3, y - h - h * 0.06, x1 - x0 + 6, h * 0.07, lit);
    let m = "";
    const c = s / 3;
    for (let x = x0; x < x1 - c * 0.4; x += c)
      m += `M${f1(x)} ${f1(y - h * 1.06)}l${f1(c * 0.3)} ${f1(-h * 0.09)}l${f1(c * 0.3)} ${f1(h * 0.09)}z`;
    a.path(m, lit);
  }
}

/** A barjeel: the tower that catches wind for the house below. */
export function windTower(a, { x, y, w, h, lit, shade, dark }) {
  const m = x + w * (a.L < 0 ? 0.62 : 0.38),
    cl = a.L < 0 ? [lit, shade] : [shade, lit],
    t = y - h;
  a.path(
    poly([
      [x - w * 0.03, y],
      [x, t],
      [m, t],
      [m, y],
    ]),
    cl[0],
  );
  a.path(
    poly([
      [m, y],
      [m, t],
      [x + w, t],
      [x + w * 1.03, y],
    ]),
    cl[1],
  );
  a.rect(x - w * 0.06, t - h * 0.035, w * 1.12, h * 0.045, mix(lit, shade, 0.4));
  a.rect(x - w * 0.04, t + h * 0.44, w * 1.08, h * 0.022, mix(lit, shade, 0.55));
  const sl = (x0, x1, n) => {
    const s = (x1 - x0) / n;
    let d = "";
    for (let i = 0; i < n; i++)
      d += archPath(x0 + s * (i + 0.5), t + h * 0.4, s * 0.5, h * 0.33, 0.5);
    a.path(d, dark);
  };
  const [left, right] = a.L < 0 ? [3, 2] : [2, 3];
  sl(x + w * 0.05, m - w * 0.03, left);
  sl(m + w * 0.03, x + w * 0.95, right);
  let d = "";
  for (const v of [0.12, 0.3])
    for (let i = 0; i < 4; i++)
      d += `M${f1(x + w * (0.12 + i * 0.26))} ${f1(t + h * v)}l${f1(a.L * w * 0.13)} ${f1(h * 0.008)}`;
  a.line(d, mix(dark, P.date, 0.4), Math.max(1.6, w * 0.028), 'stroke-linecap="round"');
}
