import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";

/** A wheel that stands on y. */
export function wheel(a, x, y, r, hub = P.mist) {
  a.circle(x, y - r, r, P.night);
  a.circle(x, y - r, r * 0.52, mix(hub, P.fjord, 0.3));
  a.circle(x, y - r, r * 0.2, P.night);
}

/** A lorry with a container; x is its rear, s its length. */
export function truck(a, { x, y, s, face = 1, cab = P.snow, box = P.iron, container = true }) {
  // x = rear, s = length
  const X = (u) => x + face * u * s,
    p = (u, v) => `${f1(X(u))} ${f1(y - v * s)}`,
    R = (u, v, w, h, c, e) => a.rect(Math.min(X(u), X(u + w)), y - (v + h) * s, w * s, h * s, c, e);
  a.ell(X(0.5), y + s * 0.004, s * 0.52, s * 0.022, P.date, 'opacity=".3"');
  R(0.01, 0.062, 0.96, 0.026, P.night);
  R(0, 0.09, 0.73, 0.19, a.v([mix(box, P.snow, 0.18), box, mix(box, P.night, 0.22)]));
  if (container) {
    let d = "";
    for (let i = 1; i < 24; i++) d += `M${p((0.73 * i) / 24, 0.096)}L${p((0.73 * i) / 24, 0.272)}`;
    a.line(d, P.night, Math.max(1, s * 0.003), 'opacity=".2"');
  }
  R(0, 0.272, 0.73, 0.01, mix(box, P.snow, 0.35));
  R(0, 0.088, 0.73, 0.009, P.night, 'opacity=".5"');
  a.path(
    `M${p(0.76, 0.07)}L${p(0.76, 0.272)}Q${p(0.77, 0.29)} ${p(0.8, 0.29)}L${p(0.87, 0.286)}Q${p(0.9, 0.28)} ${p(0.925, 0.215)}L${p(0.985, 0.17)}Q${p(1, 0.15)} ${p(1, 0.07)}Z`,
    a.v([mix(cab, P.snow, 0.4), cab, mix(cab, P.fjord, 0.25)]),
  );
  a.path(`M${p(0.855, 0.265)}L${p(0.885, 0.265)}L${p(0.915, 0.195)}L${p(0.855, 0.19)}Z`, P.fjord);
  a.path(
    `M${p(0.87, 0.258)}L${p(0.88, 0.258)}L${p(0.895, 0.2)}L${p(0.87, 0.197)}Z`,
    P.lagoon,
    'opacity=".7"',
  );
  R(0.985, 0.09, 0.015, 0.03, P.amber);
  a.line(`M${p(0.84, 0.275)}L${p(0.84, 0.08)}`, mix(cab, P.fjord, 0.45), s * 0.004);
  for (const u of [0.08, 0.155, 0.23, 0.69, 0.765, 0.92]) wheel(a, X(u), y, s * 0.034);
}

/** A delivery van; x is its rear, s its length. */
export function van(a, { x, y, s, face = 1, color = P.snow, stripe = P.gulf }) {
  // x = rear
  const X = (u) => x + face * u * s,
    p = (u, v) => `${f1(X(u))} ${f1(y - v * s)}`;
  a.ell(X(0.5), y + s * 0.006, s * 0.54, s * 0.03, P.date, 'opacity=".32"');
  a.path(
    `M${p(0.0, 0.075)}L${p(0.0, 0.39)}Q${p(0.0, 0.43)} ${p(0.05, 0.43)}L${p(0.62, 0.43)}C${p(0.7, 0.43)} ${p(0.75, 0.36)} ${p(0.8, 0.27)}L${p(0.96, 0.215)}Q${p(1, 0.2)} ${p(1, 0.14)}L${p(1, 0.075)}Z`,
    a.v([mix(color, P.snow, 0.6), color, mix(color, P.fjord, 0.28)]),
  );
  a.path(
    `M${p(0.0, 0.15)}L${p(1, 0.15)}L${p(1, 0.185)}Q${p(0.995, 0.2)} ${p(0.97, 0.212)}L${p(0.0, 0.2)}Z`,
    stripe,
  );
  a.path(
    `M${p(0.62, 0.385)}L${p(0.655, 0.385)}C${p(0.69, 0.38)} ${p(0.72, 0.34)} ${p(0.75, 0.265)}L${p(0.62, 0.26)}Z`,
    P.fjord,
  );
  a.path(
    `M${p(0.645, 0.38)}L${p(0.665, 0.38)}L${p(0.69, 0.265)}L${p(0.645, 0.262)}Z`,
    P.lagoon,
    'opacity=".6"',
  );
  a.line(
    `M${p(0.595, 0.41)}L${p(0.595, 0.1)}M${p(0.79, 0.26)}L${p(0.79, 0.11)}M${p(0.3, 0.41)}L${p(0.3, 0.09)}`,
    mix(color, P.fjord, 0.4),
    s * 0.005,
  );
  a.path(`M${p(0.965, 0.19)}L${p(0.995, 0.18)}L${p(1, 0.15)}L${p(0.972, 0.15)}Z`, P.amber);
  a.rect(Math.min(X(0), X(1)), y - 0.1 * s, s, 0.03 * s, mix(color, P.fjord, 0.7));
  for (const u of [0.18, 0.8]) {
    a.path(
      `M${p(u - 0.1, 0.07)}A${f1(s * 0.1)} ${f1(s * 0.1)} 0 0 ${face > 0 ? 1 : 0} ${p(u + 0.1, 0.07)}Z`,
      P.night,
    );
    wheel(a, X(u), y, s * 0.075);
  }
}
