import { mix, P } from "./colour.mjs";
import { f1, lerp, rng } from "./numbers.mjs";

/** A ship-to-shore crane on the quay, h pixels tall. */
export function crane(a, { x, y, h, color = P.iron, face = 1, boom = 0.95, up = 0 }) {
  // ship-to-shore gantry, x = centre of legs
  const p = (u, v) => `${f1(x + face * u * h)} ${f1(y - v * h)}`,
    L = (d, w) => a.line(d, color, Math.max(1.4, w * h), 'stroke-linejoin="round"');
  L(`M${p(-0.16, 0)}L${p(-0.13, 0.58)}M${p(0.16, 0)}L${p(0.13, 0.58)}`, 0.026);
  L(`M${p(-0.17, 0.22)}L${p(0.17, 0.22)}`, 0.024);
  L(`M${p(-0.16, 0.22)}L${p(0.13, 0.56)}M${p(0.16, 0.22)}L${p(-0.13, 0.56)}`, 0.011);
  L(
    `M${p(-0.13, 0.58)}L${p(0.06, 0.92)}L${p(0.14, 0.58)}M${p(-0.02, 0.78)}L${p(0.1, 0.78)}`,
    0.018,
  );
  const bx = boom * Math.cos(up),
    by = boom * Math.sin(up);
  L(`M${p(-0.5, 0.58)}L${p(0.14, 0.58)}`, 0.032);
  L(`M${p(0.14, 0.58)}L${p(0.14 + bx, 0.58 + by)}`, 0.03);
  L(
    `M${p(0.06, 0.92)}L${p(0.14 + bx * 0.55, 0.58 + by * 0.55)}M${p(0.06, 0.92)}L${p(0.14 + bx * 0.95, 0.58 + by * 0.95)}M${p(0.06, 0.92)}L${p(-0.44, 0.6)}`,
    0.008,
  );
  a.path(`M${p(-0.36, 0.6)}L${p(-0.36, 0.68)}L${p(-0.2, 0.68)}L${p(-0.2, 0.6)}Z`, color);
  if (!up) {
    L(`M${p(0.5, 0.57)}L${p(0.5, 0.36)}`, 0.006);
    a.path(`M${p(0.44, 0.36)}L${p(0.56, 0.36)}L${p(0.56, 0.31)}L${p(0.44, 0.31)}Z`, P.amber);
  }
  a.rect(x - h * 0.2, y - h * 0.025, h * 0.1, h * 0.025, color);
  a.rect(x + h * 0.1, y - h * 0.025, h * 0.1, h * 0.025, color);
}

/** A container ship, s pixels long, loaded in rows of coloured boxes. */
export function containerShip(
  a,
  {
    x,
    y,
    s,
    face = 1,
    hull = P.fjord,
    keel = P.rust,
    colors = [P.iron, P.gulf, P.dune, P.snow, P.coral, P.lagoon, P.amber],
    lit = P.snow,
    seed = 5,
  },
) {
  // x = stern
  const r = rng(seed),
    X = (u) => x + face * u * s,
    p = (u, v) => `${f1(X(u))} ${f1(y - v * s)}`;
  const cw = 0.03,
    ch = 0.0135;
  for (let i = 0; i < 24; i++) {
    const u = 0.16 + i * cw * 1.04;
    if (u > 0.9) break;
    if (i === 3 || i === 4) continue;
    const n = Math.round(lerp(4, 7, r()) - (i > 19 ? 2 : 0));
    for (let j = 0; j < n; j++) {
      const c = colors[Math.floor(r() * colors.length)],
        yy = y - s * (0.078 + j * ch * 1.04);
      const x0 = Math.min(X(u), X(u + cw));
      a.rect(x0, yy - ch * s, cw * s, ch * s, c);
      a.rect(x0, yy - ch * s * 0.3, cw * s, ch * s * 0.3, P.night, 'opacity=".16"');
    }
  }
  a.path(`M${p(0.06, 0.07)}L${p(0.065, 0.215)}L${p(0.145, 0.215)}L${p(0.15, 0.07)}Z`, lit);
  a.path(
    `M${p(0.055, 0.2)}L${p(0.055, 0.225)}L${p(0.16, 0.225)}L${p(0.16, 0.2)}Z`,
    mix(lit, P.mist, 0.6),
  );
  a.path(`M${p(0.06, 0.206)}L${p(0.06, 0.217)}L${p(0.157, 0.217)}L${p(0.157, 0.206)}Z`, P.night);
  for (let j = 0; j < 5; j++)
    a.rect(
      Math.min(X(0.075), X(0.14)),
      y - s * (0.09 + j * 0.022) - s * 0.008,
      s * 0.065,
      s * 0.007,
      P.fjord,
      'opacity=".5"',
    );
  a.path(`M${p(0.02, 0.07)}L${p(0.025, 0.15)}L${p(0.05, 0.15)}L${p(0.052, 0.07)}Z`, P.iron);
  a.path(
    `M${p(0, 0.078)}L${p(0.012, 0)}L${p(0.955, 0)}C${p(0.965, 0.03)} ${p(0.985, 0.07)} ${p(1.01, 0.1)}L${p(0.93, 0.092)}L${p(0.9, 0.078)}Z`,
    a.v([mix(hull, P.gulf, 0.25), hull]),
  );
  a.path(`M${p(0.01, 0.012)}L${p(0.012, -0.004)}L${p(0.955, -0.004)}L${p(0.958, 0.012)}Z`, keel);
}

/** A tanker, s pixels long. */
export function tanker(a, { x, y, s, face = 1, hull = P.rust, lit = P.snow, deck = P.iron }) {
  const X = (u) => x + face * u * s,
    p = (u, v) => `${f1(X(u))} ${f1(y - v * s)}`;
  a.path(`M${p(0.06, 0.06)}L${p(0.06, 0.17)}L${p(0.14, 0.17)}L${p(0.15, 0.06)}Z`, lit);
  a.path(
    `M${p(0.045, 0.155)}H${f1(X(0.165))}V${f1(y - 0.175 * s)}H${f1(X(0.045))}Z`,
    mix(lit, P.mist, 0.5),
  );
  a.rect(Math.min(X(0.07), X(0.14)), y - s * 0.15, s * 0.07, s * 0.012, P.fjord);
  a.path(`M${p(0.02, 0.06)}L${p(0.025, 0.13)}L${p(0.045, 0.13)}L${p(0.05, 0.06)}Z`, deck);
  a.line(
    `M${p(0.2, 0.075)}L${p(0.9, 0.075)}M${p(0.5, 0.06)}L${p(0.5, 0.12)}M${p(0.54, 0.06)}L${p(0.54, 0.12)}M${p(0.5, 0.115)}L${p(0.46, 0.09)}M${p(0.54, 0.115)}L${p(0.58, 0.09)}M${p(0.93, 0.08)}L${p(0.93, 0.125)}`,
    deck,
    Math.max(1.4, s * 0.006),
  );
  a.path(
    `M${p(0, 0.065)}L${p(0.015, 0)}L${p(0.96, 0)}C${p(0.97, 0.03)} ${p(0.985, 0.06)} ${p(1.0, 0.078)}L${p(0.9, 0.065)}Z`,
    hull,
  );
  a.path(`M${p(0.01, 0.016)}L${p(0.015, -0.004)}L${p(0.96, -0.004)}L${p(0.966, 0.016)}Z`, P.night);
}

/** A storage tank. */
export function tank(a, { x, y, r, h, lit, shade, top }) {
  const e = r * 0.22;
  a.path(
    `M${f1(x - r)} ${f1(y - h)}V${f1(y)}A${f1(r)} ${f1(e)} 0 0 0 ${f1(x + r)} ${f1(y)}V${f1(y - h)}Z`,
    a.hz(
      a.L < 0
        ? [
            [0, mix(lit, shade, 0.3)],
            [0.25, lit],
            [1, shade],
          ]
        : [
            [0, shade],
            [0.75, lit],
            [1, mix(lit, shade, 0.3)],
          ],
    ),
  );
  a.ell(x, y - h, r, e, top || mix(lit, shade, 0.3));
  a.ell(x, y - h, r * 0.86, e * 0.82, mix(top || lit, shade, 0.22));
  let d = "";
  for (let i = 1; i < 4; i++)
    d += `M${f1(x - r)} ${f1(y - (h * i) / 4)}a${f1(r)} ${f1(e)} 0 0 0 ${f1(r * 2)} 0`;
  a.line(d, shade, 1.4, 'opacity=".35"');
  const n = 11;
  let st = "";
  for (let i = 0; i < n; i++) {
    const t = i / n,
      an = Math.PI * (0.78 - t * 0.5);
    st += `${i ? "L" : "M"}${f1(x + Math.cos(an) * r)} ${f1(y - h * t + Math.sin(an) * e)}`;
  }
  a.line(st, shade, 2, 'opacity=".75"');
}
