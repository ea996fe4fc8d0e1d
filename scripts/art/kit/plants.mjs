import { mix, P } from "./colour.mjs";
import { f1, lerp, rng } from "./numbers.mjs";

/** A mangrove on its roots. */
export function mangrove(a, { x, y, w, h, dark = P.palm, lit = P.leaf, root = P.date, seed = 1 }) {
  const r = rng(seed);
  let d = "";
  const n = Math.round(w / 22);
  for (let i = 0; i < n; i++) {
    const rx = x - w * 0.46 + (w * 0.92 * (i + r() * 0.7)) / n,
      s = (r() - 0.5) * 30;
    d += `M${f1(rx)} ${f1(y - h * 0.52)}C${f1(rx + s * 0.3)} ${f1(y - h * 0.3)} ${f1(rx + s)} ${f1(y - h * 0.22)} ${f1(rx + s * 1.2)} ${f1(y + 3)}M${f1(rx + s * 0.4)} ${f1(y - h * 0.24)}C${f1(rx - s * 0.4)} ${f1(y - h * 0.2)} ${f1(rx - s)} ${f1(y - h * 0.12)} ${f1(rx - s * 1.1)} ${f1(y + 2)}`;
  }
  a.line(d, root, Math.max(2, h * 0.028), 'stroke-linecap="round"');
  const blob = (fill, dx, dy, k, yo) => {
    const N = Math.max(5, Math.round(w / 60));
    const p = [];
    for (let i = 0; i <= N; i++) {
      const t = i / N,
        env = Math.sin(Math.PI * (0.1 + 0.8 * t));
      p.push([
        x - (w / 2) * k + w * k * t + dx,
        y - h * (0.34 + 0.58 * env * (0.7 + 0.4 * r())) + dy,
      ]);
    }
    let q = `M${f1(p[0][0])} ${f1(y - h * yo)}`;
    for (let i = 0; i < p.length; i++) {
      const pr = p[i - 1] || [p[0][0] - w * 0.03, y - h * yo],
        c = p[i];
      const R = Math.hypot(c[0] - pr[0], c[1] - pr[1]) * 0.56;
      q += `A${f1(R)} ${f1(R)} 0 0 1 ${f1(c[0])} ${f1(c[1])}`;
    }
    q += `A${f1(w * 0.05)} ${f1(h * 0.2)} 0 0 1 ${f1(p.at(-1)[0] + w * 0.02)} ${f1(y - h * yo)}`;
    const m = 7;
    for (let i = 1; i <= m; i++) {
      const xx = lerp(p.at(-1)[0], p[0][0], i / m);
      q += `Q${f1(xx + (w * k) / m / 2)} ${f1(y - h * (yo - 0.07))} ${f1(xx)} ${f1(y - h * yo)}`;
    }
    a.path(`${q}Z`, fill);
  };
  blob(mix(dark, P.night, 0.3), 0, 0, 1, 0.32);
  blob(dark, a.L * w * 0.02, -h * 0.05, 0.9, 0.42);
  blob(mix(dark, lit, 0.55), a.L * w * 0.05, -h * 0.12, 0.66, 0.58);
  blob(lit, a.L * w * 0.08, -h * 0.17, 0.4, 0.72);
}

/** A low desert shrub. */
export function shrub(a, x, y, s, color) {
  for (let i = 0; i < 9; i++) {
    const an = -Math.PI * (0.12 + (0.76 * i) / 8);
    a.line(
      `M${f1(x)} ${f1(y)}q${f1(Math.cos(an) * s * 0.4)} ${f1(Math.sin(an) * s * 0.7)} ${f1(Math.cos(an) * s)} ${f1(Math.sin(an) * s * 0.8)}`,
      color,
      Math.max(1.3, s * 0.05),
      'stroke-linecap="round"',
    );
  }
}

/** A plant in a pot. */
export function plant(a, x, y, s, c1 = "#1F5148", c2 = "#3F7D63", pot = "#E9D3AC") {
  for (const [an, l] of [
    [-2.7, 0.72],
    [-0.5, 0.68],
    [-2.2, 0.9],
    [-1.0, 0.88],
    [-1.57, 1.02],
    [-1.85, 0.94],
    [-1.3, 0.8],
  ]) {
    const L = l * s,
      ex = x + Math.cos(an) * L,
      ey = y - s * 0.38 + Math.sin(an) * L,
      mx = x + Math.cos(an) * L * 0.3,
      my = y - s * 0.38 + Math.sin(an) * L * 0.75;
    a.path(
      `M${f1(x - s * 0.015)} ${f1(y - s * 0.36)}C${f1(mx - s * 0.13)} ${f1(my)} ${f1(ex - s * 0.11)} ${f1(ey - s * 0.04)} ${f1(ex)} ${f1(ey)}C${f1(ex + s * 0.045)} ${f1(ey + s * 0.08)} ${f1(mx + s * 0.1)} ${f1(my + s * 0.1)} ${f1(x + s * 0.02)} ${f1(y - s * 0.36)}Z`,
      an < -1.57 === a.L < 0 ? c2 : c1,
    );
  }
  a.path(
    `M${f1(x - s * 0.17)} ${f1(y - s * 0.37)}h${f1(s * 0.34)}l${f1(-s * 0.05)} ${f1(s * 0.37)}h${f1(-s * 0.24)}z`,
    a.hz(a.L < 0 ? [pot, mix(pot, P.rust, 0.35)] : [mix(pot, P.rust, 0.35), pot]),
  );
  a.rect(x - s * 0.185, y - s * 0.4, s * 0.37, s * 0.05, mix(pot, P.snow, 0.3));
}
