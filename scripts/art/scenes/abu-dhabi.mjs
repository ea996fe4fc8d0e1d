import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { dhow, yacht } from "../kit/boats.mjs";
import { P } from "../kit/colour.mjs";
import { mosque } from "../kit/domes.mjs";
import { palm } from "../kit/palms.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { city, tower } from "../kit/towers.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 31,
    light: "r",
    title: "Abu Dhabi: white domes and the corniche towers",
  });
  sky(a, SKY.day);
  sun(a, 1560, 330, 92, "#FFFBEA", { halo: "#FFF0C8", spread: 2.1 });
  clouds(
    a,
    [
      [180, 250, 620, 30],
      [760, 150, 520, 22],
      [1260, 420, 520, 20],
      [60, 440, 380, 16],
    ],
    "#FFFFFF",
    0.8,
  );
  city(a, {
    x0: 880,
    x1: 1960,
    y: 740,
    hmin: 40,
    hmax: 190,
    wmin: 24,
    wmax: 48,
    lit: "#CFE2DD",
    shade: "#B0D0D2",
    env: (t) => 0.5 + 0.6 * Math.sin(Math.PI * t),
  });
  haze(a, 540, 742, "#F7EBD0", 0.8);
  // corniche: five sloped glass towers, a disc, a slab
  const et = (x, w, h) => {
    const t = 742 - h;
    const d = `M${x} 742V${t + h * 0.16}C${x} ${t + h * 0.06} ${x + w * 0.45} ${t + h * 0.015} ${x + w} ${t}V742Z`;
    a.path(d, a.hz(["#3A8394", "#86B9BD", "#D6E7DF"]));
    let s = "";
    for (let i = 1; i < h / 9; i++) {
      const y = 742 - i * 9;
      if (y > t + h * 0.14) s += `M${x} ${y}H${x + w}`;
    }
    a.line(s, "#1F5F73", 1.6, 'opacity=".28"');
    a.path(`M${x + w * 0.78} 742V${t + h * 0.012}L${x + w} ${t}V742Z`, "#F2F4E8", 'opacity=".55"');
  };
  et(1330, 54, 330);
  et(1398, 60, 430);
  et(1470, 56, 372);
  et(1540, 62, 462);
  et(1616, 52, 318);
  tower(a, {
    x: 1226,
    y: 742,
    w: 66,
    h: 290,
    lit: "#D2E2D8",
    shade: "#5C9CA8",
    roof: "notch",
    fins: 6,
    lineOp: 0.25,
  });
  tower(a, {
    x: 1716,
    y: 742,
    w: 66,
    h: 400,
    lit: "#E2E6D6",
    shade: "#4F93A0",
    roof: "slantr",
    floors: 40,
    lineOp: 0.25,
  });
  tower(a, {
    x: 1800,
    y: 742,
    w: 58,
    h: 250,
    lit: "#D2E2D8",
    shade: "#5C9CA8",
    roof: "spire",
    floors: 24,
  });
  a.circle(
    1130,
    652,
    92,
    a.rad(
      [
        ["0", "#E6F0E6"],
        [".6", "#9CC6C6"],
        ["1", "#4F93A0"],
      ],
      1165,
      620,
      150,
    ),
  );
  {
    const cp = a.clip("M1038 652a92 92 0 1 0 184 0a92 92 0 1 0 -184 0");
    let e = "";
    for (let i = -12; i < 12; i++)
      e += `M${1130 + i * 34} 742L${1130 + i * 34 + 150} 552M${1130 + i * 34} 742L${1130 + i * 34 - 150} 552`;
    a.line(e, "#2C7486", 1.6, `clip-path="${cp}" opacity=".35"`);
  }
  haze(a, 610, 744, "#F6E8CC", 0.6);
  city(a, {
    x0: 900,
    x1: 1930,
    y: 746,
    hmin: 24,
    hmax: 84,
    wmin: 34,
    wmax: 66,
    lit: "#B5D2CB",
    shade: "#5C9CA8",
    floors: 10,
  });
  a.rect(860, 738, 1080, 14, "#E9D3A2");
  for (let i = 0; i < 15; i++)
    palm(a, {
      x: 900 + i * 70 + (i % 3) * 9,
      y: 748,
      h: 52 + ((i * 37) % 22),
      lean: i % 2 ? 0.05 : -0.04,
      dates: false,
      dark: "#2E6B5E",
      lit: "#7BA583",
    });
  sea(a, 750, 330, [
    [0, "#D7E6D8"],
    [0.12, "#93CAC9"],
    [0.45, "#3D97A5"],
    [1, "#175B73"],
  ]);
  glints(a, { x: 1560, y0: 752, y1: 980, w0: 60, w1: 300, n: 110, color: "#FFFBE8", op: 0.85 });
  ripples(a, { y0: 758, y1: 1070, n: 110, color: "#E6F4EE", op: 0.32 });
  dhow(a, {
    x: 1260,
    y: 836,
    s: 130,
    face: 1,
    hull: P.rust,
    sail: "#FFFDF4",
    shadeSail: "#E3C59A",
  });
  yacht(a, { x: 1720, y: 812, s: 110, face: -1 });
  // the mosque on its plinth, mirrored in the basin
  const base = 850;
  a.path("M-20 822H1010L1090 856H-20Z", "#F1E3C6");
  a.path(`M-20 ${base}H1128L1300 1080H-20Z`, a.v(["#BFDEDB", "#69B0B8", "#24708A"]));
  const cp = a.clip(`M-20 ${base + 18}H1142L1300 1080H-20Z`);
  a.out.push(
    `<g clip-path="${cp}" opacity=".55"><g transform="translate(0 ${(base + 8) * 1.62}) scale(1 -.62)">`,
  );
  mosque(a, {
    x: 500,
    y: base - 20,
    S: 430,
    lit: "#F4FAF6",
    shade: "#A7CBD2",
    dark: "#3C8A98",
    gold: "#E9C88C",
  });
  a.out.push("</g></g>");
  a.rect(
    -20,
    base + 10,
    1400,
    240,
    a.v([
      [0, "#69B0B8", 0.1],
      [1, "#1C5F76", 0.85],
    ]),
    `clip-path="${cp}"`,
  );
  a.out.push(`<g clip-path="${cp}">`);
  ripples(a, {
    y0: base + 24,
    y1: 1075,
    n: 80,
    color: "#F4FAF4",
    op: 0.45,
    x0: -100,
    x1: 1400,
    len: 1.3,
  });
  a.out.push("</g>");
  mosque(a, {
    x: 500,
    y: base - 20,
    S: 430,
    lit: "#FFFCF2",
    shade: "#A3C6CF",
    dark: "#2C7A8A",
    gold: "#E9A646",
  });
  a.path(`M-20 ${base - 22}H1050L1128 ${base + 4}H-20Z`, "#FBF3E0");
  a.path(`M-20 ${base + 4}H1128L1142 ${base + 18}H-20Z`, "#D2B78C");
  a.path(`M1128 ${base + 4}L1300 1080H1350L1168 ${base + 2}Z`, "#EAD7B0");
  a.path(`M1128 ${base + 4}L1300 1080H1286L1122 ${base + 14}Z`, "#B99B70");
  for (const [x, h, l] of [
    [28, 168, 0.05],
    [972, 176, -0.06],
    [1040, 132, 0.07],
  ])
    palm(a, { x, y: base - 4, h, lean: l, dark: "#1F5A50", lit: "#6FA07B" });
  birds(
    a,
    [
      [840, 300, 13],
      [878, 316, 9],
      [812, 326, 9],
    ],
    "#4F93A0",
  );
  return a;
};
