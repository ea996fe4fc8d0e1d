import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";
import { poly, star2 } from "./paths.mjs";
import { glow } from "./sky.mjs";

/** The lattice of eight-fold stars and crosses, with `s` pixels from star to star. */
export function khatam(a, { x, y, w, h, s = 90, color, width = 3, op = 1, clip, transform }) {
  let d = "";
  const q = s / 2,
    k = q * 0.4142;
  for (let j = 0; j <= Math.ceil(h / s); j++)
    for (let i = 0; i <= Math.ceil(w / s); i++) {
      const cx = x + i * s + q,
        cy = y + j * s + q,
        R = q * 1.0;
      const p = [];
      for (let n = 0; n < 16; n++) {
        const an = (n * Math.PI) / 8,
          rr = n % 2 ? R * 0.7654 : R;
        p.push([cx + Math.cos(an) * rr, cy + Math.sin(an) * rr]);
      }
      d += poly(p);
      const c2 = [];
      for (let n = 0; n < 8; n++) {
        const an = (n * Math.PI) / 4 + Math.PI / 8;
        c2.push([cx + Math.cos(an) * R * 0.42, cy + Math.sin(an) * R * 0.42]);
      }
      d += poly(c2);
      for (let n = 0; n < 8; n++) {
        const an = (n * Math.PI) / 4 + Math.PI / 8;
        d += `M${f1(cx + Math.cos(an) * R * 0.42)} ${f1(cy + Math.sin(an) * R * 0.42)}L${f1(cx + Math.cos(an) * R * 0.7654)} ${f1(cy + Math.sin(an) * R * 0.7654)}`;
      }
      d += `M${f1(cx + k)} ${f1(cy + q)}`;
    }
  const el = `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"${op < 1 ? ` opacity="${op}"` : ""}${transform ? ` transform="${transform}"` : ""}/>`;
  a.out.push(clip ? `<g clip-path="${clip}">${el}</g>` : el);
}

/** A round sign made of the eight-fold star. */
export function emblem(a, x, y, r, c, w = 3) {
  a.line(
    star2(x, y, r) + star2(x, y, r * 0.52, 8, 0.7654, Math.PI / 8),
    c,
    w,
    'stroke-linejoin="round"',
  );
  let d = "";
  for (let i = 0; i < 8; i++) {
    const t = (i * Math.PI) / 4 + Math.PI / 8;
    d += `M${f1(x + Math.cos(t) * r * 0.52)} ${f1(y + Math.sin(t) * r * 0.52)}L${f1(x + Math.cos(t) * r * 0.7654)} ${f1(y + Math.sin(t) * r * 0.7654)}`;
  }
  a.line(d, c, w);
}

/** A hanging lantern with coloured panes. */
export function lantern(a, x, y, s, lit = P.amber, metal = P.date, y0 = 0) {
  a.line(`M${x} ${y0}V${y - s}`, metal, Math.max(1.5, s * 0.03));
  glow(a, x, y - s * 0.4, s * 1.7, lit, 0.42);
  a.path(`M${x} ${y - s * 1.02}L${x + s * 0.2} ${y - s * 0.74}H${x - s * 0.2}Z`, metal);
  const d = `M${x - s * 0.2} ${y - s * 0.72}H${x + s * 0.2}L${x + s * 0.3} ${y - s * 0.45}L${x + s * 0.2} ${y - s * 0.12}H${x - s * 0.2}L${x - s * 0.3} ${y - s * 0.45}Z`;
  a.path(d, a.v([mix(lit, P.snow, 0.5), lit]));
  a.line(
    `M${x - s * 0.2} ${y - s * 0.72}L${x - s * 0.08} ${y - s * 0.45}L${x - s * 0.2} ${y - s * 0.12}M${x + s * 0.2} ${y - s * 0.72}L${x + s * 0.08} ${y - s * 0.45}L${x + s * 0.2} ${y - s * 0.12}M${x - s * 0.3} ${y - s * 0.45}H${x + s * 0.3}`,
    metal,
    s * 0.03,
  );
  a.line(d, metal, s * 0.035);
  a.path(
    `M${x - s * 0.2} ${y - s * 0.12}H${x + s * 0.2}L${x + s * 0.1} ${y}H${x - s * 0.1}Z`,
    metal,
  );
  a.circle(x, y + s * 0.07, s * 0.05, metal);
}
