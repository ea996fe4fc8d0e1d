import { windTower } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { flamingo } from "../kit/birds.mjs";
import { P } from "../kit/colour.mjs";
import { mangrove } from "../kit/plants.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 81,
    light: "l",
    title: "Umm Al Quwain: mangrove lagoon with flamingos",
  });
  sky(a, [
    [0, "#7FB4BD"],
    [0.3, "#BFDDD8"],
    [0.55, "#F6ECD8"],
    [0.75, "#F9D2B0"],
    [1, "#F0A98A"],
  ]);
  sun(a, 640, 470, 104, "#FFFAEA", { halo: "#FFE3C0", spread: 2.2 });
  clouds(
    a,
    [
      [900, 220, 640, 28],
      [160, 300, 460, 22],
      [1400, 340, 420, 18],
    ],
    "#FFFBF2",
    0.75,
  );
  city(a, {
    x0: 900,
    x1: 1500,
    y: 640,
    hmin: 16,
    hmax: 60,
    wmin: 36,
    wmax: 70,
    lit: "#EBCDB0",
    shade: "#D3B6A2",
    roofs: ["flat", "flat", "notch"],
  });
  windTower(a, {
    x: 1120,
    y: 640,
    w: 36,
    h: 104,
    lit: "#EBCDB0",
    shade: "#CFA990",
    dark: "#B08A78",
  });
  {
    const x = 1300;
    a.path(`M${x - 40} 640L${x - 34} 540H${x + 34}L${x + 40} 640Z`, "#E0BB9C");
    let m = "";
    for (let i = 0; i < 5; i++) m += `M${x - 36 + i * 15.5} 540v-12q5 -6 10 0v12z`;
    a.path(m, "#E0BB9C");
  }
  haze(a, 540, 644, "#F6CDAC", 0.6);
  sea(a, 640, 450, [
    [0, "#F8D5B4"],
    [0.15, "#EBD6C2"],
    [0.4, "#8FC0C0"],
    [0.7, "#3F8C98"],
    [1, "#1C5568"],
  ]);
  for (const [x, w, h, s] of [
    [180, 520, 84, 2],
    [760, 300, 54, 5],
    [1560, 640, 96, 8],
  ]) {
    mangrove(a, { x, y: 664, w, h, dark: "#6FA096", lit: "#A9C4A4", root: "#9C8578", seed: s });
    a.ell(x, 668, w * 0.5, 7, "#5E9A98", 'opacity=".5"');
  }
  glints(a, { x: 640, y0: 646, y1: 1060, w0: 60, w1: 360, n: 200, color: "#FFF1DC", op: 0.8 });
  for (const [x, w, h, y, s] of [
    [70, 520, 150, 724, 13],
    [1690, 620, 190, 736, 17],
  ]) {
    mangrove(a, { x, y, w, h, dark: "#2F6E64", lit: "#7DA77E", root: "#6E4A3E", seed: s });
    a.path(
      `M${x - w / 2} ${y}H${x + w / 2}L${x + w * 0.4} ${y + h * 0.55}H${x - w * 0.42}Z`,
      a.v([
        [0, "#24524A", 0.55],
        [1, "#24524A", 0],
      ]),
    );
  }
  // kayak
  {
    const x = 830,
      y = 752;
    a.ell(x, y + 8, 120, 6, "#2A6A7A", 'opacity=".5"');
    a.path(
      `M${x - 122} ${y - 10}C${x - 60} ${y - 2} ${x + 60} ${y - 2} ${x + 122} ${y - 12}C${x + 70} ${y + 10} ${x - 70} ${y + 10} ${x - 122} ${y - 10}Z`,
      P.iron,
    );
    a.path(
      `M${x - 122} ${y - 10}C${x - 60} ${y - 2} ${x + 60} ${y - 2} ${x + 122} ${y - 12}C${x + 60} ${y - 8} ${x - 60} ${y - 8} ${x - 122} ${y - 10}Z`,
      P.coral,
    );
    for (const [o, c] of [
      [-34, P.fjord],
      [34, P.amber],
    ]) {
      a.path(
        `M${x + o - 15} ${y - 6}C${x + o - 17} ${y - 38} ${x + o - 10} ${y - 44} ${x + o} ${y - 44}C${x + o + 10} ${y - 44} ${x + o + 17} ${y - 38} ${x + o + 15} ${y - 6}Z`,
        c,
      );
      a.circle(x + o, y - 54, 10, "#B98160");
      a.path(`M${x + o - 17} ${y - 56}q17 -16 34 0z`, P.sand);
      a.line(`M${x + o - 48} ${y + 4}L${x + o + 46} ${y - 42}`, P.night, 3.4);
      a.ell(x + o - 50, y + 5, 13, 5, P.night, `transform="rotate(-26 ${x + o - 50} ${y + 5})"`);
      a.ell(x + o + 48, y - 43, 13, 5, P.night, `transform="rotate(-26 ${x + o + 48} ${y - 43})"`);
    }
  }
  ripples(a, { y0: 660, y1: 1075, n: 120, color: "#FBF0E2", op: 0.35 });
  const fl = [
    [1290, 800, 120, 1, "up"],
    [1370, 812, 132, -1, "feed"],
    [1160, 806, 108, -1, "stand"],
    [520, 842, 150, 1, "feed"],
    [410, 850, 160, 1, "up"],
    [1500, 900, 236, -1, "feed"],
    [1330, 940, 262, 1, "up"],
    [1690, 950, 290, -1, "stand"],
    [1080, 972, 284, -1, "up"],
  ];
  for (const [x, y, s, f, p] of fl) {
    a.ell(x, y + 3, s * 0.18, s * 0.025, "#2A6A7A", 'opacity=".4"');
    a.out.push(`<g opacity=".28" transform="translate(0 ${y * 1.5}) scale(1 -.5)">`);
    flamingo(a, { x, y, s, face: f, pose: p, body: "#F4B79E", wing: "#DD7C55", leg: "#B4604C" });
    a.out.push("</g>");
    flamingo(a, {
      x,
      y,
      s,
      face: f,
      pose: p,
      body: s > 200 ? "#EE9C82" : "#F2B39B",
      wing: s > 200 ? "#C6502F" : "#DD7C55",
      leg: "#B4604C",
    });
    a.line(
      `M${x - s * 0.16} ${y + 2}q${s * 0.16} ${s * 0.03} ${s * 0.32} 0`,
      "#FFF6EA",
      2.4,
      'opacity=".8"',
    );
  }
  // dark foreground mangrove
  mangrove(a, {
    x: 150,
    y: 1080,
    w: 820,
    h: 330,
    dark: "#153B38",
    lit: "#3C6B58",
    root: "#2A1716",
    seed: 29,
  });
  mangrove(a, {
    x: 1930,
    y: 1100,
    w: 420,
    h: 240,
    dark: "#153B38",
    lit: "#3C6B58",
    root: "#2A1716",
    seed: 31,
  });
  for (const [x, y, s] of [
    [1010, 360, 15],
    [1060, 340, 13],
    [1110, 352, 14],
    [1160, 330, 12],
    [960, 384, 13],
  ])
    a.line(
      `M${x - s * 2} ${y + 3}Q${x - s} ${y - s * 0.9} ${x} ${y}Q${x + s} ${y - s * 0.9} ${x + s * 2} ${y + 3}M${x - s * 0.9} ${y + 6}L${x + s * 1.3} ${y - 5}`,
      "#D98A70",
      3.4,
      'stroke-linecap="round"',
    );
  return a;
};
