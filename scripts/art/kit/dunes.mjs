import { mix, P } from "./colour.mjs";
import { f1, lerp } from "./numbers.mjs";
import { pts, smooth } from "./paths.mjs";

/** A barchan-like dune: skyline, S-spine, lit and shadow face. */
export function dune(
  a,
  {
    x,
    y,
    w,
    base,
    side = "r",
    lit,
    litFoot,
    shade,
    shadeFoot,
    skew = 0,
    ripples = 0,
    rc,
    grain = true,
    curl = 1,
  },
) {
  const D = side === "r" ? 1 : -1,
    h = base - y,
    X = (t) => x + D * t * w;
  const left = [
    [X(-0.62), base],
    [X(-0.46), base - h * 0.13],
    [X(-0.29), base - h * 0.4],
    [X(-0.12), base - h * 0.76],
    [X(0), y],
  ];
  const right = [
    [X(0), y],
    [X(0.07), y + h * 0.2],
    [X(0.2), y + h * 0.5],
    [X(0.38), y + h * 0.82],
    [X(0.6), base],
  ];
  const body = `M${pts([left[0]])}${smooth(left, 1)}${smooth(right, 1)}L${f1(X(0.6))} ${base + 400}L${f1(X(-0.62))} ${base + 400}Z`;
  const spine = [
    [X(0), y],
    [X(0.012 * curl + skew * 0.2), y + h * 0.15],
    [X(0.02 * curl + skew * 0.5), y + h * 0.34],
    [X(-0.004 + skew), y + h * 0.56],
    [X(-0.075 * curl + skew), y + h * 0.82],
    [X(-0.17 * curl + skew), y + h * 1.12],
    [X(-0.22 + skew), y + h * 1.7],
  ];
  const sh = `M${pts([right[0]])}${smooth(right, 1)}L${f1(X(0.6))} ${base + h * 0.9}L${pts([spine.at(-1)])}${smooth([...spine].reverse(), 1)}Z`;
  a.path(body, a.v([lit, litFoot || mix(lit, shade, 0.22)], y, base + h * 0.4));
  const cp = a.clip(body);
  a.out.push(`<g clip-path="${cp}">`);
  for (let i = 0; i < ripples; i++) {
    const t = (i + 1) / (ripples + 1),
      o = -w * 0.5 * t * D;
    a.line(
      `M${pts([[spine[0][0] + o * 1.05, spine[0][1] + h * t * 0.7]])}${smooth(
        spine.map((p, k) => [p[0] + o * (1 + 0.12 * Math.sin(k * 1.7 + i)), p[1] + h * t * 0.72]),
        1,
      )}`,
      rc || shade,
      2,
      `opacity="${f1(0.26 * (1 - t) + 0.08)}"`,
    );
  }
  a.path(
    sh,
    a.v(
      [shade, mix(shade, shadeFoot || lit, 0.4), shadeFoot || mix(shade, lit, 0.35)],
      y,
      base + h * 0.5,
    ),
  );
  if (grain) {
    a.stipple(sh, mix(shade, P.date, 0.45), X(0), y, X(0.34), y + h * 0.75, 0.7, 0, 0.35);
    a.stipple(body, mix(lit, P.snow, 0.7), X(-0.05), y, X(-0.4), y + h * 0.7, 0.55, 0, 0.35);
  }
  a.out.push("</g>");
  return { spine, x: X };
}

/** Long foreground sweep given by a crest polyline; a second polyline is the inner spine of the shadow. */
export function sweep(
  a,
  crest,
  { lit, foot, shade, shadeFoot, spine, base = a.h, grain = true, ripples = 0 },
) {
  const d = `M${pts([crest[0]])}${smooth(crest, 1)}L${crest.at(-1)[0]} ${base}L${crest[0][0]} ${base}Z`,
    y0 = Math.min(...crest.map((p) => p[1]));
  a.path(d, a.v([lit, foot], y0, base));
  const cp = a.clip(d);
  a.out.push(`<g clip-path="${cp}">`);
  if (grain) a.stipple(d, mix(lit, P.snow, 0.6), 0, y0, 0, lerp(y0, base, 0.5), 0.5, 0, 0.35);
  for (let i = 1; i <= ripples; i++)
    a.line(
      `M${pts([[crest[0][0], crest[0][1] + i * i * 5 + i * 16]])}${smooth(
        crest.map((p, k) => [
          p[0] - i * 8,
          p[1] + i * i * 5 + i * 16 + Math.sin(k * 1.3 + i * 0.8) * 7,
        ]),
        1,
      )}`,
      shade,
      2.2,
      `opacity="${f1(0.3 - i * 0.018)}"`,
    );
  if (spine) {
    const s = `M${pts([spine[0]])}${smooth(spine, 1)}L${spine.at(-1)[0]} ${base}L${a.L < 0 ? a.w + 20 : -20} ${base}L${a.L < 0 ? a.w + 20 : -20} ${y0 - 200}L${pts([spine[0]])}Z`;
    a.path(s, a.v([shade, shadeFoot || mix(shade, foot, 0.4)], y0, base));
    if (grain)
      a.stipple(
        s,
        mix(shade, P.date, 0.4),
        spine[0][0],
        y0,
        spine[0][0] - a.L * 700,
        base,
        0.6,
        0,
        0.35,
      );
  }
  a.out.push("</g>");
  return cp;
}
