import { Art } from "../kit/art.mjs";
import { falcon } from "../kit/birds.mjs";
import { mix, P } from "../kit/colour.mjs";
import { dune, sweep } from "../kit/dunes.mjs";
import { balloon } from "../kit/flight.mjs";
import { ridge } from "../kit/mountains.mjs";
import { lerp } from "../kit/numbers.mjs";
import { pts, smooth } from "../kit/paths.mjs";
import { shrub } from "../kit/plants.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";

export const draw = () => {
  const a = new Art({
    seed: 161,
    light: "l",
    title: "Desert sport: runners on a dune crest below balloons",
  });
  sky(a, SKY.gold);
  sun(a, 470, 500, 128, "#FFF9E2", { halo: "#FFE4A4", spread: 2 });
  clouds(
    a,
    [
      [820, 170, 620, 28],
      [60, 250, 460, 20],
      [1380, 330, 460, 20],
    ],
    "#FFFBEC",
    0.7,
  );
  ridge(a, {
    peaks: [
      [-20, 610],
      [260, 570],
      [560, 620],
      [900, 560],
      [1260, 610],
      [1560, 556],
      [1940, 600],
    ],
    lit: "#F0D3A0",
    shade: "#D9B48C",
    foot: "#F7D39A",
    base: 700,
    rough: 20,
    seed: 6,
  });
  haze(a, 520, 700, "#F7C98A", 0.6);
  balloon(a, { x: 1280, y: 250, s: 190, c1: P.iron, c2: "#F8E6C4" });
  balloon(a, { x: 900, y: 380, s: 84, c1: P.gulf, c2: "#F8E6C4" });
  balloon(a, { x: 1610, y: 440, s: 62, c1: P.coral, c2: "#F8E6C4" });
  dune(a, {
    x: 340,
    y: 640,
    w: 760,
    base: 720,
    lit: "#F6D096",
    shade: "#D99A62",
    litFoot: "#F0BE80",
  });
  dune(a, {
    x: 900,
    y: 610,
    w: 900,
    base: 740,
    lit: "#F3C586",
    shade: "#CC8450",
    litFoot: "#EBB070",
  });
  dune(a, {
    x: 1640,
    y: 560,
    w: 1100,
    base: 780,
    lit: "#F0BA76",
    shade: "#C06F42",
    litFoot: "#E4A05E",
    ripples: 3,
  });
  dune(a, {
    x: 420,
    y: 720,
    w: 1200,
    base: 900,
    lit: "#EFB26C",
    shade: "#B85B34",
    litFoot: "#DE9450",
    ripples: 4,
  });
  // the long crest, runners coming along it
  const crest = [
    [-20, 1000],
    [240, 960],
    [520, 900],
    [800, 812],
    [1040, 716],
    [1220, 652],
    [1330, 640],
    [1500, 690],
    [1720, 800],
    [1960, 900],
  ];
  sweep(a, crest, {
    lit: "#EFA860",
    foot: "#C96A3A",
    shade: "#9C3F22",
    shadeFoot: "#7D2E1D",
    ripples: 7,
    spine: [
      [1330, 640],
      [1322, 676],
      [1326, 722],
      [1266, 790],
      [1120, 860],
      [1010, 950],
      [960, 1030],
      [820, 1100],
    ],
  });
  a.line(
    `M${pts([crest[0]])}${smooth(crest.slice(0, 7), 1)}`,
    a.g(
      [
        [0, "#FFE7B8", 0],
        [0.45, "#FFE7B8", 0.9],
        [1, "#FFE7B8", 0.9],
      ],
      0,
      0,
      1330,
      0,
    ),
    4,
  );
  const runner = (x, y, h, top, ph = 0) => {
    const u = h / 100,
      p = (X, Y) => `${(x + X * u).toFixed(1)} ${(y - Y * u).toFixed(1)}`,
      sk = "#A8714F";
    const L = (d, c, w) => a.line(d, c, w * u, 'stroke-linecap="round" stroke-linejoin="round"');
    a.path(`M${p(-6, 0)}L${p(70, -26)}L${p(84, -24)}L${p(6, 2)}Z`, "#5A2A1E", 'opacity=".4"');
    if (!ph) {
      L(`M${p(-2, 50)}L${p(-16, 34)}L${p(-34, 26)}`, sk, 8);
      L(`M${p(2, 50)}L${p(17, 34)}L${p(12, 6)}`, sk, 8.5);
      L(`M${p(-34, 27)}L${p(-38, 20)}M${p(12, 5)}L${p(20, 2)}`, P.night, 7);
      L(`M${p(8, 76)}L${p(-8, 66)}L${p(-18, 74)}`, sk, 6);
      L(`M${p(10, 76)}L${p(20, 62)}L${p(30, 70)}`, sk, 6.5);
    } else {
      L(`M${p(-2, 50)}L${p(2, 30)}L${p(-20, 18)}`, sk, 8);
      L(`M${p(2, 50)}L${p(18, 40)}L${p(26, 18)}`, sk, 8.5);
      L(`M${p(-21, 18)}L${p(-26, 12)}M${p(26, 17)}L${p(34, 15)}`, P.night, 7);
      L(`M${p(8, 76)}L${p(20, 66)}L${p(28, 76)}`, sk, 6);
      L(`M${p(8, 76)}L${p(-8, 62)}L${p(-16, 66)}`, sk, 6.5);
    }
    a.path(`M${p(-7, 44)}L${p(-6, 56)}L${p(8, 58)}L${p(12, 46)}L${p(6, 38)}L${p(0, 46)}Z`, P.night);
    a.path(
      `M${p(-6, 54)}C${p(-4, 66)} ${p(0, 76)} ${p(4, 82)}Q${p(12, 85)} ${p(16, 78)}C${p(14, 68)} ${p(10, 60)} ${p(8, 54)}Z`,
      a.hz([mix(top, P.snow, 0.25), top]),
    );
    a.ell(x + 14.5 * u, y - 91 * u, 6.4 * u, 7.4 * u, sk);
    a.path(
      `M${p(8, 90)}C${p(7, 99)} ${p(14, 101)} ${p(19, 97)}C${p(16, 94)} ${p(13, 94)} ${p(12, 88)}Z`,
      P.date,
    );
    L(`M${p(9, 94)}Q${p(14, 97)} ${p(20, 95)}`, P.snow, 2.4);
  };
  runner(1000, 734, 116, P.gulf, 0);
  runner(860, 790, 124, P.snow, 1);
  runner(700, 846, 132, P.iron, 0);
  {
    let d = "";
    for (let i = 0; i < 13; i++) {
      const t = i / 13,
        x = lerp(250, 650, t),
        yy = 986 - 122 * t ** 1.2 + (i % 2) * 7;
      d += `M${x} ${yy}q5 -3 11 -3`;
    }
    a.line(d, "#A8572F", 4.5, 'stroke-linecap="round" opacity=".65"');
  }
  a.path("M-20 1036C240 990 520 1010 760 1090H-20Z", a.v(["#8C3A22", "#5A231A"]));
  a.stipple("M-20 1036C240 990 520 1010 760 1090H-20Z", "#E39A5A", 0, 1000, 300, 1100, 0.6, 0, 0.4);
  shrub(a, 190, 1030, 70, "#3F4A36");
  shrub(a, 250, 1040, 50, "#55603F");
  falcon(a, 1520, 150, 58, "#1C4659", -12);
  return a;
};
