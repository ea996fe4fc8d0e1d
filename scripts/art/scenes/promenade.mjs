import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { dhow } from "../kit/boats.mjs";
import { P } from "../kit/colour.mjs";
import { khatam } from "../kit/ornament.mjs";
import { palm } from "../kit/palms.mjs";
import { person } from "../kit/person.mjs";
import { clouds, glow, haze, sky, stars, sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({ seed: 191, light: "l", title: "An evening walk along the corniche" });
  sky(a, [
    [0, "#16425A"],
    [0.3, "#3F8794"],
    [0.5, "#A8CBBF"],
    [0.64, "#F3E0B0"],
    [0.76, "#F6B878"],
    [1, "#E88A58"],
  ]);
  stars(a, 60, 300);
  sun(a, 520, 600, 84, "#FFF3D0", { halo: "#FFDB98" });
  clouds(
    a,
    [
      [900, 240, 560, 24],
      [160, 320, 460, 20],
      [1400, 360, 420, 18],
    ],
    "#FFEFD4",
    0.6,
  );
  city(a, {
    x0: 640,
    x1: 1960,
    y: 690,
    hmin: 50,
    hmax: 250,
    wmin: 26,
    wmax: 50,
    lit: "#B9B594",
    shade: "#7FA09A",
    env: (t) => 0.4 + 0.8 * Math.sin(Math.PI * t),
  });
  haze(a, 520, 692, "#F4B878", 0.6);
  city(a, {
    x0: 800,
    x1: 1940,
    y: 694,
    hmin: 50,
    hmax: 230,
    wmin: 36,
    wmax: 64,
    lit: "#6F9A98",
    shade: "#2F6F80",
    windows: 420,
    env: (t) => 0.4 + 0.8 * Math.sin(Math.PI * t),
  });
  haze(a, 620, 698, "#E99A64", 0.4);
  sea(a, 692, 200, [
    [0, "#F6CB90"],
    [0.2, "#A9B9A0"],
    [0.6, "#3F8794"],
    [1, "#1F5B70"],
  ]);
  glints(a, { x: 520, y0: 694, y1: 850, w0: 50, w1: 260, n: 110, color: "#FFE9B8", op: 0.85 });
  for (const x of [900, 1000, 1120, 1230, 1330, 1480, 1600])
    a.rect(
      x,
      696,
      34,
      110,
      a.v([
        [0, "#FFD894", 0.5],
        [1, "#FFD894", 0],
      ]),
    );
  ripples(a, { y0: 700, y1: 860, n: 80, color: "#FBEBD0", op: 0.3 });
  dhow(a, {
    x: 760,
    y: 760,
    s: 130,
    face: -1,
    hull: P.rust,
    sail: "#FBEFD8",
    shadeSail: "#DFA871",
  });
  // balustrade and paving
  a.rect(0, 858, 1920, 232, a.v(["#E9BE8C", "#B98560", "#7A5248"]));
  a.rect(0, 850, 1920, 16, "#F8E2BC");
  {
    const cp = a.clip("M0 776H1920V852H0Z");
    khatam(a, { x: 0, y: 770, w: 1930, h: 80, s: 80, color: "#F3DDB4", width: 6, clip: cp });
  }
  a.rect(0, 766, 1920, 12, "#FBEBCB");
  for (let i = 0; i < 9; i++) a.rect(100 + i * 220, 760, 24, 98, a.hz(["#FBEBCB", "#CFA678"]));
  {
    let d = "";
    for (let i = -12; i <= 12; i++) d += `M${960 + i * 90} 866L${960 + i * 190} 1090`;
    for (let i = 1; i < 5; i++) d += `M0 ${866 + i * i * 13}H1920`;
    a.line(d, "#8F5E48", 2, 'opacity=".35"');
  }
  const lamp = (x, y, h) => {
    glow(a, x, y - h, h * 0.5, "#FFE3A6", 0.8);
    a.path(`M${x - 5} ${y}L${x - 3} ${y - h * 0.92}H${x + 3}L${x + 5} ${y}Z`, "#12303F");
    a.rect(x - 12, y - 12, 24, 14, "#12303F");
    a.path(`M${x - 20} ${y - h * 0.92}h40l-7 -${h * 0.1}h-26z`, a.v(["#FFF8E4", "#FFDB98"]));
    a.path(`M${x - 24} ${y - h * 1.02}h48l-24 -16z`, "#12303F");
    a.ell(x, y + 40, h * 0.4, h * 0.08, "#FFE3A6", 'opacity=".35"');
  };
  for (const [x, y, h] of [
    [300, 880, 330],
    [1010, 880, 330],
    [1640, 880, 330],
  ])
    lamp(x, y, h);
  for (const [x, y, h, t, o] of [
    [700, 972, 208, "kandura", {}],
    [780, 976, 194, "abaya", {}],
    [850, 980, 120, "suit", { top: P.amber, bottom: P.gulf }],
    [1240, 1000, 226, "suit", { top: P.gulf, bottom: "#12303F", hair: "#C9955E", skin: "#D9A27C" }],
    [1322, 1004, 212, "dress", { top: P.iron, hair: "#D9A55E", skin: "#E2B48E" }],
    [1398, 1008, 138, "suit", { top: P.snow, bottom: P.gulf, hair: "#E4BE7A", skin: "#E2B48E" }],
    [420, 930, 170, "dress", { top: P.fjord, skin: "#8F5F43" }],
    [1800, 940, 176, "suit", { top: P.rust, bottom: P.night, skin: "#8F5F43" }],
  ]) {
    a.path(
      `M${x} ${y}l${h * 0.7} ${h * 0.26}l${h * 0.16} ${-h * 0.02}l${-h * 0.76} ${-h * 0.28}z`,
      "#5A3A34",
      'opacity=".38"',
    );
    person(a, { x, y, h, type: t, ...o });
  }
  palm(a, { x: 130, y: 1080, h: 760, lean: 0.05, dark: "#153B38", lit: "#4B7A5C", spread: 0.9 });
  palm(a, { x: 1880, y: 1090, h: 640, lean: -0.05, dark: "#153B38", lit: "#4B7A5C", spread: 0.95 });
  birds(
    a,
    [
      [700, 380, 12],
      [736, 396, 9],
    ],
    "#1F5B70",
  );
  return a;
};
