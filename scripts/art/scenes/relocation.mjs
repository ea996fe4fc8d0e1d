import { archPath, windTower } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { P } from "../kit/colour.mjs";
import { lerp } from "../kit/numbers.mjs";
import { emblem, khatam } from "../kit/ornament.mjs";
import { palms } from "../kit/palms.mjs";
import { person } from "../kit/person.mjs";
import { shrub } from "../kit/plants.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { carton } from "../kit/street.mjs";
import { van } from "../kit/vehicles.mjs";

export const draw = () => {
  const a = new Art({
    seed: 205,
    light: "l",
    title: "A family arrives with boxes and a moving van at a house among palms",
  });
  sky(a, SKY.gold);
  sun(a, 420, 430, 100, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [620, 170, 560, 26],
      [60, 260, 360, 18],
      [1380, 220, 420, 18],
    ],
    "#FFFBEC",
    0.75,
  );
  skyline(a, { y: 700, x1: 900, tone: "gold", tall: [300, 400], k: 0.9, near: false });
  haze(a, 560, 704, "#F5C98E", 0.5);
  palms(
    a,
    [
      [760, 770, 380, 0.05],
      [1700, 790, 520, -0.04],
      [1830, 790, 430, 0.05],
      [930, 760, 300, -0.05],
    ],
    "#24564C",
    "#6C9064",
  );
  // wall and hedge
  for (const [x, w] of [
    [-20, 900],
    [1640, 300],
  ]) {
    a.rect(x, 690, w, 110, a.v(["#EDC08A", "#C98A58"], 690, 800));
    a.rect(x, 682, w, 12, "#FBE2B4");
  }
  for (let i = 0; i < 11; i++)
    shrub(a, 1706 + i * 22, 800, 26 + ((i * 13) % 20), i % 3 ? "#2F5B4A" : "#5F8F70");
  for (let i = 0; i < 36; i++)
    shrub(a, 6 + i * 25, 800, 26 + ((i * 13) % 20), i % 3 ? "#2F5B4A" : "#5F8F70");
  // house: two white cubes, wind-tower stair, shaded entrance
  const wl = "#FFF8E8",
    wm = "#F0DDBB",
    ws = "#B9906C";
  windTower(a, {
    x: 1010,
    y: 800,
    w: 120,
    h: 520,
    lit: "#FBE8C4",
    shade: "#C4956C",
    dark: "#6B3A28",
  });
  a.rect(1080, 404, 560, 400, a.g([wl, wm], 1080, 0, 1640, 0));
  a.path("M1640 404L1700 428V804H1640Z", ws);
  a.rect(1068, 390, 584, 18, "#FFFDF4");
  a.rect(1068, 408, 584, 7, ws);
  a.rect(1120, 452, 190, 132, "#8F5734");
  khatam(a, {
    x: 1118,
    y: 450,
    w: 196,
    h: 140,
    s: 48,
    color: "#F6D29C",
    width: 4,
    clip: a.clip("M1120 452h190v132h-190z"),
  });
  a.line("M1120 452h190v132h-190z", "#FFF4DC", 7);
  const glass = (x, y, w, h, n) => {
    a.rect(x, y, w, h, a.g(["#CFE6E0", "#6FB2B5", "#2F7F8E"], x, y, x + w, y + h));
    a.path(
      `M${x + w * 0.1} ${y + h}L${x + w * 0.4} ${y}H${x + w * 0.58}L${x + w * 0.28} ${y + h}Z`,
      "#FFFFFF",
      'opacity=".35"',
    );
    let d = "";
    for (let i = 0; i <= n; i++) d += `M${x + (w * i) / n} ${y}v${h}`;
    a.line(`${d}M${x} ${y}h${w}M${x} ${y + h}h${w}`, "#4A2E28", 5);
  };
  glass(1370, 452, 220, 132, 3);
  a.rect(1356, 584, 250, 12, "#FFFDF4");
  a.line("M1362 596V556M1600 596V556M1362 556H1600", "#8F5734", 4);
  for (let i = 1; i < 16; i++) a.rect(1362 + i * 15, 556, 2.4, 40, "#8F5734");
  a.rect(900, 616, 760, 22, "#FFFDF4");
  a.rect(900, 638, 760, 8, ws);
  a.rect(930, 646, 700, 158, a.v(["#C9A076", "#EAD0A6"], 646, 804));
  a.rect(
    930,
    646,
    700,
    46,
    a.v(
      [
        [0, "#6B3A28", 0.5],
        [1, "#6B3A28", 0],
      ],
      646,
      692,
    ),
  );
  for (const x of [908, 1150]) a.rect(x, 638, 20, 166, a.hz([wl, ws]));
  a.path(archPath(1060, 804, 118, 150, 0.5), "#FFF4DC");
  a.path(archPath(1060, 804, 100, 140, 0.5), a.v(["#FFD999", "#F4B066"], 664, 804));
  a.path("M1012 804V700Q1016 680 1030 670L1034 804Z", "#8F4D2D");
  glass(1190, 676, 210, 116, 3);
  glass(1430, 676, 170, 116, 2);
  for (let i = 0; i < 20; i++)
    shrub(a, 1190 + i * 22, 808, 26 + ((i * 11) % 16), i % 2 ? "#2F5B4A" : "#5F8F70");
  // drive and lawn
  a.path("M-20 798H1940V1090H-20Z", a.v(["#F3D3A0", "#DDA86E", "#B97C4C"], 798, 1090));
  a.path("M1180 806H1940V960C1700 930 1400 900 1180 806Z", a.v(["#8FAE7A", "#4F7D5F"], 806, 960));
  a.path("M-20 806H520C400 850 200 890 -20 900Z", "#7FA272");
  a.path("M990 806H1130L1420 1090H380Z", a.v(["#FBE6BE", "#E9C493"], 806, 1090));
  {
    let d = "";
    for (const y of [828, 862, 908, 968, 1040]) {
      const t = (y - 806) / 284;
      d += `M${lerp(990, 380, t)} ${y}H${lerp(1130, 1420, t)}`;
    }
    a.line(d, "#B98A58", 2.4, 'opacity=".5"');
  }
  a.path("M1080 806L1480 806L1900 900V960L1300 860Z", "#6B4A34", 'opacity=".16"');
  // van, doors open to the house
  van(a, { x: 700, y: 930, s: 560, face: -1, color: "#FBFBF7", stripe: P.gulf });
  a.path("M700 700L764 718V906L700 888Z", "#D5E0DC");
  a.path("M708 714L752 726V790L708 780Z", "#8FB3BB");
  a.path("M700 700V888L690 884V694Z", P.fjord);
  emblem(a, 440, 782, 40, P.iron, 4);
  a.path("M702 886L846 936L800 944L700 896Z", "#8A9FA2");
  // boxes
  for (const [x, y, w, h, c] of [
    [760, 996, 120, 92, "#D9A26A"],
    [776, 903, 96, 74, "#E3B27C"],
    [640, 1010, 96, 74, "#CE935A"],
    [872, 1030, 104, 80, "#E3B27C"],
  ]) {
    a.path(
      `M${x + w} ${y}l${w * 0.9} ${w * 0.16}l-${w * 0.3} ${w * 0.06}l-${w * 0.9} -${w * 0.1}z`,
      "#7A4A30",
      'opacity=".3"',
    );
    carton(a, x, y, w, h, 0.34, c);
  }
  {
    const x = 540,
      y = 1012;
    a.path(`M${x} ${y - 70}h60l-9 70h-42z`, "#F4E4C8");
    for (const [an, l] of [
      [-2.4, 96],
      [-0.7, 96],
      [-1.9, 130],
      [-1.2, 130],
      [-1.57, 146],
    ])
      a.path(
        `M${x + 26} ${y - 66}Q${x + 30 + Math.cos(an) * l * 0.3 - 16} ${y - 66 + Math.sin(an) * l * 0.7} ${x + 30 + Math.cos(an) * l} ${y - 66 + Math.sin(an) * l}Q${x + 30 + Math.cos(an) * l * 0.4 + 18} ${y - 66 + Math.sin(an) * l * 0.6} ${x + 34} ${y - 66}Z`,
        an < -1.57 ? "#5F8F70" : "#24564C",
      );
  }
  // family walking to the door
  for (const [x, y, h, t, o] of [
    [1044, 950, 206, "suit", { top: P.fjord, bottom: P.night, hair: "#C9955E", skin: "#D9A27C" }],
    [1120, 956, 196, "dress", { top: P.iron, bottom: P.iron, hair: "#5A3423" }],
    [1178, 960, 122, "suit", { top: P.amber, bottom: P.gulf, hair: "#C9955E", skin: "#D9A27C" }],
  ]) {
    a.path(`M${x - 8} ${y}h18l${h * 0.8} ${h * 0.16}h-26z`, "#7A4A30", 'opacity=".3"');
    person(a, { x, y: y + 2, h, type: t, ...o });
  }
  a.line("M1146 870L1164 906", "#D9A27C", 0, 'stroke-linecap="round"');
  // foreground shade
  for (let i = 0; i < 16; i++)
    shrub(a, 1560 + i * 26, 1092, 90 + ((i * 19) % 50), i % 2 ? "#1C463F" : "#2F5B4A");
  for (let i = 0; i < 12; i++)
    shrub(a, -20 + i * 24, 1092, 80 + ((i * 17) % 40), i % 2 ? "#1C463F" : "#2F5B4A");
  birds(
    a,
    [
      [880, 330, 12],
      [914, 346, 9],
      [850, 352, 8],
    ],
    "#3E7F8C",
  );
  return a;
};
