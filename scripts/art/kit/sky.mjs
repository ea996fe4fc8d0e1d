import { mix, P } from "./colour.mjs";
import { f1, lerp, rng } from "./numbers.mjs";

/** Fills the picture with a sky of colour stops, from the top down. */
export const sky = (a, stops) => a.rect(0, 0, a.w, a.h, a.v(stops));

/** A sky between the heights y0 and y1 only, as seen through a window. */
export const skyBox = (a, stops, y0, y1, x = -20, w = 1960) =>
  a.rect(x, y0, w, y1 - y0, a.v(stops, y0, y1));

/** A sun with a halo of pale rings. */
export function sun(a, x, y, r, color = P.snow, { halo = P.sand, rings = 3, spread = 1.9 } = {}) {
  a.circle(
    x,
    y,
    r * spread * 2.1,
    a.rad(
      [
        [0, halo, 0.55],
        [0.45, halo, 0.22],
        [1, halo, 0],
      ],
      x,
      y,
      r * spread * 2.1,
    ),
  );
  for (let i = rings; i > 0; i--)
    a.circle(
      x,
      y,
      r * (1 + ((i * (spread - 1)) / rings) * 1.25),
      halo,
      `opacity="${0.1 + 0.03 * (rings - i)}"`,
    );
  a.circle(x, y, r, a.v([color, mix(color, halo, 0.75)]));
}

/** Air that thickens towards y1, to push what lies behind into the distance. */
export function haze(a, y0, y1, color, op = 0.8) {
  a.rect(
    0,
    y0,
    a.w,
    y1 - y0,
    a.v([
      [0, color, 0],
      [1, color, op],
    ]),
  );
}

/** Light around a lamp or a fire. */
export function glow(a, x, y, r, color, op = 0.6) {
  a.circle(
    x,
    y,
    r,
    a.rad(
      [
        [0, color, op],
        [0.22, color, op * 0.58],
        [0.5, color, op * 0.2],
        [0.76, color, op * 0.05],
        [1, color, 0],
      ],
      x,
      y,
      r,
    ),
  );
}

/** Long, flat-bottomed strata, each with its own profile; each is [x, y, width, height]. */
export function clouds(a, list, color = P.snow, op = 0.55) {
  for (const [x, y, w, h = w * 0.05] of list) {
    const r = rng(Math.round(x * 7 + y * 13 + w)),
      n = 3 + Math.floor(r() * 3),
      pk = 0.25 + r() * 0.45;
    let d = `M${f1(x)} ${f1(y)}`,
      px = x,
      py = y;
    for (let i = 1; i <= n; i++) {
      const t = i / (n + 0.6),
        nx = x + w * (t - 0.06 + r() * 0.06),
        e = Math.exp(-((t - pk) ** 2) / 0.07),
        ny = y - h * (0.22 + 1.0 * e) * (0.7 + r() * 0.4);
      d += `C${f1(lerp(px, nx, 0.3))} ${f1(py - h * (0.35 + 0.5 * e))} ${f1(lerp(px, nx, 0.8))} ${f1(ny - h * 0.42)} ${f1(nx)} ${f1(ny)}`;
      px = nx;
      py = ny;
    }
    d += `C${f1(lerp(px, x + w, 0.3))} ${f1(lerp(py, y, 0.15) - h * 0.12)} ${f1(lerp(px, x + w, 0.65))} ${f1(y - h * 0.12)} ${f1(x + w)} ${f1(y)}C${f1(x + w * 0.7)} ${f1(y + h * 0.14)} ${f1(x + w * 0.3)} ${f1(y + h * 0.14)} ${f1(x)} ${f1(y)}Z`;
    a.path(
      d,
      a.g(
        [
          [0, color, op],
          [1, color, op * 0.2],
        ],
        x,
        y - h * 1.3,
        x,
        y + h * 0.1,
      ),
    );
  }
}

/** Stars above the height y1, thinning out downwards. */
export function stars(a, n, y1, color = P.frost) {
  for (let i = 0; i < n; i++) {
    const y = a.rand(0, 1) ** 1.4 * y1;
    a.circle(
      a.rand(0, a.w),
      y,
      a.rand(0.7, 2.1),
      color,
      `opacity="${f1(a.rand(0.3, 0.9) * (1 - (y / y1) * 0.8))}"`,
    );
  }
}
