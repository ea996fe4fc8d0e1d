import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";
import { pts, smooth } from "./paths.mjs";

function frond(a, x, y, len, ang, droop, color, wide = 0.17) {
  // serrated date-palm frond
  const n = 15,
    sp = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    sp.push([x + Math.cos(ang) * len * t, y + Math.sin(ang) * len * t + droop * len * t * t]);
  }
  const up = [],
    lo = [];
  for (let i = 0; i < sp.length; i++) {
    const t = i / n,
      p = sp[i],
      q = sp[Math.min(n, i + 1)],
      o = sp[Math.max(0, i - 1)];
    let nx = -(q[1] - o[1]),
      ny = q[0] - o[0];
    const m = Math.hypot(nx, ny) || 1;
    nx /= m;
    ny /= m;
    const w = len * wide * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) ** 0.8 * (1 - t * 0.35);
    const tx = (q[0] - o[0]) / m,
      ty = (q[1] - o[1]) / m;
    const sg = Math.cos(ang) < 0 ? -1 : 1;
    lo.push(
      [p[0] + nx * w * sg + tx * w * 0.7, p[1] + ny * w * sg + ty * w * 0.7],
      [p[0] + nx * w * 0.28 * sg + tx * w * 0.5, p[1] + ny * w * 0.28 * sg + ty * w * 0.5],
    );
    up.push(
      [p[0] - nx * w * 0.5 * sg + tx * w * 0.5, p[1] - ny * w * 0.5 * sg + ty * w * 0.5],
      [p[0] - nx * w * 0.12 * sg + tx * w * 0.4, p[1] - ny * w * 0.12 * sg + ty * w * 0.4],
    );
  }
  a.path(`M${pts([[x, y], ...up, sp.at(-1), ...lo.reverse()])}Z`, color);
  a.line(`M${pts([sp[0]])}${smooth(sp, 1)}`, color, Math.max(1.2, len * 0.018));
}

/** A date palm that stands on y, h pixels tall, leaning by a share of its height. */
export function palm(
  a,
  {
    x,
    y,
    h,
    lean = 0,
    trunk = P.date,
    dark = P.palm,
    lit = P.leaf,
    dates = true,
    spread = 1,
    flat,
  },
) {
  const tx = x + lean * h,
    ty = y - h,
    w = h * 0.034,
    cx = x + lean * h * 0.25;
  const tw = h * 0.44 * spread;
  const order = [
    [-2.75, 0.62, 1],
    [-0.4, 0.62, 1],
    [-2.35, 0.5, 0.95],
    [-0.8, 0.5, 0.95],
    [-3.05, 0.5, 0.9],
    [-0.1, 0.5, 0.9],
    [-1.95, 0.42, 0.86],
    [-1.2, 0.42, 0.86],
    [-1.57, 0.1, 0.62],
  ];
  for (const [i, [an, dr, l]] of order.entries())
    frond(
      a,
      tx,
      ty,
      tw * l,
      an,
      dr * (i % 2 ? 1 : 1.1),
      flat ||
        (i < 2
          ? mix(dark, P.night, 0.25)
          : i % 2 === (a.L < 0 ? 1 : 0)
            ? dark
            : mix(dark, lit, 0.3)),
    );
  a.path(
    `M${f1(x - w)} ${f1(y)}C${f1(cx - w * 0.7)} ${f1(y - h * 0.4)} ${f1(tx - w * 0.8)} ${f1(y - h * 0.7)} ${f1(tx - w * 0.55)} ${f1(ty)}L${f1(tx + w * 0.55)} ${f1(ty)}C${f1(tx + w * 0.7)} ${f1(y - h * 0.7)} ${f1(cx + w * 0.9)} ${f1(y - h * 0.4)} ${f1(x + w * 1.1)} ${f1(y)}Z`,
    flat ||
      a.g(
        a.L < 0 ? [mix(trunk, P.dune, 0.45), trunk] : [trunk, mix(trunk, P.dune, 0.45)],
        tx - w,
        0,
        tx + w,
        0,
      ),
  );
  if (!flat && h > 140) {
    let d = "";
    const n = Math.round(h / 11);
    for (let i = 1; i < n; i++) {
      const t = i / n,
        px = (1 - t) ** 2 * x + 2 * (1 - t) * t * cx + t * t * tx,
        ww = w * (1 - t * 0.45);
      d += `M${f1(px - ww)} ${f1(y - h * t)}l${f1(ww)} ${f1(w * 0.5)}l${f1(ww)} ${f1(-w * 0.5)}`;
    }
    a.line(d, P.night, Math.max(1, h * 0.005), 'opacity=".3"');
  }
  if (dates && !flat)
    for (const o of [-0.9, 0.7]) {
      for (let i = 0; i < 7; i++)
        a.circle(
          tx + o * w * 1.5 + ((i % 3) - 1) * w * 0.5,
          ty + w * (1.1 + i * 0.42),
          w * 0.34,
          i % 2 ? P.amber : P.coral,
        );
    }
  for (const [an, dr, l] of [
    [-2.55, 0.85, 0.74],
    [-0.6, 0.85, 0.74],
    [-1.85, 0.55, 0.6],
    [-1.05, 0.5, 0.55],
  ])
    frond(
      a,
      tx,
      ty,
      tw * l,
      an,
      dr,
      flat || (an < -1.57 === a.L < 0 ? lit : mix(dark, lit, 0.45)),
      0.15,
    );
}

/** Several palms; each is [x, y, height, lean]. */
export const palms = (a, list, dark = "#24524A", lit = "#5F8F70", o = {}) => {
  for (const [x, y, h, l = 0.04] of list) palm(a, { x, y, h, lean: l, dark, lit, ...o });
};
