import { mix } from "./colour.mjs";
import { f1 } from "./numbers.mjs";
import { poly } from "./paths.mjs";

/** Slender Dubai supertall with spiralling setbacks. */
export function supertall(a, { x, y, H, lit, mid, shade, bands = true }) {
  const u = H * 0.0085,
    L = a.L;
  const core = [[0, 0.84]],
    lf = [0.755, 0.64, 0.525, 0.4, 0.275, 0.14],
    rt = [0.7, 0.585, 0.465, 0.335, 0.205, 0.08];
  const strips = [...lf.map((h, i) => [-(i + 1), h]), ...rt.map((h, i) => [i + 1, h])]
    .sort((p, q) => p[1] - q[1])
    .concat(core);
  for (const [i, h] of strips) {
    const sx = x + (i - 0.5) * u * 1.55,
      w = u * (i ? 1.75 : 1.8),
      t = y - h * H;
    const tone = (i * -L + 6) / 12;
    const c0 = mix(shade, lit, Math.min(1, tone + 0.18)),
      c1 = mix(shade, mid, Math.max(0, tone - 0.1));
    a.path(
      `M${f1(sx)} ${y}V${f1(t + u * 0.5)}Q${f1(sx)} ${f1(t)} ${f1(sx + w / 2)} ${f1(t)}Q${f1(sx + w)} ${f1(t)} ${f1(sx + w)} ${f1(t + u * 0.5)}V${y}Z`,
      a.hz(L < 0 ? [c0, c1] : [c1, c0]),
    );
  }
  a.path(
    poly([
      [x - u * 0.62, y - H * 0.83],
      [x - u * 0.28, y - H * 0.9],
      [x - u * 0.13, y - H],
      [x + u * 0.1, y - H],
      [x + u * 0.28, y - H * 0.9],
      [x + u * 0.62, y - H * 0.83],
    ]),
    a.hz(L < 0 ? [lit, shade] : [shade, lit]),
  );
  if (bands) {
    let d = "";
    for (const [f, k] of [
      [0.14, 6.4],
      [0.27, 5.5],
      [0.4, 4.4],
      [0.525, 3.4],
      [0.64, 2.4],
      [0.745, 1.5],
    ])
      d += `M${f1(x - k * u * 1.4)} ${f1(y - f * H * 0.965)}H${f1(x + k * u * 1.25)}`;
    a.line(d, shade, Math.max(1.5, H * 0.006), 'opacity=".45"');
  }
}

/** Sail-shaped hotel on its island. */
export function sail(a, { x, y, H, lit, mid, shade }) {
  const p = (u, v) => `${f1(x - a.L * u * H)} ${f1(y - v * H)}`; // u grows away from the light
  a.path(
    `M${p(-0.26, 0)}C${p(-0.27, 0.34)} ${p(-0.16, 0.72)} ${p(0.13, 0.93)}L${p(0.15, 0)}Z`,
    a.g([lit, mid], x + a.L * 0.26 * H, y, x - a.L * 0.15 * H, y),
  );
  let d = "";
  for (let i = 1; i < 15; i++) {
    const v = i * 0.058;
    const l = -0.26 + v ** 2.1 * 0.44;
    d += `M${p(l, v)}Q${p((l + 0.15) / 2, v + 0.012)} ${p(0.15, v)}`;
  }
  a.line(d, shade, H * 0.0045, 'opacity=".3"');
  a.path(
    `M${p(0.13, 0.93)}L${p(0.15, 0)}L${p(0.2, 0)}C${p(0.2, 0.4)} ${p(0.19, 0.75)} ${p(0.155, 0.93)}Z`,
    shade,
  );
  a.line(`M${p(0.145, 0.9)}L${p(0.148, 1.06)}`, shade, H * 0.012);
  a.path(`M${p(0.02, 0.835)}L${p(-0.085, 0.82)}L${p(-0.085, 0.808)}L${p(0.03, 0.81)}Z`, shade);
  a.line(`M${p(0.2, 0.02)}C${p(0.34, 0.3)} ${p(0.3, 0.62)} ${p(0.165, 0.86)}`, shade, H * 0.014);
  a.line(
    `M${p(0.2, 0.3)}L${p(0.285, 0.36)}M${p(0.19, 0.5)}L${p(0.285, 0.5)}M${p(0.18, 0.68)}L${p(0.25, 0.66)}`,
    shade,
    H * 0.01,
  );
}

/** Two tapering towers joined by a bridge. */
export function twinTowers(a, { x, y, H, lit, shade }) {
  // triangular-topped pair
  for (const [o, k, f] of [
    [-0.14, 0.86, 1],
    [0.1, 1, -1],
  ]) {
    const w = H * 0.13,
      X = x + o * H,
      t = y - H * k * 0.82;
    const m = X + w * (a.L < 0 ? 0.4 : 0.6);
    a.path(
      poly([
        [X, y],
        [X, t + w * (f > 0 ? 1.2 : 0.1)],
        [m, t + w * 0.55],
        [m, y],
      ]),
      a.L < 0 ? lit : shade,
    );
    a.path(
      poly([
        [m, y],
        [m, t + w * 0.55],
        [X + w, t + w * (f > 0 ? 0 : 1.2)],
        [X + w, y],
      ]),
      a.L < 0 ? shade : lit,
    );
    a.rect(f > 0 ? X + w - 3 : X, t - H * 0.1 * k, 3, H * 0.13, shade);
    let d = "";
    for (let i = 0; i < 26; i++)
      d += `M${f1(X)} ${f1(t + w * 1.4 + (i * (y - t - w * 1.4)) / 26)}h${f1(w)}`;
    a.line(d, shade, 1.6, 'opacity=".22"');
  }
}

/** A tower that turns as it rises. */
export function twist(a, { x, y, w, h, lit, shade, n = 34 }) {
  // rotating residential tower
  for (let i = 0; i < n; i++) {
    const t = i / n,
      yy = y - h * t,
      hh = h / n + 0.8,
      ang = t * 1.57,
      m = x + w / 2 + Math.cos(ang + 0.7) * w * 0.42 * -a.L * -1;
    const l = x + w * 0.04 * Math.sin(ang * 2),
      r = x + w - w * 0.04 * Math.sin(ang * 2);
    a.rect(l, yy - hh, Math.max(0, m - l), hh, a.L < 0 ? lit : shade);
    a.rect(m, yy - hh, Math.max(0, r - m), hh, a.L < 0 ? shade : lit);
    a.rect(l, yy - hh, r - l, hh * 0.28, shade, 'opacity=".25"');
  }
}

/** A building in the shape of a picture frame. */
export function frame(a, { x, y, w, h, lit, shade }) {
  const t = w * 0.15;
  a.path(`M${x} ${y}V${y - h}H${x + w}V${y}H${x + w - t}V${y - h + t}H${x + t}V${y}Z`, lit);
  a.path(
    `M${x + w} ${y}V${y - h}l${-t * 0.4} 0V${y}ZM${x + t} ${y}V${y - h + t}h${t * 0.35}V${y}Z`,
    shade,
    'opacity=".8"',
  );
  let d = "";
  for (let i = 1; i < 14; i++)
    d += `M${x} ${f1(y - (h * i) / 14)}h${f1(t)}M${x + w - t} ${f1(y - (h * i) / 14)}h${f1(t)}`;
  a.line(d, shade, 1.4, 'opacity=".4"');
}

/** A ring-shaped museum on a mound. */
export function torus(a, { x, y, H, lit, shade, hill, line }) {
  // calligraphic ring museum on its mound
  if (hill)
    a.path(
      `M${x - H * 1.05} ${y}C${x - H * 0.6} ${y - H * 0.02} ${x - H * 0.55} ${y - H * 0.2} ${x} ${y - H * 0.21}C${x + H * 0.55} ${y - H * 0.2} ${x + H * 0.6} ${y - H * 0.02} ${x + H * 1.05} ${y}Z`,
      hill,
    );
  const cy = y - H * 0.62,
    rx = H * 0.56,
    ry = H * 0.45;
  const rot = `transform="rotate(${a.L < 0 ? -9 : 9} ${f1(x)} ${f1(cy)})"`;
  const hx = x + rx * 0.1 * -a.L,
    hy = cy - ry * 0.06,
    hrx = rx * 0.46,
    hry = ry * 0.42;
  a.out.push(`<g ${rot}>`);
  a.path(
    `M${f1(x - rx)} ${f1(cy)}a${f1(rx)} ${f1(ry)} 0 1 0 ${f1(rx * 2)} 0a${f1(rx)} ${f1(ry)} 0 1 0 ${f1(-rx * 2)} 0zM${f1(hx - hrx)} ${f1(hy)}a${f1(hrx)} ${f1(hry)} 0 1 1 ${f1(hrx * 2)} 0a${f1(hrx)} ${f1(hry)} 0 1 1 ${f1(-hrx * 2)} 0z`,
    a.g([lit, mix(lit, shade, 0.35), shade], x + a.L * rx, cy - ry, x - a.L * rx, cy + ry),
    'fill-rule="evenodd"',
  );
  a.line(
    `M${f1(hx - hrx)} ${f1(hy)}a${f1(hrx)} ${f1(hry)} 0 0 1 ${f1(hrx * 2)} 0`,
    shade,
    H * 0.03,
    'opacity=".55"',
  );
  for (const [k, w, da] of [
    [0.55, 0.01, ".05 .05 .12 .03 .02 .06"],
    [0.655, 0.018, ".16 .04 .03 .05 .24 .06 .02 .05"],
    [0.76, 0.013, ".02 .06 .20 .05 .08 .04"],
    [0.865, 0.016, ".22 .05 .02 .04 .10 .07"],
  ])
    a.line(
      `M${f1(x - rx * k + rx * 0.03 * -a.L)} ${f1(cy)}a${f1(rx * k)} ${f1(ry * k)} 0 1 1 ${f1(rx * k * 2)} 0a${f1(rx * k)} ${f1(ry * k)} 0 1 1 ${f1(-rx * k * 2)} 0`,
      line || shade,
      H * w,
      `stroke-linecap="round" opacity=".62" stroke-dasharray="${da
        .split(" ")
        .map((v) => f1(v * H))
        .join(" ")}"`,
    );
  a.out.push("</g>");
}
