import { mix, P } from "./colour.mjs";
import { f1, lerp, xy } from "./numbers.mjs";

/** A tower crane, h pixels tall, with its load. */
export function towerCrane(
  a,
  { x, y, h, jib = 0.7, back = 0.24, face = 1, color = P.iron, load = 0.55, drop = 0.3 },
) {
  const w = h * 0.026,
    t = y - h,
    X = (u) => x + face * u * h;
  let d = "";
  const n = Math.round(h / (w * 2));
  for (let i = 0; i < n; i++) {
    const y0 = y - (h * i) / n,
      y1 = y - (h * (i + 1)) / n;
    d +=
      i % 2
        ? `M${f1(x - w)} ${f1(y0)}L${f1(x + w)} ${f1(y1)}`
        : `M${f1(x + w)} ${f1(y0)}L${f1(x - w)} ${f1(y1)}`;
  }
  const sw = Math.max(1.4, h * 0.0055);
  a.line(d, color, sw * 0.7);
  a.line(`M${f1(x - w)} ${y}V${f1(t)}M${f1(x + w)} ${y}V${f1(t)}`, color, sw);
  a.rect(x - w * 1.4, t - h * 0.012, w * 2.8, h * 0.014, color);
  const jy = t - h * 0.014,
    jh = h * 0.03;
  a.line(
    `M${f1(X(-back))} ${f1(jy)}H${f1(X(jib))}M${f1(X(0.03))} ${f1(jy - jh)}L${f1(X(jib * 0.96))} ${f1(jy - jh * 0.4)}`,
    color,
    sw,
  );
  d = "";
  const m = Math.round(jib * 30);
  for (let i = 0; i < m; i++) {
    const u0 = 0.03 + ((jib - 0.03) * i) / m,
      u1 = 0.03 + ((jib - 0.03) * (i + 0.5)) / m,
      u2 = 0.03 + ((jib - 0.03) * (i + 1)) / m,
      hh = lerp(jh, jh * 0.4, (i + 0.5) / m);
    d += `M${f1(X(u0))} ${f1(jy)}L${f1(X(u1))} ${f1(jy - hh)}L${f1(X(u2))} ${f1(jy)}`;
  }
  a.line(d, color, sw * 0.6);
  a.path(
    `M${f1(x - w * 0.8)} ${f1(jy)}L${f1(x)} ${f1(jy - h * 0.12)}L${f1(x + w * 0.8)} ${f1(jy)}Z`,
    color,
  );
  a.line(
    `M${f1(x)} ${f1(jy - h * 0.118)}L${f1(X(jib * 0.72))} ${f1(jy - jh * 0.7)}M${f1(x)} ${f1(jy - h * 0.118)}L${f1(X(-back * 0.92))} ${f1(jy)}`,
    color,
    sw * 0.6,
  );
  a.rect(Math.min(X(-back), X(-back + 0.07)), jy, h * 0.07, h * 0.045, mix(color, P.night, 0.3));
  a.rect(Math.min(X(0.025), X(0.065)), jy + 1, h * 0.04, h * 0.035, mix(color, P.snow, 0.3));
  if (load) {
    a.line(`M${f1(X(load))} ${f1(jy)}v${f1(h * drop)}`, color, Math.max(1, sw * 0.45));
    a.rect(X(load) - h * 0.026, jy + h * drop, h * 0.052, h * 0.018, mix(color, P.night, 0.2));
  }
}

/** A wind turbine, h pixels tall. */
export function turbine(a, { x, y, h, rot = 0, color = P.snow, shade = P.mist }) {
  a.path(
    `M${f1(x - h * 0.014)} ${y}L${f1(x - h * 0.006)} ${f1(y - h)}H${f1(x + h * 0.006)}L${f1(x + h * 0.014)} ${y}Z`,
    a.hz(a.L < 0 ? [color, shade] : [shade, color]),
  );
  for (let i = 0; i < 3; i++) {
    const t = rot + i * 2.0944,
      c = Math.cos(t),
      s = Math.sin(t),
      q = (u, v) => [x + (c * u - s * v) * h, y - h + (s * u + c * v) * h];
    a.path(
      `M${xy(q(0, -0.012))}Q${xy(q(0.12, -0.035))} ${xy(q(0.46, -0.004))}L${xy(q(0.46, 0.004))}L${xy(q(0, 0.012))}Z`,
      i % 2 ? shade : color,
    );
  }
  a.circle(x, y - h, h * 0.018, color);
}

/** A lamp for the building site, turned by `ang` degrees. */
export function workLight(a, x, y, s, ang, on = P.amber) {
  a.out.push(`<g transform="translate(${f1(x)} ${f1(y)}) rotate(${ang})">`);
  a.path(
    `M0 ${f1(-s * 0.2)}L${f1(s * 0.5)} ${f1(-s * 0.3)}L${f1(s * 0.5)} ${f1(s * 0.3)}L0 ${f1(s * 0.2)}Z`,
    P.night,
  );
  a.path(
    `M${f1(-s * 0.16)} ${f1(-s * 0.14)}h${f1(s * 0.18)}v${f1(s * 0.28)}h${f1(-s * 0.18)}z`,
    mix(P.night, P.fjord, 0.6),
  );
  a.path(
    `M${f1(s * 0.5)} ${f1(-s * 0.3)}L${f1(s * 0.74)} ${f1(-s * 0.5)}L${f1(s * 0.5)} ${f1(-s * 0.24)}ZM${f1(s * 0.5)} ${f1(s * 0.3)}L${f1(s * 0.74)} ${f1(s * 0.5)}L${f1(s * 0.5)} ${f1(s * 0.24)}Z`,
    mix(P.night, P.fjord, 0.5),
  );
  a.ell(s * 0.5, 0, s * 0.07, s * 0.29, mix(on, P.snow, 0.6));
  a.out.push("</g>");
}
