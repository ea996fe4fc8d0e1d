import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { P } from "../kit/colour.mjs";
import { ridge } from "../kit/mountains.mjs";
import { containerShip, crane, tank, tanker } from "../kit/port.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 71,
    light: "r",
    title: "Fujairah: mountains, oil terminal and the open ocean",
  });
  sky(a, [
    [0, "#5A9DB0"],
    [0.34, "#A3CFD0"],
    [0.58, "#EAF0DE"],
    [0.75, "#FBE2B6"],
    [1, "#F7BE82"],
  ]);
  sun(a, 1420, 520, 108, "#FFF9E4", { halo: "#FFE6AE", spread: 2.1 });
  clouds(
    a,
    [
      [880, 200, 620, 28],
      [1400, 300, 460, 20],
      [640, 330, 360, 18],
    ],
    "#FFFDF4",
    0.8,
  );
  sea(a, 640, 450, [
    [0, "#FCE6BE"],
    [0.05, "#C2DAD0"],
    [0.25, "#5FAAB3"],
    [0.6, "#23748A"],
    [1, "#0F435C"],
  ]);
  for (const [x, s, f] of [
    [1130, 150, 1],
    [1640, 120, -1],
    [1330, 74, 1],
    [1800, 84, 1],
  ])
    tanker(a, {
      x: x + (f < 0 ? s : 0),
      y: 648 + s * 0.02,
      s,
      face: f,
      hull: "#7FA3A6",
      lit: "#D9E2D5",
      deck: "#6B979E",
    });
  const R = (peaks, lit, shade, foot, base, rough, seed, x = {}) =>
    ridge(a, { peaks, lit, shade, foot, base, rough, seed, ...x });
  R(
    [
      [-20, 340],
      [140, 300],
      [300, 360],
      [470, 430],
      [620, 520],
      [760, 590],
      [900, 642],
    ],
    "#D9C5AC",
    "#A9A99F",
    "#EFD9B4",
    660,
    36,
    3,
  );
  haze(a, 440, 660, "#F8DDB0", 0.4);
  a.rect(
    860,
    640,
    1060,
    22,
    a.v([
      [0, "#FCE6BE", 1],
      [1, "#C2DAD0", 0.0],
    ]),
    'opacity=".0"',
  );
  R(
    [
      [-20, 250],
      [110, 210],
      [240, 330],
      [380, 410],
      [520, 540],
      [640, 650],
      [700, 690],
    ],
    "#C79270",
    "#7B5F62",
    "#DDAF82",
    720,
    54,
    7,
    { strata: 5 },
  );
  R(
    [
      [-20, 400],
      [90, 430],
      [200, 520],
      [330, 600],
      [430, 690],
      [520, 740],
    ],
    "#A96347",
    "#5E3A40",
    "#C07E56",
    800,
    46,
    12,
    { strata: 4 },
  );
  glints(a, { x: 1420, y0: 644, y1: 980, w0: 60, w1: 380, n: 200, color: "#FFF4D4", op: 0.85 });
  ripples(a, { y0: 656, y1: 1075, n: 120, color: "#E6F2EC", op: 0.3 });
  // container ship at sea, tug
  containerShip(a, { x: 840, y: 760, s: 620, face: 1, hull: "#1C4659" });
  a.ell(1150, 764, 330, 8, "#0F435C", 'opacity=".45"');
  // quay on the left with cranes, terminal tanks on the headland
  a.path("M-20 752H470L700 820H-20Z", "#D9B283");
  a.path("M-20 820H700L640 900H-20Z", "#8E6647");
  for (const [x, h] of [
    [250, 300],
    [470, 350],
  ])
    crane(a, {
      x,
      y: h > 320 ? 812 : 782,
      h,
      color: h > 320 ? P.iron : "#8B5A4E",
      face: 1,
      boom: 0.9,
      up: h > 320 ? 0 : 0.5,
    });
  const g = { lit: "#FFFBF0", shade: "#8FB3BB", top: "#F3EEDF" };
  a.path(
    "M-20 850C160 830 420 850 640 880C860 912 1040 960 1120 1090H-20Z",
    a.v(["#D99E6A", "#A9633F", "#7A3F2C"]),
  );
  a.stipple(
    "M-20 850C160 830 420 850 640 880C860 912 1040 960 1120 1090H-20Z",
    "#F3CB94",
    900,
    860,
    300,
    1000,
    0.5,
    0,
    0.4,
  );
  for (const [x, y, r, h] of [
    [90, 878, 74, 96],
    [270, 884, 78, 104],
    [450, 898, 72, 92],
  ])
    tank(a, { x, y, r, h, ...g, lit: "#F1EADA", shade: "#86A3A9" });
  for (const [x, y, r, h] of [
    [180, 960, 108, 140],
    [420, 972, 112, 146],
    [672, 982, 100, 128],
  ]) {
    a.ell(x - 50, y + 16, r * 1.3, r * 0.26, "#5A2C22", 'opacity=".4"');
    tank(a, { x, y, r, h, ...g });
    a.rect(x - r + 2, y - h * 0.62, r * 2 - 4, h * 0.09, P.iron, 'opacity="0"');
  }
  a.line("M-20 1032H820M-20 1046H812", "#EAD6B4", 7);
  a.line("M-20 1036H820M-20 1050H812", "#6E4632", 3);
  for (let i = 0; i < 9; i++) a.rect(30 + i * 96, 1026, 10, 40, "#6E4632");
  // jetty with a tanker alongside
  a.path("M900 962L1480 896H1760V906H1490L930 982Z", "#E3C79B");
  {
    let d = "";
    for (let i = 0; i < 13; i++) d += `M${930 + i * 44} ${966 - i * 5.2}v${36 - i}`;
    for (let i = 0; i < 6; i++) d += `M${1520 + i * 44} 904v22`;
    a.line(d, "#6E4632", 7);
  }
  a.line("M906 956L1480 890", P.iron, 4);
  a.line("M1540 896v-66M1600 896v-66M1540 836h60M1540 830l-26 20M1600 830l26 20", P.iron, 6);
  tanker(a, {
    x: 1900,
    y: 886,
    s: 460,
    face: -1,
    hull: "#7D2E1E",
    lit: "#FFF9EC",
    deck: "#DD7C55",
  });
  birds(
    a,
    [
      [980, 430, 15],
      [1024, 452, 11],
      [940, 460, 10],
      [1210, 380, 9],
    ],
    "#4F8C9A",
  );
  return a;
};
