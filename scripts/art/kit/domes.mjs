import { arcade, archPath } from "./arches.mjs";
import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";

const domePath = (x, y, r, k = 1.18) =>
  `M${f1(x - r * 0.94)} ${f1(y)}C${f1(x - r * 1.13)} ${f1(y - r * 0.5)} ${f1(x - r * 0.72)} ${f1(y - r * 0.98 * k)} ${f1(x)} ${f1(y - r * 1.06 * k)}C${f1(x + r * 0.72)} ${f1(y - r * 0.98 * k)} ${f1(x + r * 1.13)} ${f1(y - r * 0.5)} ${f1(x + r * 0.94)} ${f1(y)}Z`;

/** A dome with its drum and finial. */
export function dome(
  a,
  x,
  y,
  r,
  lit,
  shade,
  { gold = P.amber, k = 1.18, ribs = 0, drum = 0.32 } = {},
) {
  a.rect(x - r * 0.86, y - 1, r * 1.72, r * drum + 1, a.hz(a.L < 0 ? [lit, shade] : [shade, lit]));
  if (r > 26) {
    let d = "";
    for (let i = 0; i < 9; i++) {
      const xx = x - r * 0.74 + i * r * 0.185;
      d += `M${f1(xx - r * 0.045)} ${f1(y + r * drum * 0.92)}v${f1(-r * drum * 0.5)}a${f1(r * 0.045)} ${f1(r * 0.06)} 0 0 1 ${f1(r * 0.09)} 0v${f1(r * drum * 0.5)}z`;
    }
    a.path(d, mix(shade, P.fjord, 0.35), 'opacity=".55"');
  }
  const d = domePath(x, y, r, k);
  const hx = x + a.L * r * 0.38;
  a.path(
    d,
    a.rad(
      [
        [0, mix(lit, P.snow, 0.6)],
        [0.42, lit],
        [0.8, mix(lit, shade, 0.75)],
        [1, shade],
      ],
      hx,
      y - r * 0.72,
      r * 1.5,
    ),
  );
  a.path(
    `M${f1(x - r * 0.94)} ${f1(y)}h${f1(r * 1.88)}l${f1(r * 0.04)} ${f1(-r * 0.12)}h${f1(-r * 1.96)}z`,
    shade,
    'opacity=".45"',
  );
  for (let i = 1; i <= ribs; i++) {
    const o = ((i / (ribs + 1)) * 2 - 1) * r * 0.95;
    a.line(
      `M${f1(x + o)} ${f1(y)}C${f1(x + o * 1.15)} ${f1(y - r * 0.5)} ${f1(x + o * 0.75)} ${f1(y - r * k * 0.95)} ${f1(x)} ${f1(y - r * 1.06 * k)}`,
      shade,
      1.4,
      'opacity=".35"',
    );
  }
  const ty = y - r * 1.06 * k;
  a.rect(x - r * 0.018, ty - r * 0.36, r * 0.036, r * 0.38, gold);
  a.circle(x, ty - r * 0.07, r * 0.055, gold);
  a.circle(x, ty - r * 0.18, r * 0.036, gold);
  a.path(
    `M${f1(x + r * 0.055)} ${f1(ty - r * 0.44)}a${f1(r * 0.075)} ${f1(r * 0.075)} 0 1 1 ${f1(-r * 0.11)} 0a${f1(r * 0.062)} ${f1(r * 0.062)} 0 1 0 ${f1(r * 0.11)} 0z`,
    gold,
  );
}

/** A minaret, h pixels tall. */
export function minaret(a, x, y, H, lit, shade, gold = P.amber) {
  // square → octagon → drum → lantern
  const f = a.L < 0 ? [lit, mix(lit, shade, 0.5), shade] : [shade, mix(lit, shade, 0.5), lit];
  const s = (w, y0, y1) => a.rect(x - (w * H) / 2, y - y1 * H, w * H, (y1 - y0) * H, a.hz(f));
  s(0.078, 0, 0.36);
  s(0.1, 0.355, 0.375);
  s(0.062, 0.375, 0.62);
  s(0.086, 0.615, 0.635);
  s(0.045, 0.635, 0.83);
  s(0.066, 0.825, 0.842);
  s(0.03, 0.842, 0.9);
  let d = "";
  for (const [w, y0, y1] of [
    [0.026, 0.2, 0.31],
    [0.02, 0.46, 0.57],
    [0.015, 0.69, 0.78],
  ])
    d += `M${f1(x - (w * H) / 2)} ${f1(y - y0 * H)}V${f1(y - y1 * H)}a${f1((w * H) / 2)} ${f1(w * H * 0.62)} 0 0 1 ${f1(w * H)} 0V${f1(y - y0 * H)}z`;
  a.path(d, mix(shade, P.fjord, 0.4), 'opacity=".6"');
  a.path(domePath(x, y - 0.9 * H, 0.019 * H, 1.5), gold);
  a.rect(x - H * 0.003, y - H, H * 0.006, H * 0.07, gold);
}

/** A mosque with domes and two minarets, S pixels to the tip of the main dome. */
export function mosque(a, { x, y, S, lit, shade, dark = P.gulf, gold = P.amber }) {
  // grand white mosque, S = half width
  const m2 = mix(lit, shade, 0.35);
  for (const o of [-1.02, 1.02])
    minaret(a, x + o * S, y, S * 1.18, mix(lit, shade, 0.3), mix(shade, dark, 0.12), gold);
  for (const [o, r, dy] of [
    [-0.52, 0.13, 0.4],
    [0.52, 0.13, 0.4],
    [-0.26, 0.1, 0.46],
    [0.26, 0.1, 0.46],
  ])
    dome(a, x + o * S, y - dy * S, r * S, lit, shade, { gold });
  a.rect(x - S * 0.62, y - S * 0.42, S * 1.24, S * 0.42, m2);
  dome(a, x, y - S * 0.56, 0.27 * S, lit, shade, { gold, k: 1.25 });
  a.rect(x - S * 0.34, y - S * 0.5, S * 0.68, S * 0.5, lit);
  arcade(a, {
    x0: x - S * 0.98,
    x1: x - S * 0.2,
    y,
    h: S * 0.26,
    n: 9,
    wall: lit,
    lit,
    dark: mix(shade, dark, 0.5),
  });
  arcade(a, {
    x0: x + S * 0.2,
    x1: x + S * 0.98,
    y,
    h: S * 0.26,
    n: 9,
    wall: m2,
    lit,
    dark: mix(shade, dark, 0.5),
  });
  for (let i = 0; i < 5; i++)
    for (const f of [-1, 1])
      dome(a, x + f * S * (0.3 + i * 0.15), y - S * 0.275, S * 0.052, lit, shade, {
        gold,
        drum: 0.12,
      });
  a.path(archPath(x, y, S * 0.26, S * 0.42, 0.55), mix(shade, dark, 0.55));
  a.path(archPath(x, y, S * 0.16, S * 0.33, 0.55), mix(shade, dark, 0.85));
  a.rect(x - S * 0.22, y - S * 0.5, S * 0.02, S * 0.5, m2);
  a.rect(x + S * 0.2, y - S * 0.5, S * 0.02, S * 0.5, m2);
  for (const o of [-0.42, 0.42]) minaret(a, x + o * S * 1.58, y, S * 1.36, lit, shade, gold);
}
