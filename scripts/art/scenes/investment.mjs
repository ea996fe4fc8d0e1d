import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { dhow } from "../kit/boats.mjs";
import { mix, P } from "../kit/colour.mjs";
import { supertall } from "../kit/landmarks.mjs";
import { ridge } from "../kit/mountains.mjs";
import { palms } from "../kit/palms.mjs";
import { person } from "../kit/person.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { city, tower } from "../kit/towers.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 207,
    light: "l",
    title: "A viewing terrace with a telescope over a skyline that rises like a chart",
  });
  sky(a, SKY.gold);
  sun(a, 620, 440, 112, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [120, 230, 480, 24],
      [780, 160, 420, 20],
      [1420, 300, 400, 16],
    ],
    "#FFFBEC",
    0.75,
  );
  ridge(a, {
    peaks: [
      [-20, 640],
      [240, 610],
      [520, 640],
      [800, 600],
      [1100, 620],
      [1400, 560],
      [1700, 580],
      [1940, 540],
    ],
    lit: "#E6DCBE",
    shade: "#CBCDB8",
    foot: "#F6D9A4",
    base: 760,
    rough: 18,
    seed: 5,
  });
  skyline(a, { y: 760, tone: "gold", near: false, env: (t) => 0.25 + 1.25 * t ** 1.3, hz: 0.9 });
  // towers stepping up to the right, their roofs form a curve
  const up = (x) => 90 + 470 * ((x - 80) / 1500) ** 1.7;
  for (let i = 0; i < 15; i++) {
    const x = 90 + i * 108,
      h = up(x) * (i % 3 === 1 ? 0.86 : 1),
      r = ["slantr", "flat", "curve", "step", "slantr"][i % 5];
    if (i === 12) continue;
    tower(a, {
      x,
      y: 764,
      w: 62 + (i % 3) * 8,
      h,
      lit: mix("#D6D3B0", "#C6CDB6", i / 15),
      shade: mix("#8DB0A8", "#2F6F82", i / 15),
      roof: r,
      fins: r === "curve" ? 6 : 0,
      floors: r === "curve" ? 0 : Math.round(h / 11),
      lineOp: 0.26,
    });
  }
  supertall(a, { x: 1426, y: 766, H: 690, lit: "#F6E9C8", mid: "#A6C0B4", shade: "#3E7F8C" });
  haze(a, 620, 768, "#F2BE80", 0.5);
  city(a, {
    x0: -20,
    x1: 1960,
    y: 770,
    hmin: 24,
    hmax: 90,
    wmin: 40,
    wmax: 70,
    lit: "#93B6AD",
    shade: "#39788A",
    floors: 10,
    lineOp: 0.2,
  });
  sea(a, 768, 140, [
    [0, "#F0C07E"],
    [0.2, "#C9BE97"],
    [0.6, "#5E9FA0"],
    [1, "#2F7F8E"],
  ]);
  glints(a, { x: 620, y0: 772, y1: 890, w0: 60, w1: 260, n: 110, color: "#FFEBBE" });
  ripples(a, { y0: 776, y1: 900, n: 60, color: "#F4DFB6" });
  dhow(a, { x: 1180, y: 826, s: 120, face: -1, sail: "#FBF0DA", shadeSail: "#DFA871" });
  palms(
    a,
    [
      [180, 910, 260, 0.05],
      [300, 910, 190, -0.06],
      [1760, 910, 280, -0.05],
    ],
    "#1F5A50",
    "#6C9A70",
  );
  // terrace
  a.path("M-20 896H1940V1090H-20Z", a.v(["#E9C08A", "#B97848", "#6B3A28"], 896, 1090));
  {
    let d = "";
    for (let i = -16; i <= 16; i++) d += `M${960 + i * 110} 900L${960 + i * 210} 1090`;
    for (const y of [930, 974, 1034]) d += `M-20 ${y}H1940`;
    a.line(d, "#6B3A28", 2, 'opacity=".3"');
  }
  // railing with its long shadows
  {
    let d = "";
    for (let i = 0; i < 34; i++) {
      const x = -10 + i * 58;
      d += `M${x} 900L${x + 150} 1000`;
    }
    a.line(d, "#6B3A28", 5, 'opacity=".2"');
    a.path("M-20 986L1940 986V994H-20Z", "#6B3A28", 'opacity=".2"');
  }
  a.rect(-20, 886, 1960, 18, "#FBE6BE");
  a.rect(-20, 902, 1960, 8, "#8F5734");
  {
    let d = "";
    for (let i = 0; i < 68; i++) d += `M${-10 + i * 29} 752V888`;
    a.line(d, "#12303F", 3, 'opacity=".82"');
    for (let i = 0; i < 9; i++) a.rect(-12 + i * 240, 738, 9, 152, "#12303F");
  }
  a.rect(-20, 738, 1960, 12, "#12303F");
  a.rect(-20, 735, 1960, 4, "#F6CF92");
  // two people and the telescope
  for (const [x, y, h, o] of [
    [900, 1006, 300, { type: "kandura" }],
    [1000, 1010, 286, { type: "coat", top: P.iron, hair: "#C9955E", skin: "#D9A27C" }],
  ]) {
    a.path(`M${x - 20} ${y}h46l240 70h-80z`, "#4A2621", 'opacity=".35"');
    person(a, { x, y, h, ...o });
  }
  {
    const x = 1330,
      y = 1020;
    a.path(`M${x - 40} ${y}h90l300 72h-150z`, "#4A2621", 'opacity=".35"');
    a.path(
      `M${x - 62} ${y + 4}Q${x} ${y + 20} ${x + 62} ${y + 4}L${x + 40} ${y - 24}H${x - 40}Z`,
      a.hz(["#2F7285", "#12303F"]),
    );
    a.path(
      `M${x - 22} ${y - 20}L${x - 14} ${y - 190}H${x + 14}L${x + 22} ${y - 20}Z`,
      a.hz(["#3F8794", "#1C4659", "#12303F"]),
    );
    a.rect(x - 30, y - 204, 60, 20, "#12303F");
    a.path(
      `M${x - 34} ${y - 204}L${x - 22} ${y - 250}H${x + 22}L${x + 34} ${y - 204}Z`,
      a.hz(["#2F7285", "#12303F"]),
    );
    a.out.push(`<g transform="rotate(-9 ${x} ${y - 300})">`);
    a.rect(
      x - 120,
      y - 352,
      210,
      84,
      a.v(["#8FC6CB", "#2F7F8E", "#163F52"], y - 352, y - 268),
      'rx="34"',
    );
    a.path(
      `M${x + 70} ${y - 360}L${x + 150} ${y - 368}V${y - 252}L${x + 70} ${y - 260}Z`,
      a.v(["#6FB2B5", "#1F5F73", "#12303F"], y - 368, y - 252),
    );
    a.ell(x + 150, y - 310, 14, 58, "#0E2433");
    a.ell(x + 152, y - 310, 9, 46, a.v(["#F8DDA6", "#6FB2B5"], y - 356, y - 264));
    a.rect(x - 150, y - 338, 40, 56, "#0E2433", 'rx="12"');
    a.rect(x - 60, y - 356, 14, 92, P.amber);
    a.rect(x + 20, y - 356, 14, 92, P.amber);
    a.out.push("</g>");
    a.circle(x, y - 262, 20, P.amber);
    a.circle(x, y - 262, 9, P.rust);
  }
  birds(
    a,
    [
      [760, 330, 14],
      [800, 348, 10],
      [728, 356, 9],
    ],
    "#3E7F8C",
  );
  return a;
};
