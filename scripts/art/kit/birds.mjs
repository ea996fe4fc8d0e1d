import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";
import { pts, smooth } from "./paths.mjs";

/** Small birds far away; each is [x, y, size]. */
export function birds(a, list, color = P.fjord) {
  for (const [x, y, s] of list)
    a.line(
      `M${x - s} ${y - s * 0.3}Q${x - s * 0.45} ${y - s * 0.5} ${x} ${y}Q${x + s * 0.45} ${y - s * 0.5} ${x + s} ${y - s * 0.3}`,
      color,
      Math.max(1.6, s * 0.13),
      'stroke-linecap="round"',
    );
}

/** A falcon on spread wings, turned by `rot` degrees. */
export function falcon(a, x, y, s, color = P.night, rot = -16) {
  const R = [
    [0.05, -0.2],
    [0.12, -0.12],
    [0.28, -0.2],
    [0.46, -0.27],
    [0.72, -0.2],
    [1.05, 0.06],
    [0.8, -0.02],
    [0.62, 0.02],
    [0.42, 0.03],
    [0.22, 0.1],
    [0.09, 0.17],
    [0.08, 0.3],
    [0.15, 0.5],
    [0.05, 0.53],
  ];
  const m = R.map((p) => [-p[0], p[1]]).reverse();
  const q = [[0, -0.25], ...R, [0, 0.55], ...m].map((p) => [p[0] * s, p[1] * s]);
  a.out.push(
    `<path transform="translate(${x} ${y}) rotate(${rot})" d="M${pts([q[0]])}${smooth(q, 0.7)}Z" fill="${color}"/>`,
  );
}

/** A flamingo that stands in the water at y, h pixels tall. */
export function flamingo(
  a,
  { x, y, s, face = 1, pose = "up", body = P.coral, wing = P.iron, leg = P.rust },
) {
  // y = feet
  const F = face,
    p = (u, v) => `${f1(x + F * u * s)} ${f1(y - v * s)}`;
  const lw = s * 0.022;
  a.line(`M${p(-0.02, 0.5)}L${p(-0.015, 0.27)}L${p(-0.05, 0)}`, leg, lw, 'stroke-linejoin="round"');
  a.line(
    pose === "stand"
      ? `M${p(0.05, 0.5)}L${p(0.12, 0.34)}L${p(0.03, 0.3)}`
      : `M${p(0.05, 0.5)}L${p(0.07, 0.26)}L${p(0.04, 0)}`,
    leg,
    lw,
    'stroke-linejoin="round"',
  );
  if (pose === "feed") {
    a.line(
      `M${p(0.14, 0.62)}C${p(0.34, 0.72)} ${p(0.4, 0.5)} ${p(0.31, 0.35)}C${p(0.25, 0.22)} ${p(0.27, 0.16)} ${p(0.31, 0.13)}`,
      body,
      s * 0.052,
      'stroke-linecap="round"',
    );
    a.path(
      `M${p(0.27, 0.16)}C${p(0.28, 0.08)} ${p(0.33, 0.05)} ${p(0.36, 0.06)}L${p(0.38, 0.01)}C${p(0.4, 0.06)} ${p(0.39, 0.13)} ${p(0.34, 0.17)}Z`,
      body,
    );
    a.path(`M${p(0.36, 0.06)}L${p(0.375, -0.005)}L${p(0.395, 0.05)}Z`, P.night);
  } else {
    a.line(
      `M${p(0.13, 0.6)}C${p(0.3, 0.62)} ${p(0.34, 0.74)} ${p(0.22, 0.83)}C${p(0.1, 0.92)} ${p(0.12, 1.06)} ${p(0.24, 1.06)}`,
      body,
      s * 0.05,
      'stroke-linecap="round"',
    );
    a.path(
      `M${p(0.2, 1.09)}C${p(0.27, 1.1)} ${p(0.32, 1.06)} ${p(0.325, 1.02)}L${p(0.355, 0.96)}C${p(0.33, 0.955)} ${p(0.29, 0.985)} ${p(0.27, 1.01)}C${p(0.23, 1.02)} ${p(0.2, 1.04)} ${p(0.2, 1.09)}Z`,
      body,
    );
    a.path(`M${p(0.325, 1.015)}L${p(0.352, 0.945)}L${p(0.3, 0.985)}Z`, P.night);
  }
  a.path(
    `M${p(-0.3, 0.5)}C${p(-0.2, 0.68)} ${p(-0.02, 0.73)} ${p(0.1, 0.68)}C${p(0.2, 0.64)} ${p(0.2, 0.54)} ${p(0.1, 0.48)}C${p(0, 0.42)} ${p(-0.14, 0.45)} ${p(-0.3, 0.5)}Z`,
    body,
  );
  a.path(
    `M${p(-0.33, 0.47)}C${p(-0.2, 0.62)} ${p(-0.06, 0.66)} ${p(0.04, 0.6)}C${p(0.06, 0.52)} ${p(-0.08, 0.47)} ${p(-0.33, 0.47)}Z`,
    mix(body, wing, 0.42),
  );
  a.path(
    `M${p(-0.33, 0.47)}C${p(-0.25, 0.53)} ${p(-0.18, 0.545)} ${p(-0.1, 0.545)}C${p(-0.14, 0.5)} ${p(-0.22, 0.47)} ${p(-0.33, 0.47)}Z`,
    wing,
  );
}
