import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { mix, P } from "../kit/colour.mjs";
import { pendant } from "../kit/furniture.mjs";
import { emblem, khatam } from "../kit/ornament.mjs";
import { palms } from "../kit/palms.mjs";
import { poly } from "../kit/paths.mjs";
import { person } from "../kit/person.mjs";
import { shrub } from "../kit/plants.mjs";
import { profile } from "../kit/profile.mjs";
import { clouds, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { tower } from "../kit/towers.mjs";
import { ripples } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 203,
    light: "r",
    title: "Two partners shake hands at the entrance of a tower, with a brass company plate",
  });
  sky(a, SKY.gold);
  sun(a, 1560, 420, 90, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [40, 220, 420, 20],
      [1440, 230, 420, 20],
    ],
    "#FFFBEC",
    0.7,
  );
  skyline(a, { y: 790, tone: "gold", env: (t) => 0.8 + 0.7 * Math.abs(Math.sin(t * 7)), k: 1.2 });
  for (const [x, w, h, r] of [
    [90, 100, 560, "slant"],
    [200, 84, 420, "flat"],
    [1640, 96, 480, "slantr"],
    [1748, 90, 620, "curve"],
  ])
    tower(a, {
      x,
      y: 800,
      w,
      h,
      lit: "#D6D3B0",
      shade: "#5C98A0",
      roof: r,
      fins: r === "curve" ? 6 : 0,
      floors: r === "curve" ? 0 : Math.round(h / 11),
      lineOp: 0.25,
    });
  // tower shaft rising out of frame: fins
  const L = 430,
    R = 1490;
  a.rect(L, -10, R - L, 820, a.hz(["#1F5367", "#2F7285", "#3F8794"]));
  {
    const n = 21;
    for (let i = 0; i <= n; i++) {
      const x = L + ((R - L) * i) / n,
        w = 18;
      a.rect(x - w / 2, -10, w * 0.42, 800, "#2A6376");
      a.rect(x - w / 2 + w * 0.42, -10, w * 0.58, 800, "#E9D9B4");
    }
    let d = "";
    for (let i = 0; i < 7; i++) d += `M${L} ${40 + i * 62}H${R}`;
    a.line(d, "#163F52", 5, 'opacity=".5"');
    a.rect(
      L,
      -10,
      R - L,
      420,
      a.v(
        [
          [0, "#16455A", 0.55],
          [1, "#16455A", 0],
        ],
        -10,
        410,
      ),
    );
  }
  // stone base with a tall pointed portal
  const by = 372;
  a.path(`M${L - 60} 812V${by}H${R + 60}V812Z`, a.hz(["#CFA678", "#E9CDA0", "#F8E6C6"]));
  a.rect(L - 78, by - 22, R - L + 156, 26, "#FBF0DA");
  a.rect(L - 78, by + 4, R - L + 156, 10, "#A97A52");
  {
    let d = "";
    for (let i = 1; i < 8; i++) d += `M${L - 60} ${by + i * 54}H${R + 60}`;
    a.line(d, "#A97A52", 2, 'opacity=".28"');
  }
  for (const x of [545, 1375]) {
    const d = archPath(x, 800, 150, 340, 0.6);
    a.path(d, a.v(["#1E5266", "#2F7285", "#C99A64"], 460, 800));
    khatam(a, {
      x: x - 90,
      y: 450,
      w: 180,
      h: 360,
      s: 60,
      color: "#E9CDA0",
      width: 4,
      clip: a.clip(d),
    });
    a.line(d, "#FBF0DA", 6);
    a.line(d, "#A97A52", 2);
  }
  const A = (w, h) => archPath(960, 812, w, h, 0.5);
  a.path(A(560, 520), "#B98A5E");
  a.path(A(520, 494), "#FBEBCB");
  a.path(A(484, 468), "#8F5A38");
  const cp = a.clip(A(468, 458));
  a.out.push(`<g clip-path="${cp}">`);
  a.rect(700, 340, 520, 480, a.v(["#7A4A30", "#C9874E", "#FFD999", "#FFE9BC"], 340, 812));
  a.path("M700 812L880 640H1040L1220 812Z", "#C98E58");
  a.rect(870, 420, 180, 222, a.v(["#FFE3A6", "#FFF4D6"]));
  a.line("M870 642V420H1050V642", "#A9663B", 5);
  for (const [x, y, s] of [
    [800, 500, 58],
    [1120, 500, 58],
    [960, 470, 70],
  ])
    pendant(a, x, y, s, P.iron, "#FFF2CE", 330);
  a.path("M900 700H1020V648H900Z", "#8F5230");
  a.rect(892, 640, 136, 12, "#E9C48B");
  person(a, { x: 960, y: 690, h: 92, type: "dress", top: P.fjord });
  a.rect(892, 652, 136, 50, "#A9663B");
  a.path("M700 812L860 650V420L700 340Z", "#6B3A28", 'opacity=".5"');
  a.path("M1220 812L1060 650V420L1220 340Z", "#F6C98A", 'opacity=".35"');
  a.out.push("</g>");
  {
    let d = "M960 360V420";
    for (const x of [842, 1078]) d += `M${x} 812V430`;
    a.line(d, "#5A3424", 6);
    a.line("M728 560H1192", "#5A3424", 6);
    khatam(a, {
      x: 726,
      y: 346,
      w: 470,
      h: 214,
      s: 54,
      color: "#5A3424",
      width: 3.4,
      op: 0.8,
      clip: (() => {
        const id = a.id("c");
        a.defs.push(
          `<clipPath id="${id}"><path d="M700 300H1220V558H700Z" clip-path="${cp}"/></clipPath>`,
        );
        return `url(#${id})`;
      })(),
    });
  }
  emblem(a, 960, 300, 0, "#F4CE92");
  // steps and plaza
  for (let i = 0; i < 4; i++) {
    const w = 620 + i * 90,
      y = 806 + i * 20;
    a.rect(960 - w / 2, y, w, 21, mix("#F6E2BC", "#C9A070", 0.3));
    a.rect(960 - w / 2, y, w, 6, "#FFF4DC");
  }
  a.path("M-10 800H380L330 886H-10ZM1540 800H1930V886H1590Z", "#D9B484");
  a.path("M-10 884H1930V1090H-10Z", a.v(["#EBCB98", "#C08E5E", "#8A5A3E"], 884, 1090));
  {
    let d = "";
    for (let i = -14; i <= 14; i++) d += `M${960 + i * 96} 884L${960 + i * 210} 1090`;
    for (const y of [912, 954, 1014]) d += `M-10 ${y}H1930`;
    a.line(d, "#8A5A3E", 2, 'opacity=".3"');
  }
  a.path("M720 886H1200L1420 1090H500Z", "#FFE9BC", 'opacity=".28"');
  // reflecting pools
  for (const s of [-1, 1]) {
    const X = (v) => 960 + s * v,
      d = poly([
        [X(420), 898],
        [X(800), 898],
        [X(1000), 1010],
        [X(500), 1010],
      ]);
    a.path(
      poly([
        [X(408), 892],
        [X(814), 892],
        [X(1030), 1020],
        [X(488), 1020],
      ]),
      "#F8E6C6",
    );
    a.path(d, a.v(["#9CC6C0", "#2F7F8E"], 898, 1010));
    const c = a.clip(d);
    a.out.push(`<g clip-path="${c}">`);
    a.rect(
      Math.min(X(430), X(620)),
      898,
      190,
      90,
      a.v(
        [
          [0, "#E9CDA0", 0.6],
          [1, "#E9CDA0", 0],
        ],
        898,
        988,
      ),
    );
    ripples(a, {
      y0: 900,
      y1: 1008,
      n: 40,
      x0: Math.min(X(400), X(1000)),
      x1: Math.max(X(400), X(1000)),
      op: 0.45,
    });
    a.out.push("</g>");
  }
  palms(
    a,
    [
      [300, 892, 440, 0.05],
      [1616, 892, 450, -0.05],
      [180, 896, 330, -0.04],
      [1760, 896, 340, 0.05],
    ],
    "#1F5A50",
    "#6C9A70",
  );
  for (const [x0, n] of [
    [120, 12],
    [1560, 12],
  ])
    for (let i = 0; i < n; i++)
      shrub(a, x0 + i * 22, 894, 26 + ((i * 7) % 16), i % 2 ? "#2F5B4A" : "#4F7D5F");
  // company plate on a stone stele
  {
    const x = 1250,
      y = 946;
    a.path(
      `M${x + 4} ${y}L${x + 150} ${y}L${x - 20} ${y + 60}L${x - 190} ${y + 60}Z`,
      "#6B3E2A",
      'opacity=".35"',
    );
    a.path(`M${x} ${y}V${y - 250}L${x + 18} ${y - 262}V${y - 6}Z`, "#8A6A50", 'opacity="0"');
    a.rect(x, y - 250, 150, 250, a.hz(["#1C4659", "#2A6376"]));
    a.path(`M${x} ${y - 250}L${x - 16} ${y - 240}V${y - 6}L${x} ${y}Z`, "#12303F");
    a.rect(
      x + 20,
      y - 226,
      110,
      150,
      a.g(["#F8DDA6", "#D9A05C", "#F3C98A"], x + 20, y - 226, x + 130, y - 76),
    );
    emblem(a, x + 75, y - 176, 32, "#8A4E2A", 3);
    a.line(
      `M${x + 44} ${y - 124}h62M${x + 52} ${y - 108}h46M${x + 58} ${y - 94}h34`,
      "#8A4E2A",
      5,
      'stroke-linecap="round"',
    );
    a.rect(x - 26, y - 6, 196, 12, "#E9CDA0");
  }
  profile(a, { x: 906, y: 992, h: 268, type: "kandura", face: 1, arm: "shake", shadow: "#6B3E2A" });
  profile(a, {
    x: 1010,
    y: 992,
    h: 260,
    type: "suit",
    top: P.fjord,
    bottom: P.night,
    face: -1,
    arm: "shake",
    hair: "#B9763F",
    skin: "#D9A27C",
    shadow: "#6B3E2A",
  });
  profile(a, {
    x: 690,
    y: 940,
    h: 196,
    type: "coat",
    top: P.iron,
    bottom: P.night,
    hair: P.date,
    face: 1,
    stride: 9,
    skin: "#C08A66",
    shadow: "#6B3E2A",
  });
  return a;
};
