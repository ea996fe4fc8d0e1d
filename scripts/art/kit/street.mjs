import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";
import { poly } from "./paths.mjs";
import { glow as drawGlow } from "./sky.mjs";

/** A street lamp, h pixels tall. */
export function lampPost(a, { x, y, h, color = P.night, glow = P.amber, on = 1 }) {
  a.line(`M${x} ${y}V${y - h}`, color, Math.max(2.4, h * 0.018));
  a.path(
    `M${f1(x - h * 0.02)} ${y}l${f1(h * 0.008)} ${f1(-h * 0.12)}h${f1(h * 0.024)}l${f1(h * 0.008)} ${f1(h * 0.12)}z`,
    color,
  );
  const r = h * 0.045,
    cy = y - h - r * 0.5;
  if (on) drawGlow(a, x, cy, h * 0.62, glow, 0.55 * on);
  a.path(
    `M${f1(x - r * 0.9)} ${f1(cy + r * 1.1)}L${f1(x - r * 1.2)} ${f1(cy - r)}H${f1(x + r * 1.2)}L${f1(x + r * 0.9)} ${f1(cy + r * 1.1)}Z`,
    a.v([mix(glow, P.snow, 0.65), glow]),
  );
  a.path(
    `M${f1(x - r * 1.5)} ${f1(cy - r)}H${f1(x + r * 1.5)}L${f1(x)} ${f1(cy - r * 2.3)}Z`,
    color,
  );
  a.line(`M${f1(x)} ${f1(cy - r)}V${f1(cy + r * 1.1)}`, color, Math.max(1, r * 0.14));
  a.rect(x - r, cy + r * 1.05, r * 2, r * 0.4, color);
}

/** A removal box. */
export function carton(a, x, y, w, h, d = 0.36, c = "#D9A26A") {
  const D = w * d,
    L = a.L;
  const fx = L < 0 ? x : x + D;
  a.path(
    poly(
      L < 0
        ? [
            [x + w, y],
            [x + w, y - h],
            [x + w + D, y - h - D * 0.42],
            [x + w + D, y - D * 0.42],
          ]
        : [
            [x + D, y],
            [x + D, y - h],
            [x, y - h - D * 0.42],
            [x, y - D * 0.42],
          ],
    ),
    mix(c, P.rust, 0.5),
  );
  a.path(
    poly(
      L < 0
        ? [
            [x, y - h],
            [x + w, y - h],
            [x + w + D, y - h - D * 0.42],
            [x + D, y - h - D * 0.42],
          ]
        : [
            [x + D, y - h],
            [x + w + D, y - h],
            [x + w, y - h - D * 0.42],
            [x, y - h - D * 0.42],
          ],
    ),
    mix(c, P.snow, 0.42),
  );
  a.rect(fx, y - h, w, h, a.v([mix(c, P.snow, 0.12), mix(c, P.rust, 0.12)]));
  a.rect(fx + w * 0.43, y - h, w * 0.14, h * 0.3, mix(c, P.sand, 0.55));
  a.path(
    poly(
      L < 0
        ? [
            [x + w * 0.43, y - h],
            [x + w * 0.57, y - h],
            [x + w * 0.57 + D, y - h - D * 0.42],
            [x + w * 0.43 + D, y - h - D * 0.42],
          ]
        : [
            [fx + w * 0.43, y - h],
            [fx + w * 0.57, y - h],
            [fx + w * 0.57 - D, y - h - D * 0.42],
            [fx + w * 0.43 - D, y - h - D * 0.42],
          ],
    ),
    mix(c, P.snow, 0.68),
  );
  a.line(
    `M${f1(fx + w * 0.12)} ${f1(y - h * 0.16)}h${f1(w * 0.2)}M${f1(fx + w * 0.12)} ${f1(y - h * 0.26)}h${f1(w * 0.13)}`,
    P.rust,
    Math.max(1.4, w * 0.018),
    'opacity=".55"',
  );
}
