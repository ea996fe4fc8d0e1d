import { archPath, windTower } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { sitFront } from "../kit/at-table.mjs";
import { birds } from "../kit/birds.mjs";
import { abra, dhow } from "../kit/boats.mjs";
import { P } from "../kit/colour.mjs";
import { dome, minaret } from "../kit/domes.mjs";
import { f1 } from "../kit/numbers.mjs";
import { palms } from "../kit/palms.mjs";
import { star2 } from "../kit/paths.mjs";
import { profile } from "../kit/profile.mjs";
import { clouds, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { blockReflect, glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 308,
    light: "r",
    title: "People of many origins cross the creek together on an abra",
  });
  sky(a, SKY.gold);
  sun(a, 1300, 400, 104, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [120, 210, 520, 26],
      [760, 150, 420, 20],
      [1480, 240, 360, 18],
    ],
    "#FFFBEC",
    0.75,
  );
  skyline(a, {
    y: 560,
    tone: "gold",
    tall: [620, 430],
    twin: [1560, 240],
    k: 0.85,
    env: (t) => 0.45 + 0.6 * Math.abs(Math.sin(t * 6)),
  });
  // far bank: arcaded souk, wind towers, a minaret
  a.rect(-20, 520, 1960, 60, a.v(["#E3B27A", "#B9774A"]));
  minaret(a, 1180, 572, 210, "#F6E2BC", "#C99A6C", P.amber);
  dome(a, 1120, 520, 36, "#F6E2BC", "#C99A6C", {});
  for (const [x, w, h] of [
    [250, 62, 190],
    [470, 52, 150],
    [1430, 66, 200],
    [1700, 56, 160],
  ])
    windTower(a, { x, y: 578, w, h, lit: "#F3CE96", shade: "#B9774A", dark: "#6B3626" });
  for (const [x, w, h] of [
    [-20, 240, 84],
    [330, 130, 96],
    [560, 260, 74],
    [900, 210, 92],
    [1230, 180, 80],
    [1510, 170, 92],
    [1780, 180, 84],
  ]) {
    a.rect(x, 578 - h, w, h, a.hz(["#C98A58", "#EDC08A"]));
    a.rect(x, 578 - h, w, 6, "#FBE2B4");
    let d = "";
    for (let i = 0; i < w / 32 - 0.6; i++) d += archPath(x + 18 + i * 32, 578, 20, 42, 0.5);
    a.path(d, "#6B3626", 'opacity=".8"');
  }
  palms(
    a,
    [
      [230, 580, 110, 0.05],
      [880, 580, 120, -0.05],
      [1490, 580, 110, 0.05],
    ],
    "#2B5A50",
    "#6C8F5F",
    { dates: false },
  );
  a.rect(-20, 574, 1960, 10, "#FBE2B4");
  sea(a, 582, 510, [
    [0, "#F0C588"],
    [0.1, "#C9C09A"],
    [0.3, "#6FA8A4"],
    [0.65, "#2A7484"],
    [1, "#123F57"],
  ]);
  blockReflect(
    a,
    584,
    [
      [250, 62, 110],
      [1430, 66, 110],
      [606, 40, 170],
      [1170, 24, 110],
      [900, 200, 50],
      [560, 240, 44],
    ],
    "#8A5A3E",
    0.32,
  );
  glints(a, { x: 1300, y0: 588, y1: 1000, w0: 60, w1: 380, n: 200, color: "#FFF0C8" });
  ripples(a, { y0: 592, y1: 1075, n: 110, color: "#F8EAC8", op: 0.28 });
  abra(a, { x: 330, y: 676, s: 190, face: 1, roof: "#F4E4C8" });
  dhow(a, { x: 1640, y: 690, s: 190, face: -1, sail: "#FBF0DA", shadeSail: "#DFA871" });
  // the abra, large: reflection, hull, passengers facing us, roof
  const x = 960,
    y = 930;
  const H = `M${x - 640} ${y - 150}C${x - 600} ${y - 60} ${x - 560} ${y + 6} ${x - 480} ${y + 6}H${x + 430}C${x + 540} ${y + 6} ${x + 610} ${y - 80} ${x + 680} ${y - 196}C${x + 560} ${y - 128} ${x + 460} ${y - 112} ${x + 380} ${y - 110}H${x - 420}C${x - 520} ${y - 112} ${x - 590} ${y - 124} ${x - 640} ${y - 150}Z`;
  a.path(
    `M${x - 560} ${y}H${x + 560}L${x + 440} ${y + 130}H${x - 430}Z`,
    a.v(
      [
        [0, "#0E2433", 0.6],
        [1, "#0E2433", 0],
      ],
      y,
      y + 130,
    ),
  );
  a.rect(x - 470, y - 352, 900, 240, "#2A1716", 'opacity=".28"');
  // far gunwale and bench
  a.path(
    `M${x - 600} ${y - 138}C${x - 500} ${y - 104} ${x - 420} ${y - 108} ${x - 380} ${y - 110}H${x + 400}C${x + 500} ${y - 114} ${x + 580} ${y - 132} ${x + 650} ${y - 176}L${x + 560} ${y - 96}H${x - 540}Z`,
    "#5E2F24",
  );
  a.rect(x - 420, y - 150, 800, 60, "#8F5734");
  a.rect(x - 420, y - 154, 800, 8, "#E9BE84");
  const ppl = [
    [-362, "suit", { top: P.gulf, hair: "#C9955E", skin: "#E2B48E" }],
    [-246, "dress", { top: P.coral, hair: "#3A211B", skin: "#8C5A3E" }],
    [-130, "kandura", { skin: "#B98160" }],
    [-14, "abaya", { skin: "#C99270" }],
    [102, "suit", { top: "#F4E4C8", shirt: P.iron, hair: "#1F1413", skin: "#6E432F" }],
    [218, "dress", { top: P.amber, hair: "#E4BE7A", skin: "#EBC3A0" }],
    [334, "suit", { top: P.palm, shirt: "#F4E4C8", hair: "#2A1716", skin: "#C99A6E" }],
  ];
  for (const [o, t, q] of ppl) sitFront(a, { x: x + o, y: y - 92, s: 176, type: t, ...q });
  {
    const c = x + 260;
    a.path(`M${c - 16} ${y - 150}q-16 -44 16 -50q32 6 16 50z`, P.lagoon, 'opacity="0"');
  }
  // posts, roof with scalloped edge
  for (const o of [-440, -180, 150, 400]) {
    a.rect(x + o - 6, y - 356, 12, 260, a.hz(["#5E2F24", "#B9774A"]));
  }
  a.path(
    `M${x - 510} ${y - 352}L${x - 470} ${y - 396}H${x + 450}L${x + 490} ${y - 352}Z`,
    a.v(["#FFF8E6", "#EFD9B0"], y - 396, y - 352),
  );
  {
    let d = `M${x - 510} ${y - 352}`;
    const n = 25,
      w = 1000 / n;
    for (let i = 0; i < n; i++) d += `q${w / 2} 34 ${w} 0`;
    a.path(`${d}Z`, P.iron);
    d = "";
    for (let i = 1; i < n; i += 2) {
      const X = x - 510 + i * w;
      d += `M${f1(X)} ${y - 352}q${w / 2} 34 ${w} 0Z`;
    }
    a.path(d, "#FBEBCB");
  }
  a.rect(x - 512, y - 358, 1004, 9, "#8F4D2D");
  a.path(
    `M${x - 500} ${y - 348}H${x + 480}L${x + 440} ${y - 300}H${x - 460}Z`,
    "#2A1716",
    'opacity=".14"',
  );
  // helmsman at the stern
  profile(a, {
    x: x - 520,
    y: y - 92,
    h: 236,
    type: "suit",
    top: "#F4E4C8",
    bottom: P.sand,
    hair: P.date,
    skin: "#9C6B4B",
    face: 1,
    arm: "fwd",
    cap: P.snow,
  });
  a.path(H, a.v(["#A8582F", "#7D2E1D", "#43231F"], y - 160, y + 6));
  a.line(
    `M${x - 640} ${y - 150}C${x - 590} ${y - 124} ${x - 520} ${y - 112} ${x - 420} ${y - 110}H${x + 380}C${x + 460} ${y - 112} ${x + 560} ${y - 128} ${x + 680} ${y - 196}`,
    "#F2C98E",
    9,
    'stroke-linecap="round"',
  );
  a.line(
    `M${x - 622} ${y - 108}C${x - 560} ${y - 78} ${x - 500} ${y - 74} ${x - 420} ${y - 74}H${x + 400}C${x + 490} ${y - 76} ${x + 560} ${y - 92} ${x + 634} ${y - 126}M${x - 596} ${y - 62}C${x - 540} ${y - 40} ${x - 480} ${y - 38} ${x - 420} ${y - 38}H${x + 410}C${x + 490} ${y - 40} ${x + 540} ${y - 54} ${x + 590} ${y - 70}`,
    "#3A1D1C",
    3,
    'opacity=".55"',
  );
  for (let i = 0; i < 13; i++)
    a.path(star2(x - 360 + i * 60, y - 92, 8), i % 2 ? "#F2C98E" : P.lagoon);
  for (const o of [-300, 0, 300]) {
    a.circle(x + o, y - 34, 36, P.night);
    a.circle(x + o, y - 34, 20, "#2F5A6B");
    a.line(`M${x + o} ${y - 70}V${y - 108}`, "#F4E4C8", 4);
  }
  a.path(
    `M${x - 520} ${y + 2}C${x - 200} ${y + 22} ${x + 200} ${y + 22} ${x + 500} ${y + 2}C${x + 560} ${y + 6} ${x + 640} ${y + 4} ${x + 720} ${y - 4}C${x + 600} ${y + 30} ${x + 200} ${y + 40} ${x} ${y + 38}C${x - 260} ${y + 38} ${x - 560} ${y + 30} ${x - 700} ${y + 8}C${x - 620} ${y + 10} ${x - 560} ${y + 6} ${x - 520} ${y + 2}Z`,
    "#F8F4E4",
    'opacity=".5"',
  );
  birds(
    a,
    [
      [860, 290, 14],
      [900, 306, 10],
      [830, 316, 9],
      [440, 330, 9],
    ],
    "#3E7F8C",
  );
  return a;
};
