import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { dhow } from "../kit/boats.mjs";
import { mix, P } from "../kit/colour.mjs";
import { pendant } from "../kit/furniture.mjs";
import { twist } from "../kit/landmarks.mjs";
import { palm } from "../kit/palms.mjs";
import { person } from "../kit/person.mjs";
import { containerShip, tanker } from "../kit/port.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { skyline } from "../kit/skyline.mjs";
import { city, tower } from "../kit/towers.mjs";
import { blockReflect, glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 302,
    light: "r",
    title: "A financial district and its gate, a container ship passing on the water",
  });
  sky(a, [
    [0, "#79B3BE"],
    [0.32, "#B4D8D8"],
    [0.52, "#EFF0DE"],
    [0.66, "#FBE3B4"],
    [0.72, "#F7C68A"],
    [1, "#F7C68A"],
  ]);
  sun(a, 1010, 590, 98, "#FFFBEA", { halo: "#FFE6AE", spread: 2.2 });
  clouds(
    a,
    [
      [140, 230, 520, 26],
      [1260, 200, 520, 26],
      [760, 250, 320, 14],
    ],
    "#FFFEF6",
    0.85,
  );
  skyline(a, {
    y: 740,
    tone: "soft",
    near: false,
    env: (t) =>
      (0.5 + 0.8 * Math.abs(Math.sin(t * 6.4 + 0.6))) *
      (1 - 0.86 * Math.exp(-((t - 0.526) ** 2) / 0.0042)),
    k: 1.15,
  });
  const T = (x, w, h, r, k = 1) =>
    tower(a, {
      x,
      y: 744,
      w,
      h,
      lit: mix("#E9E3CC", "#C9D9CC", k),
      shade: mix("#8FBCC0", "#3F8797", k),
      roof: r,
      fins: r === "curve" ? 6 : 0,
      floors: r === "curve" ? 0 : Math.round(h / 11),
      lineOp: 0.26,
      split: 0.42,
    });
  T(120, 84, 330, "slant", 0.5);
  T(216, 70, 430, "curve", 0.6);
  T(300, 92, 300, "flat", 0.7);
  T(420, 76, 520, "spire", 0.8);
  T(512, 96, 390, "slantr", 0.7);
  T(1372, 90, 420, "slant", 0.7);
  T(1478, 76, 560, "curve", 0.9);
  T(1566, 100, 380, "step", 0.7);
  T(1680, 72, 470, "spire", 0.7);
  T(1764, 96, 320, "flat", 0.5);
  twist(a, { x: 626, y: 744, w: 64, h: 350, lit: "#E6E2CC", shade: "#4F93A0" });
  T(1270, 88, 360, "slantr", 0.8);
  haze(a, 600, 746, "#F8E3B8", 0.6);
  // the gate: square arch in pale stone, deep reveal, sun behind
  {
    const x = 800,
      w = 420,
      h = 350,
      y = 748,
      t = 84;
    a.path(
      `M${x} ${y}V${y - h}H${x + w}V${y}H${x + w - t}V${y - h + t * 1.1}H${x + t}V${y}Z`,
      a.hz(["#B9C8BC", "#E3DDC4", "#FBF3DE"]),
    );
    a.path(`M${x + t} ${y}V${y - h + t * 1.1}H${x + t + 34}V${y}Z`, "#F8E7C2");
    a.path(
      `M${x + t} ${y - h + t * 1.1}H${x + w - t}L${x + w - t} ${y - h + t * 1.1 + 26}H${x + t + 34}Z`,
      "#6FA3A6",
    );
    let d = "";
    for (let i = 1; i < 20; i++) {
      const yy = y - h + i * 18;
      d += yy < y - h + t * 1.1 ? `M${x} ${yy}h${w}` : `M${x} ${yy}h${t}M${x + w - t} ${yy}h${t}`;
    }
    a.line(d, "#4F93A0", 3, 'opacity=".3"');
    d = "";
    for (let i = 1; i < 18; i++) {
      const xx = x + (i * w) / 18;
      d += `M${xx} ${y - h}V${xx < x + t || xx > x + w - t ? y : y - h + t * 1.1}`;
    }
    a.line(d, "#3F8797", 2, 'opacity=".25"');
    a.rect(x - 14, y - h - 14, w + 28, 18, "#FFF9E8");
    a.rect(x - 14, y - h + 4, w + 28, 6, "#8FB3B0");
    pendant;
    for (const xx of [940, 1000, 1060])
      person(a, {
        x: xx + 20,
        y: y - 4,
        h: 44,
        type: xx === 1000 ? "kandura" : "suit",
        top: P.fjord,
      });
  }
  city(a, {
    x0: -20,
    x1: 780,
    y: 750,
    hmin: 40,
    hmax: 130,
    wmin: 50,
    wmax: 84,
    lit: "#BCD3CA",
    shade: "#4F93A0",
    floors: 10,
    lineOp: 0.22,
  });
  city(a, {
    x0: 1250,
    x1: 1940,
    y: 750,
    hmin: 40,
    hmax: 130,
    wmin: 50,
    wmax: 84,
    lit: "#BCD3CA",
    shade: "#4F93A0",
    floors: 10,
    lineOp: 0.22,
  });
  a.rect(-20, 742, 1960, 16, "#F0DDB4");
  a.rect(-20, 756, 1960, 7, "#B99870");
  for (let i = 0; i < 26; i++)
    palm(a, {
      x: 20 + i * 76,
      y: 746,
      h: 54 + ((i * 29) % 22),
      lean: i % 2 ? 0.05 : -0.04,
      dates: false,
      dark: "#2E6B5E",
      lit: "#7BA583",
    });
  sea(a, 762, 330, [
    [0, "#EBDDB6"],
    [0.14, "#A9CFC9"],
    [0.45, "#4F9DA8"],
    [0.8, "#21657A"],
    [1, "#174C63"],
  ]);
  blockReflect(
    a,
    764,
    [
      [806, 80, 140],
      [1136, 80, 140],
      [424, 70, 190],
      [518, 90, 150],
      [630, 60, 140],
      [220, 66, 160],
      [1376, 84, 160],
      [1482, 70, 200],
      [1570, 92, 150],
      [1684, 66, 180],
    ],
    "#2F7285",
    0.3,
  );
  a.rect(
    918,
    764,
    216,
    150,
    a.v([
      [0, "#FFF3CE", 0.7],
      [1, "#FFF3CE", 0],
    ]),
  );
  glints(a, { x: 1020, y0: 766, y1: 1060, w0: 60, w1: 330, n: 170, color: "#FFF6DC" });
  ripples(a, { y0: 770, y1: 1075, n: 110, color: "#EAF4EC", op: 0.3 });
  dhow(a, { x: 250, y: 836, s: 130, face: 1, sail: "#FFF8E8", shadeSail: "#E2B483" });
  a.ell(880, 950, 490, 13, "#0F3B50", 'opacity=".4"');
  containerShip(a, { x: 400, y: 946, s: 960, face: 1, hull: "#1C4659", seed: 12 });
  a.line(
    "M1376 946q60 10 130 8M380 948q-120 14 -260 6",
    "#FBF6E4",
    4,
    'stroke-linecap="round" opacity=".7"',
  );
  tanker(a, { x: 1900, y: 850, s: 190, face: -1, hull: "#A8492C", deck: "#DD7C55" });
  birds(
    a,
    [
      [640, 250, 14],
      [680, 268, 10],
      [606, 276, 9],
    ],
    "#4F8E9C",
  );
  return a;
};
