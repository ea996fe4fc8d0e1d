import { Art } from "../kit/art.mjs";
import { mix, P } from "../kit/colour.mjs";
import { dune, sweep } from "../kit/dunes.mjs";
import { ridge } from "../kit/mountains.mjs";
import { coordinates, f1, fbm, lerp } from "../kit/numbers.mjs";
import { smooth } from "../kit/paths.mjs";
import { shrub } from "../kit/plants.mjs";
import { profile } from "../kit/profile.mjs";
import { glow, haze, sky, stars } from "../kit/sky.mjs";

export const draw = () => {
  const a = new Art({
    seed: 502,
    light: "r",
    title: "A lone traveller with a camel, lost among dunes under stars and a faint aurora",
  });
  sky(a, [
    [0, "#071722"],
    [0.3, "#0C2638"],
    [0.55, "#154459"],
    [0.72, "#2F7280"],
    [1, "#5E9A98"],
  ]);
  stars(a, 260, 700);
  // aurora: curtains of soft vertical rays along a ribbon
  const bl = a.blur(9),
    ribbon = (pts, H, c0, c1, op, seed) => {
      const r = fbm(seed);
      a.out.push(`<g filter="${bl}" opacity="${op}">`);
      const N = 90;
      for (let i = 0; i < N; i++) {
        const t = (i / (N - 1)) * (pts.length - 1),
          k = Math.min(pts.length - 2, Math.floor(t)),
          u = t - k,
          s = u * u * (3 - 2 * u),
          x = lerp(pts[k][0], pts[k + 1][0], u),
          y = lerp(pts[k][1], pts[k + 1][1], s),
          h = H * (0.5 + r(i * 0.16) * 1.1),
          w = (1960 / N) * 1.2,
          e = Math.min(1, Math.min(i, N - 1 - i) / 16),
          o = (0.25 + r(i * 0.33 + 9) * 0.9) * e * e * (3 - 2 * e);
        a.path(
          `M${f1(x)} ${f1(y)}L${f1(x + w)} ${f1(y + 2)}L${f1(x + w + h * 0.12)} ${f1(y - h)}L${f1(x + h * 0.12)} ${f1(y - h)}Z`,
          a.g(
            [
              [0, c0, 0],
              [0.06, c0, 0.75 * o],
              [0.4, c1, 0.34 * o],
              [1, c1, 0],
            ],
            x,
            y,
            x,
            y - h,
          ),
        );
      }
      a.out.push("</g>");
    };
  ribbon(
    [
      [100, 380],
      [420, 300],
      [760, 420],
      [1080, 330],
      [1420, 420],
      [1820, 300],
    ],
    330,
    "#8FD0B4",
    "#3F8C98",
    0.75,
    5,
  );
  ribbon(
    [
      [500, 470],
      [820, 410],
      [1120, 500],
      [1500, 440],
    ],
    240,
    "#B9E3C0",
    "#5F8F70",
    0.5,
    11,
  );
  ribbon(
    [
      [200, 250],
      [700, 210],
      [1200, 260],
      [1700, 180],
    ],
    200,
    "#6FB2B5",
    "#A9705E",
    0.34,
    17,
  );
  ridge(a, {
    peaks: [
      [-20, 690],
      [260, 650],
      [560, 680],
      [900, 640],
      [1260, 676],
      [1600, 640],
      [1940, 680],
    ],
    lit: "#3F7A86",
    shade: "#2C6172",
    foot: "#5E9A98",
    base: 780,
    rough: 16,
    seed: 6,
  });
  haze(a, 620, 780, "#8FBDAE", 0.35);
  const D = (o) => dune(a, { grain: false, ...o });
  D({
    x: 420,
    y: 690,
    w: 1000,
    base: 800,
    lit: "#5E8587",
    litFoot: "#4A7079",
    shade: "#2F5563",
    shadeFoot: "#3A6370",
    side: "l",
  });
  D({
    x: 1500,
    y: 676,
    w: 1100,
    base: 810,
    lit: "#648A88",
    litFoot: "#4A7079",
    shade: "#2C5160",
    shadeFoot: "#3A6370",
    side: "l",
  });
  D({
    x: 980,
    y: 742,
    w: 1500,
    base: 900,
    lit: "#6B8C84",
    litFoot: "#4F6F72",
    shade: "#2A4A58",
    shadeFoot: "#355660",
    side: "l",
  });
  // the great foreground slope with the wandering track: it loops and comes back on itself
  const crest = [
    [-20, 900],
    [300, 868],
    [640, 882],
    [960, 850],
    [1300, 820],
    [1560, 838],
    [1940, 900],
  ];
  sweep(a, crest, { lit: "#7A8F80", foot: "#3A4F58", shade: "#2A4552", ripples: 0, grain: false });
  a.stipple(
    `M${coordinates(crest[0])}${smooth(crest, 1)}L1940 1090L-20 1090Z`,
    "#CFE3C8",
    1400,
    820,
    900,
    1060,
    0.5,
    0,
    0.3,
  );
  a.line(`M${coordinates(crest[0])}${smooth(crest, 1)}`, "#B9D3B8", 3, 'opacity=".55"');
  {
    const tr = [
      [260, 1084],
      [420, 1040],
      [640, 1010],
      [900, 1000],
      [1120, 980],
      [1240, 940],
      [1200, 906],
      [1060, 900],
      [980, 930],
      [1040, 972],
      [1200, 1000],
      [1400, 980],
      [1480, 930],
      [1420, 880],
      [1330, 850],
    ];
    let d = "",
      dd = "";
    const P3 = (t) => {
      const k = Math.min(tr.length - 2, Math.floor(t)),
        u = t - k,
        p0 = tr[k - 1] || tr[k],
        p1 = tr[k],
        p2 = tr[k + 1],
        p3 = tr[k + 2] || p2;
      const q = (n) =>
        0.5 *
        (2 * p1[n] +
          (p2[n] - p0[n]) * u +
          (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n]) * u * u +
          (3 * p1[n] - p0[n] - 3 * p2[n] + p3[n]) * u ** 3);
      return [q(0), q(1)];
    };
    let i = 0;
    for (let t = 0; t < tr.length - 1.02; ) {
      const [x, y] = P3(t),
        [x2, y2] = P3(t + 0.02),
        s = lerp(0.45, 1.5, (y - 840) / 240),
        an = Math.atan2(y2 - y, x2 - x),
        side = i % 2 ? 1 : -1,
        ox = -Math.sin(an) * 7 * s * side,
        oy = Math.cos(an) * 4 * s * side;
      d += `M${f1(x + ox - 5 * s)} ${f1(y + oy)}a${f1(5 * s)} ${f1(2.2 * s)} 0 1 0 ${f1(10 * s)} 0a${f1(5 * s)} ${f1(2.2 * s)} 0 1 0 ${f1(-10 * s)} 0z`;
      dd += `M${f1(x + ox - 5 * s)} ${f1(y + oy + 2.4 * s)}a${f1(5 * s)} ${f1(2.2 * s)} 0 0 0 ${f1(10 * s)} 0z`;
      const L = Math.hypot(x2 - x, y2 - y) / 0.02;
      t += (17 * s) / Math.max(40, L);
      i++;
    }
    a.path(d, "#1A323E", 'opacity=".7"');
    a.path(dd, "#B9CDB0", 'opacity=".45"');
  }
  // camel and its leader on the crest, against the sky glow
  {
    const x = 1300,
      y = 846,
      s = 150,
      p = (u, v) => `${f1(x + u * s)} ${f1(y - v * s)}`,
      c = "#12202A";
    a.path(
      `M${p(-0.5, 0.5)}C${p(-0.56, 0.62)} ${p(-0.5, 0.74)} ${p(-0.34, 0.76)}C${p(-0.24, 0.78)} ${p(-0.18, 0.98)} ${p(-0.06, 1.0)}C${p(0.06, 0.98)} ${p(0.1, 0.8)} ${p(0.24, 0.76)}C${p(0.34, 0.74)} ${p(0.4, 0.7)} ${p(0.46, 0.66)}C${p(0.56, 0.62)} ${p(0.6, 0.72)} ${p(0.62, 0.86)}C${p(0.64, 0.98)} ${p(0.66, 1.06)} ${p(0.72, 1.08)}L${p(0.71, 1.14)}L${p(0.76, 1.1)}C${p(0.86, 1.1)} ${p(0.96, 1.04)} ${p(0.98, 1.0)}C${p(0.97, 0.95)} ${p(0.9, 0.95)} ${p(0.8, 0.97)}C${p(0.76, 0.9)} ${p(0.76, 0.72)} ${p(0.7, 0.6)}C${p(0.62, 0.48)} ${p(0.5, 0.44)} ${p(0.42, 0.46)}L${p(0.4, 0.26)}L${p(0.42, 0.02)}H${f1(x + 0.34 * s)}L${p(0.33, 0.26)}L${p(0.28, 0.44)}Q${p(0, 0.38)} ${p(-0.3, 0.44)}L${p(-0.33, 0.26)}L${p(-0.3, 0.02)}H${f1(x - 0.38 * s)}L${p(-0.41, 0.26)}Z`,
      c,
    );
    a.path(
      `M${p(0.24, 0.46)}L${p(0.22, 0.24)}L${p(0.28, 0.02)}H${f1(x + 0.2 * s)}L${p(0.15, 0.25)}L${p(0.16, 0.46)}ZM${p(-0.26, 0.46)}L${p(-0.24, 0.24)}L${p(-0.16, 0.02)}H${f1(x - 0.24 * s)}L${p(-0.31, 0.24)}L${p(-0.4, 0.46)}Z`,
      "#0B161E",
    );
    a.path(
      `M${p(-0.28, 0.74)}Q${p(-0.06, 0.86)} ${p(0.16, 0.76)}L${p(0.18, 0.5)}Q${p(-0.06, 0.44)} ${p(-0.3, 0.52)}Z`,
      P.iron,
    );
    a.path(
      `M${p(-0.29, 0.64)}Q${p(-0.06, 0.7)} ${p(0.17, 0.64)}L${p(0.175, 0.58)}Q${p(-0.06, 0.63)} ${p(-0.295, 0.58)}Z`,
      P.amber,
    );
    a.path(
      `M${p(-0.16, 0.92)}Q${p(-0.06, 1.06)} ${p(0.05, 0.92)}L${p(0.02, 0.78)}H${f1(x - 0.14 * s)}Z`,
      mix(P.iron, P.night, 0.35),
    );
    a.line(`M${p(-0.5, 0.62)}Q${p(-0.58, 0.5)} ${p(-0.55, 0.36)}`, c, 4, 'stroke-linecap="round"');
    a.line(`M${p(0.94, 0.98)}Q${p(1.1, 0.74)} ${p(1.26, 0.62)}`, "#E9C99A", 2);
    profile(a, { x: x + 210, y: y + 4, h: 138, type: "kandura", face: 1, stride: 4, arm: "fwd" });
    const lx = x + 236,
      ly = y - 72;
    glow(a, lx, ly + 6, 190, "#FFC878", 0.75);
    glow(a, lx, ly + 6, 60, "#FFE9B0", 0.9);
    a.line(`M${lx} ${ly - 10}v8`, "#2A1716", 2);
    a.path(`M${lx - 8} ${ly - 2}h16l3 16h-22z`, "#FFE3A6");
    a.path(`M${lx - 9} ${ly - 2}h18l-9 -10z`, "#43231F");
    a.rect(lx - 10, ly + 13, 20, 4, "#43231F");
    a.ell(lx + 10, y + 14, 150, 15, "#FFC878", 'opacity=".22"');
  }
  a.path("M-20 1040C260 1000 520 1040 760 1090H-20Z", "#13242E");
  shrub(a, 160, 1034, 60, "#0C1A22");
  shrub(a, 226, 1036, 44, "#0C1A22");
  shrub(a, 1740, 960, 50, "#1A323E");
  return a;
};
