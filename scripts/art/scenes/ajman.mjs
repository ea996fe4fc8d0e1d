import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { dhow } from "../kit/boats.mjs";
import { P } from "../kit/colour.mjs";
import { lerp } from "../kit/numbers.mjs";
import { palm } from "../kit/palms.mjs";
import { pts } from "../kit/paths.mjs";
import { person } from "../kit/person.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({ seed: 61, light: "r", title: "Ajman: a dhow on the stocks at the creek" });
  sky(a, [
    [0, "#79B3BE"],
    [0.35, "#BFDDD9"],
    [0.6, "#F1EEDC"],
    [0.78, "#F9DFB2"],
    [1, "#F6C384"],
  ]);
  sun(a, 1500, 430, 100, "#FFFBE8", { halo: "#FFEBBB", spread: 2.1 });
  clouds(
    a,
    [
      [120, 220, 560, 26],
      [820, 150, 460, 22],
      [1250, 270, 520, 20],
    ],
    "#FFFEF6",
    0.8,
  );
  city(a, {
    x0: 900,
    x1: 1960,
    y: 690,
    hmin: 40,
    hmax: 170,
    wmin: 26,
    wmax: 50,
    lit: "#D9DFCD",
    shade: "#B4CFCD",
    env: (t) => 0.4 + 0.8 * Math.sin(Math.PI * t),
  });
  haze(a, 520, 694, "#F8E3BC", 0.75);
  city(a, {
    x0: 1080,
    x1: 1880,
    y: 696,
    hmin: 26,
    hmax: 110,
    wmin: 34,
    wmax: 64,
    lit: "#BBD2C8",
    shade: "#79AAB0",
    floors: 11,
    env: (t) => 0.5 + 0.7 * Math.sin(Math.PI * t),
  });
  for (let i = 0; i < 10; i++)
    palm(a, {
      x: 1030 + i * 92,
      y: 698,
      h: 40 + ((i * 13) % 24),
      lean: i % 2 ? 0.06 : -0.05,
      dates: false,
      dark: "#3B7468",
      lit: "#8CAF88",
    });
  sea(a, 694, 230, [
    [0, "#F0DDB2"],
    [0.12, "#B3D2C8"],
    [0.5, "#5FA7AE"],
    [1, "#2F7F8F"],
  ]);
  glints(a, { x: 1500, y0: 696, y1: 880, w0: 50, w1: 300, n: 120, color: "#FFF8E0", op: 0.85 });
  ripples(a, { y0: 704, y1: 900, n: 60, color: "#EAF4EC", op: 0.35 });
  dhow(a, {
    x: 1180,
    y: 778,
    s: 210,
    face: -1,
    hull: P.rust,
    sail: "#FFF8E8",
    shadeSail: "#E2B483",
  });
  dhow(a, {
    x: 1700,
    y: 742,
    s: 110,
    face: -1,
    hull: "#8C4630",
    furled: false,
    sail: "#FBF1DD",
    shadeSail: "#DDB389",
  });
  // shore
  a.path(
    "M-20 800C300 790 700 800 1000 838C1280 872 1560 900 1940 892V1090H-20Z",
    a.v(["#F3D6A2", "#E2AE70", "#C98449"]),
  );
  a.stipple(
    "M-20 800C300 790 700 800 1000 838C1280 872 1560 900 1940 892V1090H-20Z",
    "#FBEBCB",
    0,
    800,
    0,
    960,
    0.55,
    0,
    0.4,
  );
  a.line("M1000 838C1280 872 1560 900 1940 892", "#FFF6E0", 7, 'opacity=".8"');
  // hull on the stocks
  const ox = 90,
    oy = 892,
    L = 930;
  const sheer = (t) =>
      0.285 + 0.34 * (t - 0.46) ** 2 + (t > 0.46 ? 0.62 * (t - 0.46) ** 2.3 : 0.12 * (0.46 - t)),
    keel = (t) =>
      t < 0.1 ? 0.05 * ((0.1 - t) / 0.1) ** 2 : t < 0.66 ? 0.0 : 0.47 * ((t - 0.66) / 0.36) ** 2.1,
    X = (t) => ox + t * L,
    Y = (t, k) => oy - lerp(keel(t), sheer(t), k) * L,
    T = Array.from({ length: 41 }, (_, i) => (i / 40) * 1.02);
  a.ell(ox + L * 0.45, oy + 30, L * 0.56, 34, "#8A5230", 'opacity=".38"');
  for (const t of [0.1, 0.3, 0.5, 0.66]) {
    a.rect(X(t) - 26, oy - 6, 52, 44, "#6E3A26");
    a.rect(X(t) - 26, oy - 6, 52, 10, "#A8653F");
  }
  const seg = (k) => T.map((t) => [X(t) - (t < 0.04 ? 12 * k : 0), Y(t, k)]);
  const planked = 0.7;
  // inner far side seen above the planks
  a.path(`M${pts(seg(0.62))}L${pts(seg(0.98).reverse())}Z`, "#6B3626");
  for (let i = 0; i < 26; i++) {
    const t = 0.03 + i * 0.0375;
    a.line(
      `M${X(t)} ${Y(t, 0.6)}Q${X(t) + 3} ${Y(t, 0.85)} ${X(t) + (t - 0.5) * 12} ${Y(t, 1.05)}`,
      i % 2 ? "#D99A5E" : "#C58450",
      9,
    );
    a.line(
      `M${X(t) - 4} ${Y(t, 0.6)}Q${X(t) - 1} ${Y(t, 0.85)} ${X(t) - 4 + (t - 0.5) * 12} ${Y(t, 1.05)}`,
      "#7B4028",
      3,
    );
  }
  const hullD = `M${pts(seg(0))}L${pts(seg(planked).reverse())}Z`;
  a.path(
    hullD,
    a.g(
      [
        [0, "#8F482C"],
        [0.55, "#C06D3D"],
        [1, "#EBA866"],
      ],
      ox,
      0,
      ox + L,
      0,
    ),
  );
  a.path(
    hullD,
    a.v([
      [0, "#43201C", 0],
      [0.5, "#43201C", 0.08],
      [1, "#43201C", 0.6],
    ]),
  );
  for (let i = 1; i < 10; i++)
    a.line(`M${pts(seg((planked * i) / 10))}`, "#5A2A1E", 2, 'opacity=".55"');
  {
    let d = "";
    for (let i = 0; i < 22; i++) {
      const t = 0.04 + i * 0.043,
        k = (planked * (((i * 7) % 10) + 0.5)) / 10;
      if (keel(t) < 0.3) d += `M${X(t)} ${Y(t, k - 0.03)}V${Y(t, k + 0.035)}`;
    }
    a.line(d, "#5A2A1E", 2.4, 'opacity=".6"');
  }
  a.line(`M${pts(seg(planked))}`, "#F3C283", 6);
  a.line(`M${pts(seg(1.0))}`, "#E7AE6E", 7);
  a.line(`M${pts(seg(1.0).map((p) => [p[0], p[1] + 5]))}`, "#7B4028", 2.5);
  a.path(
    `M${X(1.015)} ${Y(1.015, 0) + 4}L${X(1.085)} ${Y(1.02, 1) - 66}L${X(1.065)} ${Y(1.02, 1) - 72}L${X(0.975)} ${Y(0.975, 0.5)}Z`,
    "#A8582F",
  );
  a.path(
    `M${X(0) - 14} ${Y(0, 1.06)}L${X(0) + 14} ${Y(0, 1.06)}L${X(0.02)} ${Y(0, 0)}L${X(0)} ${Y(0, 0)}Z`,
    "#7B4028",
  );
  for (const [t, k, dx] of [
    [0.14, 0.55, -60],
    [0.34, 0.5, -52],
    [0.54, 0.52, -50],
    [0.74, 0.6, 40],
    [0.88, 0.7, 70],
  ]) {
    a.line(`M${X(t)} ${Y(t, k)}L${X(t) + dx} ${oy + 38}`, "#5A2A1E", 11, 'stroke-linecap="round"');
    a.line(`M${X(t) - 3} ${Y(t, k)}L${X(t) + dx - 3} ${oy + 36}`, "#C58450", 3.4);
  }
  {
    const lx = X(0.44);
    let d = `M${lx} ${oy + 40}L${lx + 44} ${Y(0.46, 1.02)}M${lx + 30} ${oy + 40}L${lx + 74} ${Y(0.46, 1.02)}`;
    for (let i = 1; i < 13; i++) {
      const t = i / 13;
      d += `M${lx + 44 * t} ${lerp(oy + 40, Y(0.46, 1.02), t)}h30`;
    }
    a.line(d, "#F0C58A", 5);
  }
  for (const [x, y, h, t, o] of [
    [620, 940, 118, "suit", { top: "#F4E4C8", bottom: "#2A7A8A" }],
    [1120, 934, 112, "kandura", {}],
  ])
    person(a, { x, y, h, type: t, ...o });
  a.path(
    "M" +
      pts(T.slice(4, 14).map((t) => [X(t), Y(t, 0.985)])) +
      "L" +
      pts(
        T.slice(4, 14)
          .reverse()
          .map((t) => [X(t), Y(t, planked)]),
      ) +
      "Z",
    "#C98A55",
    'opacity=".0"',
  );
  // timber and shavings
  for (const [x, y, n] of [
    [1240, 1000, 5],
    [1330, 1046, 4],
  ])
    for (let i = 0; i < n; i++) {
      a.path(`M${x + i * 9} ${y - i * 17}l420 ${-26}v15l-420 26z`, i % 2 ? "#D6955A" : "#E6AE72");
      a.path(`M${x + i * 9} ${y - i * 17}l420 -26l-8 -5l-420 26z`, "#F6D29C");
      a.ell(x + i * 9, y - i * 17 + 7, 4, 8, "#8F4D2D");
    }
  a.path("M-20 1000C200 960 420 990 700 1040C800 1060 900 1080 960 1090H-20Z", "#8F5230");
  a.stipple(
    "M-20 1000C200 960 420 990 700 1040C800 1060 900 1080 960 1090H-20Z",
    "#5A2A1E",
    0,
    1090,
    0,
    980,
    0.8,
    0.1,
    0.5,
  );
  palm(a, { x: 60, y: 1050, h: 560, lean: -0.05, dark: "#173F3A", lit: "#4F7D5F", spread: 0.9 });
  palm(a, { x: 1826, y: 1090, h: 420, lean: 0.06, dark: "#173F3A", lit: "#4F7D5F" });
  birds(
    a,
    [
      [1180, 330, 14],
      [1222, 350, 10],
      [1142, 356, 9],
      [1000, 300, 8],
    ],
    "#5F97A3",
  );
  return a;
};
