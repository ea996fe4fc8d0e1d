import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";

/** A three-shaded lamp that hangs from the ceiling at y. */
export function pendant(a, x, y, s, color = P.iron, inner = P.amber, y0 = 0) {
  // three-tier Danish lamp; y = bottom
  a.line(`M${x} ${y0}V${y - s * 0.6}`, P.night, Math.max(2, s * 0.02));
  a.path(
    `M${x - s * 0.12} ${y - s * 0.42}C${x - s * 0.12} ${y - s * 0.56} ${x + s * 0.12} ${y - s * 0.56} ${x + s * 0.12} ${y - s * 0.42}Z`,
    color,
  );
  a.path(
    `M${x - s * 0.2} ${y - s * 0.27}C${x - s * 0.18} ${y - s * 0.42} ${x + s * 0.18} ${y - s * 0.42} ${x + s * 0.2} ${y - s * 0.27}Z`,
    mix(color, P.night, 0.12),
  );
  a.path(
    `M${x - s * 0.5} ${y - s * 0.02}C${x - s * 0.42} ${y - s * 0.3} ${x + s * 0.42} ${y - s * 0.3} ${x + s * 0.5} ${y - s * 0.02}Z`,
    color,
  );
  a.path(
    `M${x - s * 0.4} ${y - s * 0.02}C${x - s * 0.3} ${y - s * 0.14} ${x + s * 0.3} ${y - s * 0.14} ${x + s * 0.4} ${y - s * 0.02}Z`,
    inner,
  );
  a.path(
    `M${x - s * 0.5} ${y - s * 0.02}C${x - s * 0.42} ${y - s * 0.3} ${x - s * 0.1} ${y - s * 0.26} ${x} ${y - s * 0.25}C${x - s * 0.25} ${y - s * 0.2} ${x - s * 0.34} ${y - s * 0.1} ${x - s * 0.4} ${y - s * 0.02}Z`,
    P.snow,
    'opacity=".16"',
  );
}

/** An egg-shaped armchair. */
export function loungeChair(a, x, y, s, color = P.iron, leg = P.night) {
  // egg-shaped armchair, three-quarter back view, y = floor
  a.line(
    `M${x} ${y - s * 0.3}V${y - s * 0.06}M${x - s * 0.26} ${y}L${x} ${y - s * 0.07}L${x + s * 0.26} ${y}M${x - s * 0.08} ${y + s * 0.03}L${x} ${y - s * 0.07}`,
    leg,
    s * 0.035,
    'stroke-linecap="round"',
  );
  a.path(
    `M${x - s * 0.42} ${y - s * 0.42}C${x - s * 0.5} ${y - s * 0.62} ${x - s * 0.36} ${y - s * 0.66} ${x - s * 0.36} ${y - s * 0.82}C${x - s * 0.36} ${y - s * 1.12} ${x - s * 0.12} ${y - s * 1.26} ${x + s * 0.08} ${y - s * 1.22}C${x + s * 0.32} ${y - s * 1.18} ${x + s * 0.36} ${y - s * 0.9} ${x + s * 0.34} ${y - s * 0.76}C${x + s * 0.5} ${y - s * 0.7} ${x + s * 0.54} ${y - s * 0.52} ${x + s * 0.44} ${y - s * 0.4}C${x + s * 0.3} ${y - s * 0.2} ${x - s * 0.3} ${y - s * 0.2} ${x - s * 0.42} ${y - s * 0.42}Z`,
    color,
  );
  a.path(
    `M${x - s * 0.3} ${y - s * 0.46}C${x - s * 0.2} ${y - s * 0.56} ${x - s * 0.26} ${y - s * 0.76} ${x - s * 0.22} ${y - s * 0.9}C${x - s * 0.18} ${y - s * 1.08} ${x - s * 0.02} ${y - s * 1.14} ${x + s * 0.08} ${y - s * 1.12}C${x + s * 0.24} ${y - s * 1.08} ${x + s * 0.22} ${y - s * 0.84} ${x + s * 0.22} ${y - s * 0.7}C${x + s * 0.22} ${y - s * 0.6} ${x + s * 0.34} ${y - s * 0.56} ${x + s * 0.34} ${y - s * 0.48}C${x + s * 0.2} ${y - s * 0.36} ${x - s * 0.18} ${y - s * 0.36} ${x - s * 0.3} ${y - s * 0.46}Z`,
    mix(color, P.night, 0.28),
  );
  a.path(
    `M${x - s * 0.3} ${y - s * 0.46}C${x - s * 0.1} ${y - s * 0.54} ${x + s * 0.18} ${y - s * 0.54} ${x + s * 0.34} ${y - s * 0.48}C${x + s * 0.2} ${y - s * 0.36} ${x - s * 0.18} ${y - s * 0.36} ${x - s * 0.3} ${y - s * 0.46}Z`,
    mix(color, P.snow, 0.12),
  );
}

/** A globe on a stand. */
export function globe(a, x, y, r) {
  a.line(
    `M${x} ${y}v${-r * 0.3}M${x - r * 0.45} ${y}h${r * 0.9}`,
    P.date,
    r * 0.12,
    'stroke-linecap="round"',
  );
  a.circle(
    x,
    y - r * 1.3,
    r,
    a.rad(
      [
        [0, P.lagoon],
        [1, P.gulf],
      ],
      x + a.L * r * 0.4,
      y - r * 1.7,
      r * 1.6,
    ),
  );
  const cp = a.clip(
    `M${x - r} ${y - r * 1.3}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  );
  a.group(`clip-path="${cp}"`, () => {
    a.path(
      `M${x - r * 0.5} ${y - r * 2.2}c${r * 0.5} ${-r * 0.1} ${r * 0.7} ${r * 0.3} ${r * 0.4} ${r * 0.5}c${r * 0.5} ${r * 0.1} ${r * 0.5} ${r * 0.5} ${r * 0.1} ${r * 0.8}c${-r * 0.1} ${r * 0.5} ${-r * 0.4} ${r * 0.3} ${-r * 0.4} ${-r * 0.2}c${-r * 0.5} ${-r * 0.2} ${-r * 0.6} ${-r * 0.8} ${-r * 0.1} ${-r * 1.1}zM${x + r * 0.4} ${y - r * 1.6}c${r * 0.5} ${-r * 0.4} ${r * 0.8} 0 ${r * 0.6} ${r * 0.5}c${-r * 0.3} ${r * 0.3} ${-r * 0.6} 0 ${-r * 0.6} ${-r * 0.5}z`,
      P.sand,
    );
  });
  a.line(
    `M${x - r * 0.75} ${y - r * 2.15}A${r * 1.15} ${r * 1.15} 0 1 0 ${x + r * 0.85} ${y - r * 0.6}`,
    P.dune,
    r * 0.09,
  );
}

/** Books that lie on each other; each is [colour, width share, offset]. */
export function bookStack(a, x, y, w, list) {
  let yy = y;
  for (const [c, k = 1, o = 0, t = 0.13] of list) {
    const h = w * t;
    a.rect(x + o * w, yy - h, w * k, h, c, `rx="${w * 0.012}"`);
    a.rect(x + o * w + w * 0.06, yy - h, w * 0.02, h, P.snow, 'opacity=".55"');
    a.rect(x + o * w + w * k * 0.96, yy - h * 0.86, w * k * 0.045, h * 0.72, P.sand);
    a.rect(x + o * w, yy - h * 0.22, w * k, h * 0.22, P.night, 'opacity=".18"');
    yy -= h;
  }
}

/** An open book. */
export function openBook(a, x, y, w) {
  for (const f of [-1, 1]) {
    a.path(
      `M${x} ${y}C${x + f * w * 0.12} ${y - w * 0.08} ${x + f * w * 0.34} ${y - w * 0.07} ${x + f * w * 0.5} ${y - w * 0.01}L${x + f * w * 0.56} ${y + w * 0.16}C${x + f * w * 0.38} ${y + w * 0.1} ${x + f * w * 0.14} ${y + w * 0.1} ${x} ${y + w * 0.2}Z`,
      f === a.L ? P.snow : mix(P.snow, P.dune, 0.35),
    );
    let d = "";
    for (let i = 1; i < 5; i++)
      d += `M${f1(x + f * w * (0.07 + i * 0.012))} ${f1(y + w * (-0.01 + i * 0.036))}C${f1(x + f * w * 0.2)} ${f1(y + w * (-0.07 + i * 0.037))} ${f1(x + f * w * 0.34)} ${f1(y + w * (-0.06 + i * 0.037))} ${f1(x + f * w * 0.48)} ${f1(y + w * (-0.01 + i * 0.033))}`;
    a.line(d, P.date, 1.8, 'opacity=".4"');
  }
  a.path(
    `M${x - w * 0.56} ${y + w * 0.16}C${x - w * 0.38} ${y + w * 0.1} ${x - w * 0.14} ${y + w * 0.1} ${x} ${y + w * 0.2}C${x + w * 0.14} ${y + w * 0.1} ${x + w * 0.38} ${y + w * 0.1} ${x + w * 0.56} ${y + w * 0.16}L${x + w * 0.565} ${y + w * 0.185}C${x + w * 0.38} ${y + w * 0.13} ${x + w * 0.14} ${y + w * 0.13} ${x} ${y + w * 0.23}C${x - w * 0.14} ${y + w * 0.13} ${x - w * 0.38} ${y + w * 0.13} ${x - w * 0.565} ${y + w * 0.185}Z`,
    P.iron,
  );
}

/** Sofa, x = left, y = floor. */
export function sofa(a, x, y, w, color = P.gulf, cushion = P.amber, leg = P.night) {
  const h = w * 0.3;
  a.line(`M${x + w * 0.07} ${y}v${-h * 0.16}M${x + w * 0.93} ${y}v${-h * 0.16}`, leg, w * 0.018);
  a.rect(
    x + w * 0.05,
    y - h,
    w * 0.9,
    h * 0.62,
    a.v([mix(color, P.snow, 0.12), mix(color, P.night, 0.1)]),
    `rx="${w * 0.03}"`,
  );
  a.rect(
    x + w * 0.09,
    y - h * 0.92,
    w * 0.405,
    h * 0.5,
    mix(color, P.snow, 0.08),
    `rx="${w * 0.02}"`,
  );
  a.rect(
    x + w * 0.505,
    y - h * 0.92,
    w * 0.405,
    h * 0.5,
    mix(color, P.snow, 0.08),
    `rx="${w * 0.02}"`,
  );
  a.rect(
    x + w * 0.08,
    y - h * 0.5,
    w * 0.84,
    h * 0.36,
    mix(color, P.night, 0.16),
    `rx="${w * 0.02}"`,
  );
  a.rect(
    x + w * 0.09,
    y - h * 0.5,
    w * 0.82,
    h * 0.16,
    mix(color, P.snow, 0.16),
    `rx="${w * 0.02}"`,
  );
  for (const o of [0, 0.91])
    a.rect(
      x + w * o,
      y - h * 0.7,
      w * 0.09,
      h * 0.58,
      a.v([mix(color, P.snow, 0.2), mix(color, P.night, 0.2)]),
      `rx="${w * 0.03}"`,
    );
  a.rect(
    x + w * 0.13,
    y - h * 0.86,
    h * 0.38,
    h * 0.38,
    cushion,
    `rx="${w * 0.015}" transform="rotate(-9 ${x + w * 0.2} ${y - h * 0.6})"`,
  );
}

/** A bench, w pixels wide. */
export function bench(a, x, y, w, c = P.date) {
  a.rect(x, y - w * 0.22, w, w * 0.035, c);
  a.rect(x, y - w * 0.4, w, w * 0.035, c);
  a.rect(x, y - w * 0.33, w, w * 0.035, c);
  a.line(`M${x + w * 0.1} ${y}V${y - w * 0.42}M${x + w * 0.9} ${y}V${y - w * 0.42}`, c, w * 0.03);
}

/** A wooden surface from the height y down. */
export const wood = (a, y, c = ["#D9A468", "#B3743F", "#7E4A2C"]) => {
  a.path(`M-10 ${y}H1930V1090H-10Z`, a.v(c, y, 1090));
};
