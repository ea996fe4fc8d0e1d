import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";

/** Airliner seen from the side, x,y = nose, s = length. */
export function airliner(
  a,
  {
    x,
    y,
    s,
    face = 1,
    ang = 0,
    body = P.snow,
    shade = P.mist,
    tail = P.iron,
    dark = P.fjord,
    gear = false,
  },
) {
  const p = (u, v) => `${f1(-face * u * s)} ${f1(-v * s)}`;
  a.out.push(`<g transform="translate(${f1(x)} ${f1(y)}) rotate(${ang})">`);
  a.path(
    `M${p(0.84, 0.045)}L${p(0.99, 0.07)}L${p(0.97, 0.05)}L${p(0.9, 0.02)}Z`,
    mix(shade, dark, 0.25),
  );
  a.path(
    `M${p(0.8, 0.04)}C${p(0.86, 0.08)} ${p(0.9, 0.17)} ${p(0.93, 0.215)}L${p(1, 0.215)}C${p(0.985, 0.14)} ${p(0.965, 0.08)} ${p(0.955, 0.04)}Z`,
    tail,
  );
  a.path(
    `M${p(0, -0.005)}C${p(0.015, 0.02)} ${p(0.05, 0.05)} ${p(0.13, 0.052)}L${p(0.82, 0.052)}C${p(0.9, 0.052)} ${p(0.96, 0.045)} ${p(1.0, 0.05)}C${p(0.97, 0.01)} ${p(0.86, -0.045)} ${p(0.72, -0.05)}L${p(0.14, -0.05)}C${p(0.06, -0.05)} ${p(0.005, -0.03)} ${p(0, -0.005)}Z`,
    a.v([body, body, shade]),
  );
  a.path(
    `M${p(0.03, 0.027)}L${p(0.045, 0.038)}L${p(0.075, 0.038)}L${p(0.075, 0.024)}L${p(0.038, 0.02)}Z`,
    dark,
  );
  let d = "";
  for (let i = 0; i < 38; i++) {
    const u = 0.14 + i * 0.017;
    if (i === 12 || i === 25) continue;
    d += `M${p(u, 0.018)}h${f1(-face * s * 0.0075)}v${f1(s * 0.013)}h${f1(face * s * 0.0075)}z`;
  }
  a.path(d, dark, 'opacity=".75"');
  a.line(`M${p(0.1, -0.012)}L${p(0.93, 0.018)}`, tail, s * 0.006, 'opacity=".85"');
  a.path(
    `M${p(0.36, -0.03)}L${p(0.5, -0.03)}L${p(0.74, -0.088)}L${p(0.7, -0.094)}L${p(0.66, -0.092)}C${p(0.55, -0.07)} ${p(0.44, -0.055)} ${p(0.36, -0.03)}Z`,
    mix(shade, dark, 0.3),
  );
  a.path(
    `M${p(0.385, -0.066)}C${p(0.385, -0.045)} ${p(0.4, -0.045)} ${p(0.42, -0.045)}L${p(0.5, -0.05)}L${p(0.5, -0.078)}L${p(0.42, -0.095)}C${p(0.4, -0.095)} ${p(0.385, -0.09)} ${p(0.385, -0.066)}Z`,
    a.v([body, mix(shade, dark, 0.35)]),
  );
  a.ell(-face * 0.389 * s, 0.068 * s, s * 0.006, s * 0.024, dark);
  if (gear) {
    a.line(
      `M${p(0.12, -0.05)}L${p(0.12, -0.1)}M${p(0.5, -0.06)}L${p(0.5, -0.1)}M${p(0.54, -0.06)}L${p(0.54, -0.1)}`,
      dark,
      s * 0.008,
    );
    for (const u of [0.12, 0.49, 0.55]) a.circle(-face * u * s, 0.105 * s, s * 0.016, P.night);
  }
  a.out.push("</g>");
}

/** A hot-air balloon in two colours. */
export function balloon(a, { x, y, s, c1 = P.iron, c2 = P.sand }) {
  const d = `M${x - s * 0.14} ${y + s * 0.62}C${x - s * 0.3} ${y + s * 0.4} ${x - s * 0.5} ${y + s * 0.2} ${x - s * 0.5} ${y - s * 0.08}A${s * 0.5} ${s * 0.5} 0 0 1 ${x + s * 0.5} ${y - s * 0.08}C${x + s * 0.5} ${y + s * 0.2} ${x + s * 0.3} ${y + s * 0.4} ${x + s * 0.14} ${y + s * 0.62}Z`;
  const cp = a.clip(d);
  a.path(d, c2);
  a.out.push(`<g clip-path="${cp}">`);
  for (const [o, w] of [
    [-0.5, 0.14],
    [-0.2, 0.1],
    [0.0, 0.0],
    [0.12, 0.1],
    [0.37, 0.15],
  ])
    if (w)
      a.path(
        `M${x + o * s * 0.25} ${y + s * 0.65}C${x + o * s * 1.1} ${y + s * 0.3} ${x + o * s * 1.05} ${y - s * 0.4} ${x + o * s * 0.2} ${y - s * 0.62}L${x + (o + w) * s * 0.2} ${y - s * 0.62}C${x + (o + w) * s * 1.15} ${y - s * 0.4} ${x + (o + w) * s * 1.2} ${y + s * 0.3} ${x + (o + w) * s * 0.3} ${y + s * 0.65}Z`,
        c1,
      );
  a.rect(x - a.L * s * 0.02 - (a.L > 0 ? s : 0), y - s, s, s * 2, P.date, 'opacity=".16"');
  a.out.push("</g>");
  a.rect(x - s * 0.08, y + s * 0.76, s * 0.16, s * 0.12, P.date, `rx="${s * 0.02}"`);
  a.line(
    `M${x - s * 0.13} ${y + s * 0.62}L${x - s * 0.075} ${y + s * 0.77}M${x + s * 0.13} ${y + s * 0.62}L${x + s * 0.075} ${y + s * 0.77}`,
    P.date,
    s * 0.012,
  );
}
