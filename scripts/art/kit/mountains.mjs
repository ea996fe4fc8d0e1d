import { f1, lerp, rng } from "./numbers.mjs";
import { poly, pts, smooth } from "./paths.mjs";

/** Mountain range: skyline is displaced noise; each summit gets a shadow facet with a wandering spine. */
export function ridge(
  a,
  { peaks, lit, shade, base = a.h, rough = 26, seed = 3, strata = 0, op = 1, foot, spread = 0.32 },
) {
  const r = rng(seed),
    L = a.L;
  const sk = [];
  for (let i = 0; i < peaks.length - 1; i++) {
    // midpoint displacement between given knots
    let seg = [peaks[i], peaks[i + 1]],
      amp = rough;
    for (let k = 0; k < 4; k++) {
      const n = [seg[0]];
      for (let j = 0; j < seg.length - 1; j++) {
        const p = seg[j],
          q = seg[j + 1];
        n.push(
          [(p[0] + q[0]) / 2 + (r() - 0.5) * amp * 0.5, (p[1] + q[1]) / 2 + (r() - 0.5) * amp],
          q,
        );
      }
      seg = n;
      amp *= 0.52;
    }
    sk.push(...(i ? seg.slice(1) : seg));
  }
  const body = poly([[sk[0][0], base], ...sk, [sk.at(-1)[0], base]]),
    top = Math.min(...sk.map((p) => p[1]));
  const cp = a.clip(body);
  a.out.push(`<g${op < 1 ? ` opacity="${op}"` : ""}>`);
  a.path(body, a.v([lit, foot || lit], top, base));
  a.out.push(`<g clip-path="${cp}">`);
  const sf = a.v(
    [
      [0, shade, 1],
      [0.35, shade, 0.85],
      [0.85, shade, 0],
    ],
    top,
    base,
  );
  // local summits
  for (let i = 3; i < sk.length - 3; i++) {
    const win = 5,
      isMax = sk.slice(Math.max(0, i - win), i + win + 1).every((p) => p[1] >= sk[i][1]);
    if (!isMax) continue;
    const dir = -L;
    let j = i,
      low = sk[i][1];
    while (j > 0 && j < sk.length - 1 && sk[j + dir][1] >= low - rough * 0.55) {
      j += dir;
      low = Math.max(low, sk[j][1]);
      if (Math.abs(sk[j][0] - sk[i][0]) > 420) break;
    }
    const H = base - sk[i][1],
      s = [sk[i]];
    let x = sk[i][0];
    const drop = lerp(0.5, 0.95, r());
    const N = 9;
    for (let k = 1; k <= N; k++) {
      x +=
        ((dir * H * spread) / N) * (0.2 + r() * 1.1) +
        (k % 2 ? -1 : 1) * L * H * 0.025 * (r() + 0.3);
      s.push([x, sk[i][1] + (H * drop * k) / N + (r() - 0.5) * 8]);
    }
    const edge = [];
    for (let k = i; k !== j + dir; k += dir) edge.push(sk[k]);
    const e = edge.at(-1);
    const tail = [
      [e[0] + dir * H * 0.06, e[1] + (base - e[1]) * 0.3],
      [e[0] - dir * H * 0.03, e[1] + (base - e[1]) * 0.6],
      [e[0] + dir * H * 0.02, base],
    ];
    s.push([s.at(-1)[0], base]);
    a.path(poly([...edge, ...tail, ...s.slice(1).reverse()]), sf);
    // a secondary rib on the lit side
    const k0 = i - dir * 4;
    if (sk[k0]) {
      const q = sk[k0],
        hh = base - q[1];
      a.path(
        poly([
          q,
          [q[0] + dir * hh * 0.07, q[1] + hh * 0.16],
          [q[0] + dir * hh * 0.05, q[1] + hh * 0.34],
          [q[0] + dir * hh * 0.13, q[1] + hh * 0.52],
          [q[0] + dir * hh * 0.03, q[1] + hh * 0.33],
          [q[0] - dir * hh * 0.01, q[1] + hh * 0.15],
        ]),
        sf,
        'opacity=".7"',
      );
    }
  }
  for (let k = 0; k < strata; k++) {
    const yy = top + (((base - top) * (k + 0.6)) / strata) * 0.8,
      p = [];
    for (let x = sk[0][0]; x <= sk.at(-1)[0] + 60; x += 60)
      p.push([x, yy + (x - a.w / 2) * 0.035 + Math.sin(x / 170 + k * 2) * 9 + (r() - 0.5) * 6]);
    a.line(
      `M${pts([p[0]])}${smooth(p)}`,
      shade,
      1.6,
      `opacity="${f1(0.32 - (k / strata) * 0.2)}" stroke-dasharray="${60 + r() * 160} ${20 + r() * 60} ${30 + r() * 60} ${40 + r() * 50}"`,
    );
  }
  a.out.push("</g></g>");
}
