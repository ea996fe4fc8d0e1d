import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { dhow } from "../kit/boats.mjs";
import { P } from "../kit/colour.mjs";
import { dune, sweep } from "../kit/dunes.mjs";
import { sail, supertall, twinTowers, twist } from "../kit/landmarks.mjs";
import { ridge } from "../kit/mountains.mjs";
import { person } from "../kit/person.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { city } from "../kit/towers.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 11,
    light: "r",
    title: "A northern sky over the Gulf, a city skyline and red dunes",
  });
  sky(a, SKY.north);
  sun(a, 1470, 470, 104, "#FFF9E6", { halo: "#FFE9B8", spread: 2.2 });
  clouds(
    a,
    [
      [880, 250, 520, 26],
      [1240, 150, 460, 22],
      [1500, 330, 420, 20],
    ],
    "#FFFDF4",
    0.75,
  );
  ridge(a, {
    peaks: [
      [-20, 610],
      [130, 560],
      [260, 592],
      [420, 528],
      [560, 585],
      [700, 566],
      [860, 606],
      [1000, 640],
    ],
    lit: "#BFD3D3",
    shade: "#A3C2C8",
    foot: "#E3E4D2",
    base: 690,
    rough: 22,
    seed: 4,
  });
  ridge(a, {
    peaks: [
      [-20, 640],
      [100, 622],
      [300, 650],
      [470, 618],
      [620, 648],
      [800, 660],
      [900, 690],
    ],
    lit: "#A9C6C8",
    shade: "#86B0BA",
    foot: "#DCE2D2",
    base: 700,
    rough: 16,
    seed: 9,
  });
  const far = { y: 700, lit: "#D3DDD3", shade: "#B4CDCF" };
  city(a, {
    ...far,
    x0: 760,
    x1: 1960,
    hmin: 40,
    hmax: 190,
    wmin: 22,
    wmax: 46,
    env: (t) => 0.45 + 0.75 * Math.exp(-((t - 0.55) ** 2) / 0.09),
  });
  haze(a, 520, 700, "#F3E6CA", 0.75);
  twinTowers(a, { x: 1108, y: 700, H: 290, lit: "#BBD0CF", shade: "#7FADB6" });
  city(a, {
    x0: 960,
    x1: 1270,
    y: 702,
    hmin: 60,
    hmax: 210,
    wmin: 30,
    wmax: 50,
    lit: "#BFD2CE",
    shade: "#83B0B8",
    floors: 11,
    env: (t) => 0.6 + 0.5 * t,
  });
  city(a, {
    x0: 1410,
    x1: 1700,
    y: 702,
    hmin: 70,
    hmax: 250,
    wmin: 30,
    wmax: 52,
    lit: "#C6D4CB",
    shade: "#83B0B8",
    floors: 11,
    env: (t) => 1.1 - 0.5 * t,
  });
  supertall(a, { x: 1330, y: 704, H: 515, lit: "#E6E5D3", mid: "#9CC0C2", shade: "#4F8E9C" });
  haze(a, 560, 706, "#F5E4C2", 0.6);
  city(a, {
    x0: 1040,
    x1: 1300,
    y: 706,
    hmin: 40,
    hmax: 130,
    wmin: 34,
    wmax: 58,
    lit: "#8FB7B9",
    shade: "#4C8C9A",
    floors: 10,
    lineOp: 0.2,
  });
  twist(a, { x: 1500, y: 706, w: 42, h: 216, lit: "#A9C5BF", shade: "#4C8C9A" });
  city(a, {
    x0: 1370,
    x1: 1490,
    y: 706,
    hmin: 50,
    hmax: 150,
    wmin: 34,
    wmax: 56,
    lit: "#9BBDB9",
    shade: "#4C8C9A",
    floors: 10,
    lineOp: 0.2,
  });
  city(a, {
    x0: 1556,
    x1: 1760,
    y: 706,
    hmin: 40,
    hmax: 120,
    wmin: 34,
    wmax: 60,
    lit: "#9BBDB9",
    shade: "#4C8C9A",
    floors: 10,
    lineOp: 0.2,
  });
  sea(a, 704, 380, [
    [0, "#E9DCBB"],
    [0.06, "#B8D3CB"],
    [0.24, "#6FB0B3"],
    [0.6, "#3C8A98"],
  ]);
  sail(a, { x: 1770, y: 708, H: 210, lit: "#F6EEDB", mid: "#C9D8D2", shade: "#3E8090" });
  a.path("M1690 713C1730 706 1830 706 1870 713Z", "#D9C69A");
  glints(a, { x: 1470, y0: 706, y1: 850, w0: 60, w1: 300, n: 130, color: "#FFF6DC", op: 0.85 });
  ripples(a, { y0: 712, y1: 860, n: 70, color: "#E8F2EC", op: 0.35 });
  dhow(a, { x: 1010, y: 752, s: 92, face: 1, hull: P.rust, sail: "#FBF4E4", shadeSail: "#E3B98A" });
  dhow(a, {
    x: 800,
    y: 726,
    s: 44,
    face: 1,
    hull: "#8A5A48",
    sail: "#F6EBD6",
    shadeSail: "#E0C09A",
  });
  dune(a, {
    x: 250,
    y: 766,
    w: 960,
    base: 900,
    side: "l",
    lit: "#F3D19C",
    litFoot: "#EDBC80",
    shade: "#CF8D5C",
    shadeFoot: "#E0A874",
  });
  dune(a, {
    x: 1790,
    y: 800,
    w: 1000,
    base: 940,
    side: "l",
    lit: "#F0C388",
    litFoot: "#E6A766",
    shade: "#C0744A",
    shadeFoot: "#DA965E",
  });
  dune(a, {
    x: 940,
    y: 806,
    w: 1900,
    base: 1040,
    side: "l",
    lit: "#EFB573",
    litFoot: "#DE9154",
    shade: "#B2532E",
    shadeFoot: "#D0764A",
    skew: 0.01,
  });
  dune(a, {
    x: 30,
    y: 852,
    w: 1350,
    base: 1090,
    side: "l",
    lit: "#E5A161",
    litFoot: "#CB6F40",
    shade: "#9C4024",
    shadeFoot: "#BC5B35",
  });
  sweep(
    a,
    [
      [-20, 1084],
      [300, 1062],
      [620, 1040],
      [900, 1014],
      [1180, 972],
      [1420, 944],
      [1640, 950],
      [1940, 1002],
    ],
    {
      lit: "#D9844B",
      foot: "#B4532E",
      shade: "#8A331D",
      shadeFoot: "#A84A29",
      spine: [
        [1500, 943],
        [1484, 956],
        [1470, 978],
        [1410, 1012],
        [1300, 1058],
        [1180, 1100],
      ],
    },
  );
  for (const [x, y, h, t, o] of [
    [926, 808, 40, "suit", { top: P.fjord }],
    [946, 807, 37, "dress", { top: P.iron, bottom: P.iron }],
    [962, 811, 25, "suit", { top: P.amber, bottom: P.fjord }],
  ]) {
    person(a, { x, y: y + 3, h, type: t, ...o });
  }
  birds(
    a,
    [
      [1180, 330, 12],
      [1212, 346, 9],
      [1150, 352, 8],
    ],
    "#5F97A3",
  );
  return a;
};
