import { archPath, windTower } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { abra, dhow, yacht } from "../kit/boats.mjs";
import { P } from "../kit/colour.mjs";
import { frame, supertall, twinTowers, twist } from "../kit/landmarks.mjs";
import { palm } from "../kit/palms.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { city, tower } from "../kit/towers.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 23,
    light: "l",
    title: "Dubai: the supertall tower, the marina and the creek",
  });
  sky(a, SKY.gold);
  sun(a, 560, 560, 120, "#FFF8E0", { halo: "#FFE2A0", spread: 2 });
  clouds(
    a,
    [
      [60, 300, 560, 26],
      [1180, 220, 620, 28],
      [900, 400, 460, 18],
    ],
    "#FFF8E6",
    0.7,
  );
  city(a, {
    x0: -20,
    x1: 1960,
    y: 730,
    hmin: 50,
    hmax: 210,
    wmin: 22,
    wmax: 46,
    lit: "#EBD9B2",
    shade: "#C9CDB4",
    env: (t) => 0.5 + 0.6 * Math.abs(Math.sin(t * 5.2)),
  });
  haze(a, 540, 735, "#F8D69C", 0.8);
  twinTowers(a, { x: 830, y: 735, H: 330, lit: "#CFCFB2", shade: "#8DAEA2" });
  frame(a, { x: 300, y: 735, w: 120, h: 190, lit: "#D9B776", shade: "#A98A58" });
  city(a, {
    x0: 640,
    x1: 1060,
    y: 735,
    hmin: 60,
    hmax: 250,
    wmin: 32,
    wmax: 54,
    lit: "#C6CDB6",
    shade: "#7FA8A2",
    floors: 11,
    env: (t) => 0.5 + 0.6 * t,
  });
  city(a, {
    x0: 1220,
    x1: 1620,
    y: 735,
    hmin: 80,
    hmax: 300,
    wmin: 32,
    wmax: 56,
    lit: "#C6CDB6",
    shade: "#7FA8A2",
    floors: 11,
    env: (t) => 1.1 - 0.45 * t,
  });
  supertall(a, { x: 1140, y: 738, H: 680, lit: "#F6E9C8", mid: "#A6C0B4", shade: "#3E7F8C" });
  haze(a, 590, 738, "#F6CB8E", 0.6);
  city(a, {
    x0: 930,
    x1: 1110,
    y: 740,
    hmin: 60,
    hmax: 190,
    wmin: 36,
    wmax: 60,
    lit: "#93B6AD",
    shade: "#39788A",
    floors: 10,
    lineOp: 0.22,
  });
  city(a, {
    x0: 1170,
    x1: 1420,
    y: 740,
    hmin: 60,
    hmax: 200,
    wmin: 36,
    wmax: 62,
    lit: "#93B6AD",
    shade: "#39788A",
    floors: 10,
    lineOp: 0.22,
  });
  twist(a, { x: 1470, y: 740, w: 62, h: 330, lit: "#D6CFAE", shade: "#39788A" });
  for (const [x, w, h, r] of [
    [1545, 66, 240, "curve"],
    [1622, 58, 380, "spire"],
    [1690, 70, 290, "slant"],
    [1772, 60, 430, "curve"],
    [1844, 84, 330, "step"],
  ])
    tower(a, {
      x,
      y: 745,
      w,
      h,
      lit: "#BFC6AB",
      shade: "#2F6F82",
      roof: r,
      floors: Math.round(h / 10),
      lineOp: 0.28,
    });
  haze(a, 640, 748, "#E9B272", 0.45);
  // old creek side: wind towers
  a.rect(-10, 690, 470, 60, "#C98F5E");
  a.rect(-10, 690, 470, 10, "#E0AF76");
  for (const [x, w, h] of [
    [30, 74, 210],
    [168, 62, 170],
    [330, 84, 238],
  ])
    windTower(a, { x, y: 750, w, h, lit: "#F0C98E", shade: "#B77647", dark: "#6E3A26" });
  a.rect(104, 664, 120, 86, "#D9A36B");
  a.rect(232, 676, 120, 74, "#CE9560");
  a.rect(414, 700, 150, 50, "#C2854F");
  {
    let d = "";
    for (let i = 0; i < 9; i++) d += archPath(120 + i * 50, 744, 20, 36, 0.5);
    a.path(d, "#6E3A26", 'opacity=".75"');
  }
  for (const [x, h, l] of [
    [486, 110, 0.06],
    [528, 84, -0.05],
    [600, 96, 0.04],
  ])
    palm(a, { x, y: 750, h, lean: l, dark: "#2B5A50", lit: "#6C8F5F" });
  sea(a, 748, 340, [
    [0, "#F0C07E"],
    [0.12, "#C9BE97"],
    [0.38, "#5E9FA0"],
    [0.75, "#21657A"],
    [1, "#123F57"],
  ]);
  {
    const r = (x, w, h, c, o) =>
      a.rect(
        x,
        750,
        w,
        h,
        a.v([
          [0, c, o],
          [1, c, 0],
        ]),
      );
    for (const [x, w, h] of [
      [1120, 42, 260],
      [1480, 46, 150],
      [1556, 48, 120],
      [1630, 44, 190],
      [1700, 54, 140],
      [1780, 46, 200],
      [1856, 64, 150],
      [960, 52, 80],
      [1040, 44, 100],
      [1210, 56, 90],
      [1300, 40, 110],
    ])
      r(x, w, h, "#2F6F82", 0.34);
    for (const [x, w, h] of [
      [34, 66, 110],
      [170, 56, 80],
      [334, 76, 120],
    ])
      r(x, w, h, "#8A4F33", 0.4);
  }
  glints(a, { x: 560, y0: 752, y1: 1050, w0: 70, w1: 420, n: 190, color: "#FFE7B0", op: 0.8 });
  ripples(a, { y0: 760, y1: 1075, n: 100, color: "#F4DFB6", op: 0.25 });
  yacht(a, { x: 1650, y: 800, s: 170, face: -1 });
  yacht(a, { x: 1400, y: 778, s: 96, face: 1 });
  abra(a, { x: 880, y: 862, s: 250, face: 1 });
  a.ell(880, 872, 140, 8, "#123F57", 'opacity=".35"');
  abra(a, { x: 360, y: 806, s: 120, face: -1 });
  dhow(a, {
    x: 1330,
    y: 930,
    s: 330,
    face: -1,
    hull: P.rust,
    sail: "#FBF0DA",
    shadeSail: "#DFA871",
  });
  a.ell(1330, 944, 190, 12, "#0E3248", 'opacity=".45"');
  birds(
    a,
    [
      [720, 420, 14],
      [758, 438, 10],
      [690, 446, 9],
      [1010, 330, 9],
    ],
    "#3E7F8C",
  );
  return a;
};
