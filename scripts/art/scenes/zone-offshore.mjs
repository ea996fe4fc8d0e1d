import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { dhow } from "../kit/boats.mjs";
import { mix, P } from "../kit/colour.mjs";
import { ridge } from "../kit/mountains.mjs";
import { f1 } from "../kit/numbers.mjs";
import { clouds, glow, sky, sun } from "../kit/sky.mjs";
import { skyline } from "../kit/skyline.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 411,
    light: "l",
    title: "Overlapping sails on a calm sea, a harbour light in the distance",
  });
  sky(a, [
    [0, "#5FA6B2"],
    [0.3, "#A9D2CF"],
    [0.5, "#EDF0DC"],
    [0.64, "#FBE3B4"],
    [0.68, "#F7C990"],
    [1, "#F7C990"],
  ]);
  sun(a, 960, 520, 210, "#FFFBEA", { halo: "#FFE9B8", spread: 1.8, rings: 4 });
  clouds(
    a,
    [
      [80, 250, 460, 22],
      [1320, 190, 480, 24],
      [300, 420, 300, 12],
      [1480, 440, 340, 14],
    ],
    "#FFFFFF",
    0.7,
  );
  ridge(a, {
    peaks: [
      [-20, 690],
      [160, 664],
      [340, 690],
      [520, 676],
      [640, 704],
    ],
    lit: "#D9CFB0",
    shade: "#B9BFA8",
    foot: "#EBDDB4",
    base: 716,
    rough: 12,
    seed: 4,
  });
  ridge(a, {
    peaks: [
      [1360, 704],
      [1520, 672],
      [1700, 690],
      [1940, 660],
    ],
    lit: "#D9CFB0",
    shade: "#B9BFA8",
    foot: "#EBDDB4",
    base: 716,
    rough: 12,
    seed: 8,
  });
  skyline(a, { y: 712, x0: 1560, tone: "soft", near: false, k: 0.45 });
  sea(a, 708, 390, [
    [0, "#F6E2B4"],
    [0.1, "#BFD6C8"],
    [0.35, "#62A8AE"],
    [0.7, "#2A7A8A"],
    [1, "#174C63"],
  ]);
  // mole with its light
  {
    const x = 1500,
      y = 736;
    a.path(
      `M1380 ${y}C1420 ${y - 22} 1480 ${y - 26} 1560 ${y - 22}H1940V${y + 8}H1390Z`,
      "#8F6650",
    );
    a.path(
      `M1380 ${y}C1420 ${y - 22} 1480 ${y - 26} 1560 ${y - 22}H1940V${y - 12}H1400Z`,
      "#D9B48A",
    );
    a.path(
      `M${x - 17} ${y - 22}L${x - 11} ${y - 150}H${x + 11}L${x + 17} ${y - 22}Z`,
      a.hz(["#FFFDF4", "#E9DCC0", "#B9A88E"]),
    );
    for (const t of [0.2, 0.56])
      a.path(
        `M${x - 16 + t * 5} ${y - 24 - t * 126}h${32 - t * 10}l-2 -26h-${28 - t * 10}z`,
        P.iron,
      );
    a.rect(x - 16, y - 156, 32, 7, "#12303F");
    glow(a, x, y - 170, 90, "#FFF3CE", 0.9);
    a.rect(x - 10, y - 184, 20, 30, "#FFF3CE");
    a.line(
      `M${x - 10} ${y - 184}v30M${x} ${y - 184}v30M${x + 10} ${y - 184}v30M${x - 18} ${y - 164}h36`,
      "#12303F",
      2.4,
    );
    a.path(`M${x - 15} ${y - 183}h30l-15 -20z`, P.iron);
  }
  dhow(a, {
    x: 330,
    y: 752,
    s: 90,
    face: 1,
    hull: "#8A5A48",
    sail: "#FBF3E0",
    shadeSail: "#E3C9A4",
  });
  glints(a, { x: 960, y0: 712, y1: 1060, w0: 120, w1: 420, n: 220, color: "#FFF6DC", op: 0.85 });
  // sails: curved triangles, transparent where they overlap; each with hull and reflection
  const yacht = (x, y, h, c1, c2, c3, hull, op = 0.94) => {
    const L = h * 0.62;
    a.out.push(`<g opacity=".3" transform="translate(0 ${f1(y * 1.42)}) scale(1 -.42)">`);
    a.path(
      `M${x} ${y - h}C${x + h * 0.2} ${y - h * 0.7} ${x + h * 0.34} ${y - h * 0.34} ${x + h * 0.4} ${y - h * 0.05}Q${x + h * 0.2} ${y - h * 0.02} ${x + 4} ${y - h * 0.05}Z`,
      c1,
    );
    a.path(
      `M${x - 6} ${y - h * 0.92}C${x - h * 0.1} ${y - h * 0.6} ${x - h * 0.24} ${y - h * 0.26} ${x - h * 0.36} ${y - h * 0.05}Q${x - h * 0.14} ${y - h * 0.12} ${x - 8} ${y - h * 0.07}Z`,
      c2,
    );
    a.out.push("</g>");
    a.out.push(`<g opacity="${op}">`);
    a.path(
      `M${x} ${y - h}C${x + h * 0.2} ${y - h * 0.7} ${x + h * 0.34} ${y - h * 0.34} ${x + h * 0.4} ${y - h * 0.05}Q${x + h * 0.2} ${y - h * 0.02} ${x + 4} ${y - h * 0.05}Z`,
      a.g([c1, mix(c1, c3, 0.35), c3], x, y - h, x + h * 0.4, y),
    );
    a.path(
      `M${x - 6} ${y - h * 0.92}C${x - h * 0.1} ${y - h * 0.6} ${x - h * 0.24} ${y - h * 0.26} ${x - h * 0.36} ${y - h * 0.05}Q${x - h * 0.14} ${y - h * 0.12} ${x - 8} ${y - h * 0.07}Z`,
      a.g([mix(c2, P.snow, 0.3), c2], x - h * 0.3, y - h * 0.4, x, y),
    );
    let d = "";
    for (let i = 1; i < 7; i++) {
      const t = i / 7,
        w = h * 0.4 * t ** 0.72;
      d += `M${x} ${f1(y - h * (1 - t * 0.95))}Q${f1(x + w * 0.6)} ${f1(y - h * (1 - t * 0.95) + h * 0.015)} ${f1(x + w * 0.98)} ${f1(y - h * (0.985 - t * 0.93))}`;
    }
    a.line(d, mix(c3, P.night, 0.2), 1.6, 'opacity=".35"');
    a.line(`M${x - 2} ${y}V${y - h * 1.02}`, "#43231F", Math.max(3, h * 0.008));
    a.line(`M${x} ${y - h * 0.04}H${x + h * 0.41}`, "#43231F", Math.max(2.4, h * 0.007));
    a.out.push("</g>");
    a.path(
      `M${x - L * 0.66} ${y - h * 0.035}C${x - L * 0.3} ${y - h * 0.02} ${x + L * 0.4} ${y - h * 0.02} ${x + L * 0.74} ${y - h * 0.03}L${x + L * 0.66} ${y + h * 0.035}Q${x} ${y + h * 0.06} ${x - L * 0.4} ${y + h * 0.03}Q${x - L * 0.56} ${y + h * 0.01} ${x - L * 0.66} ${y - h * 0.035}Z`,
      a.v([mix(hull, P.snow, 0.3), hull, mix(hull, P.night, 0.3)]),
    );
    a.line(
      `M${x - L * 0.6} ${y - h * 0.018}C${x - L * 0.3} ${y - h * 0.004} ${x + L * 0.4} ${y - h * 0.004} ${x + L * 0.71} ${y - h * 0.014}`,
      P.amber,
      3,
    );
    a.path(
      `M${x - L * 0.1} ${y - h * 0.026}q${L * 0.03} ${-h * 0.03} ${L * 0.1} ${-h * 0.03}h${L * 0.22}q${L * 0.06} 0 ${L * 0.08} ${h * 0.03}z`,
      "#FBF3E0",
    );
    a.ell(x + L * 0.04, y + h * 0.05, L * 0.7, h * 0.012, "#0E3248", 'opacity=".4"');
  };
  yacht(620, 800, 420, "#F6E6C4", "#E8BF8A", "#C9A070", "#1C4659", 0.9);
  yacht(1320, 806, 460, "#CFE6E0", "#6FB2B5", "#3F8C98", P.rust, 0.9);
  yacht(800, 862, 620, "#F2A851", "#F6D29C", "#DD7C55", "#12303F", 0.9);
  yacht(1110, 920, 760, "#FBFBF7", "#DD7C55", "#D9BC92", "#1C4659", 0.92);
  ripples(a, { y0: 720, y1: 1075, n: 120, color: "#F4FAF0", op: 0.32 });
  for (const [x, w, y] of [
    [1110, 560, 946],
    [800, 430, 884],
  ])
    a.line(
      `M${x - w * 0.55} ${y}q${w * 0.2} 8 ${w * 0.42} 4M${x + w * 0.35} ${y + 4}q${w * 0.2} 6 ${w * 0.34} -2`,
      "#FFFFFF",
      3.6,
      'opacity=".7" stroke-linecap="round"',
    );
  birds(
    a,
    [
      [420, 330, 14],
      [462, 348, 10],
      [392, 356, 9],
      [1500, 330, 10],
    ],
    "#3F8C98",
  );
  return a;
};
