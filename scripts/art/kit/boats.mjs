import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";

/** A sailing dhow, s pixels long; `face` 1 sails to the right. */
export function dhow(
  a,
  { x, y, s, sail = P.snow, hull = P.rust, trim = P.dune, face = 1, furled = false, shadeSail },
) {
  // y = waterline, s = length
  const F = face,
    p = (u, v) => `${f1(x + F * u * s)} ${f1(y - v * s)}`;
  if (!furled) {
    a.line(`M${p(-0.02, 0.08)}L${p(0.06, 0.6)}`, mix(hull, P.night, 0.3), s * 0.014);
    a.path(
      `M${p(0.42, 0.2)}C${p(0.24, 0.36)} ${p(0.02, 0.58)} ${p(-0.26, 0.9)}C${p(-0.4, 0.66)} ${p(-0.44, 0.42)} ${p(-0.35, 0.24)}C${p(-0.14, 0.29)} ${p(0.2, 0.25)} ${p(0.42, 0.2)}Z`,
      a.g(
        [shadeSail || mix(sail, P.dune, 0.55), sail],
        x + F * 0.2 * s,
        y - 0.25 * s,
        x - F * 0.3 * s,
        y - 0.6 * s,
      ),
    );
    a.line(
      `M${p(-0.26, 0.9)}C${p(-0.3, 0.62)} ${p(-0.26, 0.4)} ${p(-0.17, 0.262)}M${p(-0.26, 0.9)}C${p(-0.16, 0.6)} ${p(-0.06, 0.42)} ${p(0.08, 0.258)}M${p(-0.08, 0.69)}C${p(0.06, 0.5)} ${p(0.16, 0.36)} ${p(0.26, 0.235)}`,
      shadeSail || mix(sail, P.dune, 0.8),
      s * 0.005,
      'opacity=".75"',
    );
    a.line(
      `M${p(0.47, 0.15)}L${p(-0.29, 0.94)}`,
      mix(hull, P.night, 0.3),
      s * 0.014,
      'stroke-linecap="round"',
    );
  }
  a.path(
    `M${p(-0.5, 0.2)}L${p(-0.46, 0.05)}C${p(-0.43, -0.01)} ${p(-0.3, -0.015)} ${p(-0.2, -0.015)}L${p(0.26, -0.015)}C${p(0.4, 0)} ${p(0.5, 0.1)} ${p(0.62, 0.235)}C${p(0.48, 0.15)} ${p(0.3, 0.1)} ${p(0.1, 0.095)}C${p(-0.1, 0.09)} ${p(-0.3, 0.115)} ${p(-0.36, 0.135)}L${p(-0.37, 0.19)}Z`,
    a.v([mix(hull, P.dune, 0.18), hull, mix(hull, P.night, 0.35)]),
  );
  a.line(`M${p(-0.37, 0.165)}C${p(-0.2, 0.1)} ${p(0.2, 0.075)} ${p(0.59, 0.222)}`, trim, s * 0.012);
  a.line(
    `M${p(-0.46, 0.08)}C${p(-0.2, 0.035)} ${p(0.2, 0.025)} ${p(0.5, 0.13)}M${p(-0.45, 0.04)}C${p(-0.2, 0.005)} ${p(0.2, 0.0)} ${p(0.42, 0.06)}`,
    mix(hull, P.night, 0.5),
    s * 0.005,
    'opacity=".6"',
  );
  a.line(`M${p(-0.5, 0.2)}L${p(-0.37, 0.19)}`, trim, s * 0.014);
  a.path(
    `M${p(-0.34, 0.12)}L${p(-0.34, 0.2)}L${p(-0.16, 0.19)}L${p(-0.16, 0.1)}Z`,
    mix(hull, P.dune, 0.45),
  );
  a.path(`M${p(-0.37, 0.2)}L${p(-0.37, 0.22)}L${p(-0.13, 0.21)}L${p(-0.13, 0.19)}Z`, trim);
}

/** A small ferry with a canopy, s pixels long. */
export function abra(a, { x, y, s, hull = P.date, roof = P.sand, face = 1 }) {
  const F = face,
    p = (u, v) => `${f1(x + F * u * s)} ${f1(y - v * s)}`;
  a.path(
    `M${p(-0.5, 0.09)}C${p(-0.42, -0.02)} ${p(-0.3, -0.02)} ${p(0, -0.02)}C${p(0.3, -0.02)} ${p(0.42, 0)} ${p(0.54, 0.12)}C${p(0.3, 0.065)} ${p(-0.2, 0.06)} ${p(-0.5, 0.09)}Z`,
    hull,
  );
  a.path(`M${p(-0.36, 0.27)}L${p(0.34, 0.27)}L${p(0.38, 0.245)}L${p(-0.4, 0.245)}Z`, roof);
  a.line(
    `M${p(-0.34, 0.25)}V${f1(y - 0.06 * s)}M${p(-0.11, 0.25)}V${f1(y - 0.06 * s)}M${p(0.12, 0.25)}V${f1(y - 0.06 * s)}M${p(0.33, 0.25)}V${f1(y - 0.06 * s)}`,
    hull,
    s * 0.012,
  );
  for (const [i, u] of [-0.26, -0.18, -0.04, 0.03, 0.2, 0.27].entries()) {
    a.circle(x + F * u * s, y - 0.15 * s, s * 0.026, P.date);
    a.path(
      `M${p(u - 0.035, 0.05)}L${p(u - 0.03, 0.115)}Q${p(u, 0.14)} ${p(u + 0.03, 0.115)}L${p(u + 0.035, 0.05)}Z`,
      [P.snow, P.iron, P.snow, P.gulf, P.snow, P.amber][i],
    );
  }
  a.line(
    `M${p(-0.48, 0.08)}C${p(-0.2, 0.045)} ${p(0.3, 0.05)} ${p(0.52, 0.11)}`,
    P.amber,
    s * 0.01,
  );
}

/** A motor yacht, s pixels long. */
export function yacht(a, { x, y, s, face = 1, lit = P.snow, dark = P.fjord }) {
  const p = (u, v) => `${f1(x + face * u * s)} ${f1(y - v * s)}`;
  a.path(
    `M${p(-0.5, 0.1)}L${p(-0.46, 0)}L${p(0.36, 0)}C${p(0.44, 0.03)} ${p(0.52, 0.1)} ${p(0.56, 0.135)}Z`,
    lit,
  );
  a.path(
    `M${p(-0.36, 0.1)}L${p(-0.32, 0.19)}L${p(0.16, 0.19)}L${p(0.3, 0.115)}Z`,
    mix(lit, P.mist, 0.5),
  );
  a.path(`M${p(-0.3, 0.125)}L${p(-0.28, 0.165)}L${p(0.14, 0.165)}L${p(0.22, 0.125)}Z`, dark);
  a.path(`M${p(-0.2, 0.19)}L${p(-0.17, 0.255)}L${p(0.04, 0.255)}L${p(0.12, 0.19)}Z`, lit);
  a.line(`M${p(-0.1, 0.25)}L${p(-0.12, 0.36)}`, dark, s * 0.012);
  a.line(`M${p(-0.48, 0.03)}L${p(0.42, 0.03)}`, dark, s * 0.01, 'opacity=".5"');
}
