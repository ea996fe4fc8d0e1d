import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { abra, yacht } from "../kit/boats.mjs";
import { P } from "../kit/colour.mjs";
import { bench } from "../kit/furniture.mjs";
import { sail } from "../kit/landmarks.mjs";
import { palms } from "../kit/palms.mjs";
import { shrub } from "../kit/plants.mjs";
import { profile } from "../kit/profile.mjs";
import { sit } from "../kit/sitting.mjs";
import { clouds, sky, stars, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { lampPost } from "../kit/street.mjs";
import { blockReflect, glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 301,
    light: "l",
    title: "Families walk a lamp-lit promenade in the evening, the city across the water",
  });
  sky(a, SKY.eve);
  stars(a, 60, 330);
  sun(a, 560, 560, 84, "#FFF1CC", { halo: "#FFD890", spread: 1.9 });
  clouds(
    a,
    [
      [120, 260, 520, 24],
      [1120, 190, 520, 24],
      [760, 350, 420, 16],
    ],
    "#F6D9B4",
    0.5,
  );
  skyline(a, {
    y: 640,
    tone: "dusk",
    tall: [1180, 520],
    twin: [860, 300],
    env: (t) => 0.45 + 0.6 * Math.abs(Math.sin(t * 6 + 1)),
  });
  sail(a, { x: 1560, y: 646, H: 230, lit: "#F6E0BC", mid: "#B9BFB0", shade: "#23536A" });
  sea(a, 642, 190, [
    [0, "#F3B878"],
    [0.15, "#C9A98A"],
    [0.5, "#4F8C94"],
    [1, "#1F5A6E"],
  ]);
  blockReflect(
    a,
    644,
    [
      [1150, 60, 150],
      [820, 90, 90],
      [300, 60, 70],
      [1500, 100, 110],
      [500, 50, 60],
      [1340, 50, 70],
    ],
    "#183E56",
    0.4,
  );
  glints(a, { x: 560, y0: 646, y1: 820, w0: 60, w1: 230, n: 120, color: "#FFE3A8" });
  ripples(a, { y0: 650, y1: 830, n: 70, color: "#F4DFB6", op: 0.3 });
  abra(a, { x: 1040, y: 716, s: 130, face: 1, roof: "#F4DDB4" });
  yacht(a, { x: 1700, y: 700, s: 110, face: -1 });
  // far bank of lamps on the water edge
  a.path("M-20 812H1940V1090H-20Z", a.v(["#D9A06C", "#A4694A", "#5E3A3A", "#3A2A33"], 812, 1090));
  a.rect(-20, 804, 1960, 12, "#F3C890");
  {
    let d = "";
    for (let i = -18; i <= 18; i++) d += `M${960 + i * 96} 818L${960 + i * 220} 1090`;
    for (const y of [838, 872, 924, 1000]) d += `M-20 ${y}H1940`;
    a.line(d, "#2A1B24", 2, 'opacity=".25"');
  }
  // low balustrade
  {
    let d = "";
    for (let i = 0; i < 80; i++) d += `M${-10 + i * 25} 752V806`;
    a.line(d, "#12303F", 3, 'opacity=".75"');
    a.rect(-20, 744, 1960, 9, "#12303F");
    a.rect(-20, 742, 1960, 3, "#F3B878");
    for (let i = 0; i < 9; i++) a.rect(66 + i * 220, 738, 14, 70, "#1C4659");
  }
  palms(
    a,
    [
      [250, 818, 430, 0.05],
      [1690, 818, 460, -0.05],
      [1120, 816, 330, 0.04],
    ],
    "#173F3F",
    "#4F7D5F",
  );
  for (const x of [400, 740, 1080, 1420, 1760, 60]) {
    a.ell(x + 20, 862, 150, 26, "#FFD894", 'opacity=".32"');
    lampPost(a, { x, y: 822, h: 290, color: "#12303F", glow: "#FFD27E", on: 1.05 });
    a.rect(x - 3, 650, 6, 60, "#FFE3A8", 'opacity="0"');
  }
  // walkers: shadows fall away from the low sun, towards us and right
  const W = (q) => profile(a, { shadow: "#22161F", ...q });
  bench(a, 1450, 858, 190, "#2A1B24");
  sit(a, { x: 1520, y: 860, h: 150, face: -1, type: "kandura", chair: false, arm: "lap" });
  sit(a, { x: 1590, y: 860, h: 146, face: -1, type: "abaya", chair: false, arm: "lap" });
  W({
    x: 420,
    y: 900,
    h: 196,
    type: "suit",
    top: "#F4E4C8",
    bottom: P.gulf,
    face: 1,
    stride: 10,
    hair: "#C9955E",
    skin: "#D9A27C",
  });
  W({
    x: 500,
    y: 904,
    h: 186,
    type: "dress",
    top: P.coral,
    bottom: P.rust,
    face: 1,
    stride: 7,
    hair: "#5A3423",
    skin: "#C99270",
    arm: "fwd",
  });
  {
    const x = 560,
      y = 904;
    a.line(
      `M${x - 30} ${y - 112}L${x - 4} ${y - 84}L${x + 44} ${y - 12}M${x + 50} ${y - 46}L${x + 2} ${y - 12}`,
      P.night,
      4.4,
      'stroke-linecap="round"',
    );
    a.path(
      `M${x - 14} ${y - 84}Q${x - 10} ${y - 36} ${x + 26} ${y - 34}L${x + 58} ${y - 44}Q${x + 58} ${y - 84} ${x + 20} ${y - 92}Z`,
      P.gulf,
    );
    a.path(
      `M${x + 20} ${y - 92}Q${x + 58} ${y - 84} ${x + 58} ${y - 44}L${x + 40} ${y - 48}Z`,
      P.fjord,
    );
    for (const dx of [2, 48]) {
      a.circle(x + dx, y - 10, 11, P.night);
      a.circle(x + dx, y - 10, 4, P.mist);
    }
  }
  W({ x: 830, y: 938, h: 232, type: "kandura", face: 1, stride: 5 });
  W({ x: 926, y: 942, h: 224, type: "abaya", face: 1, stride: 4 });
  W({
    x: 1000,
    y: 944,
    h: 140,
    type: "dress",
    top: P.amber,
    bottom: P.amber,
    face: 1,
    stride: 8,
    hair: P.date,
    arm: "up",
  });
  {
    const bx = 1078,
      by = 690;
    a.line(`M1027 812Q1050 770 ${bx} ${by + 52}`, "#F4E4C8", 2);
    a.path(
      `M${bx} ${by - 52}c44 0 48 52 26 80l-20 22h-12l-20 -22c-22 -28 -18 -80 26 -80z`,
      a.rad(["#F3A27C", P.iron, P.rust], bx - 14, by - 24, 76),
    );
    a.path(`M${bx - 7} ${by + 58}l7 -9l7 9z`, P.rust);
  }
  W({
    x: 1290,
    y: 900,
    h: 190,
    type: "suit",
    top: P.gulf,
    bottom: P.night,
    face: -1,
    stride: 12,
    skin: "#8C5A3E",
    hair: "#1F1413",
  });
  W({
    x: 1226,
    y: 904,
    h: 176,
    type: "dress",
    top: P.lagoon,
    bottom: P.fjord,
    face: -1,
    stride: 8,
    skin: "#9C6B4B",
    hair: "#1F1413",
  });
  // foreground planting in shade
  for (let i = 0; i < 22; i++)
    shrub(a, -30 + i * 25, 1094, 84 + ((i * 17) % 46), i % 2 ? "#12302F" : "#1F4A42");
  for (let i = 0; i < 20; i++)
    shrub(a, 1470 + i * 25, 1094, 84 + ((i * 19) % 46), i % 2 ? "#12302F" : "#1F4A42");
  birds(
    a,
    [
      [720, 330, 12],
      [756, 346, 9],
      [690, 352, 8],
    ],
    "#23536A",
  );
  return a;
};
