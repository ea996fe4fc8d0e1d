import { archPath, windTower } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { P } from "../kit/colour.mjs";
import { pendant, sofa } from "../kit/furniture.mjs";
import { supertall } from "../kit/landmarks.mjs";
import { khatam } from "../kit/ornament.mjs";
import { palm } from "../kit/palms.mjs";
import { person } from "../kit/person.mjs";
import { shrub } from "../kit/plants.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";
import { glints, ripples } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({ seed: 121, light: "l", title: "A courtyard villa and its pool at dusk" });
  sky(a, [
    [0, "#1F5B72"],
    [0.28, "#5FA0A8"],
    [0.5, "#CFDFC8"],
    [0.66, "#F8DDA6"],
    [0.8, "#F2A868"],
    [1, "#DD7C55"],
  ]);
  sun(a, 330, 590, 84, "#FFF4D2", { halo: "#FFDB98" });
  clouds(
    a,
    [
      [120, 250, 560, 24],
      [1180, 190, 560, 24],
      [820, 330, 380, 16],
    ],
    "#FFF0D4",
    0.6,
  );
  city(a, {
    x0: -20,
    x1: 620,
    y: 700,
    hmin: 40,
    hmax: 190,
    wmin: 24,
    wmax: 44,
    lit: "#D9B98C",
    shade: "#B08F7A",
  });
  supertall(a, { x: 520, y: 700, H: 330, lit: "#EBD2A4", mid: "#C0A088", shade: "#8A7A78" });
  haze(a, 520, 704, "#F2B274", 0.6);
  for (const [x, h, l] of [
    [1740, 470, 0.05],
    [1860, 400, -0.04],
    [690, 330, 0.04],
  ])
    palm(a, { x, y: 790, h, lean: l, dark: "#1C463F", lit: "#6C8C5C" });
  // garden wall and planting
  a.rect(-20, 690, 720, 110, a.v(["#D99A66", "#A9633F"]));
  a.rect(-20, 684, 720, 12, "#EDBE86");
  for (let i = 0; i < 30; i++)
    shrub(a, 10 + i * 24, 800, 24 + ((i * 13) % 22), i % 3 ? "#2F5B4A" : "#4F7D5F");
  const wl = "#FFF6E4",
    wm = "#EAD3B0",
    ws = "#B98A6A",
    dk = "#5A2F28";
  // upper volume, cantilevered
  a.rect(880, 330, 760, 210, a.g([wl, "#F6E2C0", wm], 880, 0, 1640, 0));
  a.rect(1640, 330, 70, 210, ws);
  a.rect(868, 318, 850, 18, wl);
  a.rect(868, 334, 850, 6, ws);
  const glass = (x, y, w, h, n) => {
    a.rect(x, y, w, h, a.v(["#FFE7B0", "#F7B866", "#E08A4A"]));
    a.rect(
      x,
      y,
      w,
      h,
      a.g(
        [
          [0, "#2F7F8E", 0.55],
          [0.35, "#2F7F8E", 0],
        ],
        x,
        y,
        x + w,
        y,
      ),
    );
    let d = "";
    for (let i = 0; i <= n; i++) d += `M${x + (w * i) / n} ${y}v${h}`;
    a.line(d, "#3A2220", 5);
  };
  glass(930, 372, 400, 150, 5);
  sofa(a, 960, 522, 190, "#2A6E7C", "#F2A851");
  a.rect(1196, 486, 76, 7, "#6B3626");
  a.line("M1204 490v32M1264 490v32", "#6B3626", 5);
  a.path("M1222 486v-18h22v18z", "#FBF6E6");
  a.path("M1233 470q-16 -18 -6 -34q4 14 6 20q4 -14 14 -22q2 24 -14 36z", "#2F5B4A");
  pendant(a, 1230, 430, 64, P.rust, "#FFF2CE", 374);
  a.rect(1370, 352, 236, 180, "#8F5734");
  khatam(a, {
    x: 1370,
    y: 352,
    w: 230,
    h: 170,
    s: 46,
    color: "#F6D29C",
    width: 4,
    clip: a.clip("M1370 352h236v180h-236z"),
  });
  a.line("M1370 352h236v180h-236z", "#F6D29C", 6);
  // lower volume under it
  a.rect(760, 540, 900, 252, "#D9B48A");
  a.rect(
    760,
    540,
    900,
    60,
    a.v([
      [0, dk, 0.55],
      [1, dk, 0],
    ]),
  );
  glass(800, 574, 560, 210, 6);
  a.rect(700, 528, 1010, 16, wl);
  a.rect(700, 542, 1010, 8, ws);
  sofa(a, 836, 786, 220, "#B04B2A", "#F4E4C8");
  a.rect(1090, 742, 150, 10, "#6B3626");
  a.line("M1102 750v34M1228 750v34", "#6B3626", 7);
  pendant(a, 1166, 676, 80, P.iron, "#FFF2CE", 576);
  person(a, { x: 1300, y: 784, h: 138, type: "dress", top: P.fjord });
  person(a, { x: 1254, y: 786, h: 146, type: "suit", top: "#F4E4C8", bottom: P.gulf });
  a.rect(1390, 574, 270, 218, a.g([wl, wm], 1390, 0, 1660, 0));
  a.path(archPath(1520, 792, 120, 190, 0.5), "#7A4129");
  a.path(archPath(1528, 792, 96, 172, 0.5), a.v(["#F6B866", "#B9653A"]));
  a.rect(1660, 540, 60, 252, ws);
  a.path("M1390 574h270v44L1390 700z", "#C79A70", 'opacity=".45"');
  windTower(a, {
    x: 1690,
    y: 800,
    w: 130,
    h: 520,
    lit: "#F8E2BC",
    shade: "#B98A6A",
    dark: "#6B3626",
  });
  // stone terrace and pool
  a.rect(-20, 784, 1960, 46, a.v(["#F6DDB0", "#DDB080"]));
  a.path("M-20 828H1940V1090H-20Z", a.v(["#E2B988", "#B07A50"]));
  const pool = "M120 846H1700L1880 1062H-120Z";
  a.path("M100 838H1716L1912 1076H-150Z", "#FBEBCB");
  a.path(pool, a.v(["#7FC0BF", "#2F8796", "#17566C"]));
  const cp = a.clip(pool);
  a.out.push(`<g clip-path="${cp}">`);
  a.out.push('<g opacity=".45">');
  a.rect(
    800,
    846,
    560,
    150,
    a.v([
      [0, "#FFD894", 1],
      [1, "#F2A868", 0],
    ]),
  );
  a.rect(
    930,
    960,
    400,
    90,
    a.v([
      [0, "#FFD894", 0.7],
      [1, "#F2A868", 0],
    ]),
  );
  a.rect(
    1390,
    846,
    270,
    170,
    a.v([
      [0, "#FFF0D4", 0.9],
      [1, "#FFF0D4", 0],
    ]),
  );
  a.rect(
    640,
    846,
    120,
    220,
    a.v([
      [0, "#123F4F", 0.6],
      [1, "#123F4F", 0],
    ]),
  );
  a.out.push("</g>");
  glints(a, { x: 330, y0: 850, y1: 1060, w0: 60, w1: 240, n: 90, color: "#FFE9B8", op: 0.85 });
  ripples(a, { y0: 852, y1: 1060, n: 110, color: "#F4FAF0", op: 0.4 });
  a.out.push("</g>");
  a.path("M120 846H1700L1706 854H113Z", "#0F3B4C", 'opacity=".45"');
  for (const x of [250, 430]) {
    a.path(`M${x} 826l18 -26h84l40 -46l10 6l-38 58h-92l-14 12z`, "#8F4D2D");
    a.path(`M${x + 12} 802h92l42 -50l8 6l-44 54h-98z`, P.snow);
  }
  a.line("M400 830V650", "#6B3626", 6);
  a.path("M280 664Q400 580 520 664Q400 640 280 664Z", P.iron);
  a.path("M400 604Q470 614 520 664Q460 646 400 644Z", "#8C2F18");
  palm(a, { x: 60, y: 1090, h: 640, lean: 0.05, dark: "#153B38", lit: "#4B7A5C", spread: 0.95 });
  for (let i = 0; i < 11; i++)
    shrub(a, -10 + i * 22, 1086, 90 + ((i * 17) % 40), i % 2 ? "#1C463F" : "#2F5B4A");
  birds(
    a,
    [
      [720, 260, 12],
      [756, 276, 9],
      [690, 282, 8],
    ],
    "#1F5B72",
  );
  return a;
};
