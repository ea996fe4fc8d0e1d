import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { mix, P } from "../kit/colour.mjs";
import { lerp } from "../kit/numbers.mjs";
import { person, suitcase } from "../kit/person.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { city } from "../kit/towers.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 171,
    light: "r",
    title: "Home in the north: a Baltic old town on a winter morning",
  });
  sky(a, SKY.cold);
  sun(a, 1400, 560, 74, "#FFFDF4", { halo: "#FCEBCB", spread: 2.2 });
  clouds(
    a,
    [
      [120, 220, 640, 30],
      [900, 160, 520, 24],
      [1280, 330, 520, 22],
      [420, 380, 360, 16],
    ],
    "#FFFFFF",
    0.85,
  );
  city(a, {
    x0: -20,
    x1: 1960,
    y: 720,
    hmin: 24,
    hmax: 60,
    wmin: 40,
    wmax: 90,
    lit: "#D3DEE0",
    shade: "#BBCDD3",
    roofs: ["flat", "spire", "slant", "flat"],
  });
  haze(a, 600, 724, "#F1EEE4", 0.7);
  // cable bridge
  a.line("M1180 700H1960", "#8FA9B6", 8);
  a.path("M1556 700L1588 430H1600L1632 700H1612L1594 520L1576 700Z", "#8FA9B6");
  {
    let d = "";
    for (let i = 1; i < 9; i++)
      d += `M1594 ${440 + i * 8}L${1594 - i * 44} 698M1594 ${440 + i * 8}L${1594 + i * 42} 698`;
    a.line(d, "#8FA9B6", 2, 'opacity=".8"');
  }
  const sp = (x, w, y, tiers, body, roof) => {
    for (const [k, y0, y1, t] of tiers) {
      const ww = w * k;
      if (t === "box") {
        a.rect(x - ww / 2, y - y1, ww, y1 - y0, a.hz([mix(body, P.fjord, 0.28), body]));
      } else if (t === "cone") {
        a.path(
          `M${x - ww / 2} ${y - y0}Q${x - ww * 0.12} ${y - lerp(y0, y1, 0.4)} ${x} ${y - y1}Q${x + ww * 0.12} ${y - lerp(y0, y1, 0.4)} ${x + ww / 2} ${y - y0}Z`,
          a.hz([mix(roof, P.night, 0.2), mix(roof, P.snow, 0.2)]),
        );
      } else {
        a.path(
          `M${x - ww / 2} ${y - y0}C${x - ww * 0.62} ${y - lerp(y0, y1, 0.45)} ${x - ww * 0.2} ${y - lerp(y0, y1, 0.7)} ${x - ww * 0.16} ${y - y1}H${x + ww * 0.16}C${x + ww * 0.2} ${y - lerp(y0, y1, 0.7)} ${x + ww * 0.62} ${y - lerp(y0, y1, 0.45)} ${x + ww / 2} ${y - y0}Z`,
          a.hz([mix(roof, P.night, 0.2), mix(roof, P.snow, 0.25)]),
        );
      }
    }
  };
  const Y = 742,
    stone = "#C9B7A2",
    cop = "#6E9C97";
  sp(
    620,
    96,
    Y,
    [
      [1, 0, 250, "box"],
      [0.86, 250, 286, "box"],
      [0.92, 286, 330, "dome"],
      [0.6, 330, 372, "box"],
      [0.66, 372, 412, "dome"],
      [0.36, 412, 440, "box"],
      [0.4, 440, 600, "cone"],
    ],
    "#B9806A",
    cop,
  );
  sp(
    330,
    120,
    Y,
    [
      [1, 0, 230, "box"],
      [1.06, 230, 300, "dome"],
      [0.44, 300, 340, "box"],
      [0.5, 340, 372, "dome"],
      [0.2, 372, 470, "cone"],
    ],
    "#A9665A",
    cop,
  );
  sp(
    900,
    84,
    Y,
    [
      [1, 0, 220, "box"],
      [0.9, 220, 246, "box"],
      [0.86, 246, 430, "cone"],
    ],
    stone,
    cop,
  );
  sp(
    1060,
    52,
    Y,
    [
      [1, 0, 150, "box"],
      [1, 150, 300, "cone"],
    ],
    "#D3C3AE",
    "#8A5A4E",
  );
  {
    let d = "";
    for (const [x, y, w, h] of [
      [620, Y - 150, 26, 70],
      [620, Y - 60, 30, 50],
      [330, Y - 130, 30, 70],
      [900, Y - 130, 22, 60],
    ])
      d += archPath(x, y, w, h);
    a.path(d, "#4A3B42", 'opacity=".6"');
    a.circle(620, Y - 216, 14, "#F3E9D2");
  }
  // gabled houses with snow on the roofs
  const hs = [
    "#C98E62",
    "#DDB98A",
    "#8FA9A4",
    "#B0573A",
    "#E6D6B8",
    "#6F8F9A",
    "#CFA07A",
    "#9C6A58",
  ];
  const row = (y, x0, x1, h0, h1, k) => {
    let x = x0,
      i = k;
    while (x < x1) {
      const w = a.rand(62, 100),
        h = a.rand(h0, h1),
        g = w * a.rand(0.55, 0.8),
        c = hs[i++ % 8];
      a.rect(x, y - h, w, h + 2, a.hz([mix(c, P.fjord, 0.3), c]));
      a.path(
        `M${x - 4} ${y - h}L${x + w / 2} ${y - h - g}L${x + w + 4} ${y - h}Z`,
        mix(c, P.rust, 0.35),
      );
      a.path(
        `M${x - 5} ${y - h + 2}L${x + w / 2} ${y - h - g - 4}L${x + w + 5} ${y - h + 2}L${x + w + 1} ${y - h + 6}L${x + w / 2} ${y - h - g + 12}L${x - 1} ${y - h + 6}Z`,
        "#FBFBF7",
      );
      a.rect(x + w * 0.7, y - h - g * 0.62, 9, g * 0.4, "#6B4A44");
      a.rect(x + w * 0.7 - 2, y - h - g * 0.66, 13, 6, "#FBFBF7");
      let d = "",
        l = "";
      for (let r = 0; r < Math.floor(h / 30); r++)
        for (let q = 0; q < 3; q++) {
          const p = `M${(x + w * (0.16 + q * 0.26)).toFixed(1)} ${(y - h + 12 + r * 30).toFixed(1)}h${(w * 0.14).toFixed(1)}v15h${(-w * 0.14).toFixed(1)}z`;
          if (a.rand() > 0.72) l += p;
          else d += p;
        }
      a.path(d, "#34505E", 'opacity=".75"');
      a.path(l, "#FFD98E");
      x += w + 1;
    }
  };
  row(Y, 60, 1160, 70, 130, 0);
  row(Y + 14, -30, 1240, 44, 84, 3);
  a.rect(-20, Y + 10, 1300, 30, a.v(["#E9EEEE", "#B9CBD1"]));
  a.path(`M1280 ${Y + 10}L1420 ${Y + 40}H1260Z`, "#B9CBD1");
  sea(a, Y + 38, 320, [
    [0, "#F3E8D2"],
    [0.12, "#BFD3D8"],
    [0.5, "#6E9DB0"],
    [1, "#2C5A70"],
  ]);
  for (const [x, w, h, c] of [
    [596, 50, 220, "#7A6A68"],
    [300, 60, 150, "#7A5A58"],
    [880, 44, 150, "#8A8480"],
    [80, 500, 70, "#A08878"],
    [700, 420, 70, "#9C9080"],
  ])
    a.rect(
      x,
      Y + 38,
      w,
      h,
      a.v([
        [0, c, 0.38],
        [1, c, 0],
      ]),
    );
  glints(a, { x: 1400, y0: Y + 42, y1: 1040, w0: 60, w1: 320, n: 140, color: "#FFFDF2", op: 0.85 });
  ripples(a, { y0: Y + 46, y1: 1075, n: 120, color: "#F4F8F8", op: 0.4 });
  // ice floes and snowy bank with birches
  for (const [x, y, w] of [
    [1040, 900, 150],
    [1260, 960, 220],
    [860, 966, 120],
    [1560, 900, 130],
    [1500, 1020, 260],
  ]) {
    a.path(
      `M${x} ${y}l${w * 0.3} ${-w * 0.06}l${w * 0.5} ${w * 0.01}l${w * 0.2} ${w * 0.07}l${-w * 0.4} ${w * 0.06}l${-w * 0.45} ${-w * 0.02}z`,
      "#FBFCFA",
    );
    a.path(
      `M${x} ${y}l${w * 0.15} ${w * 0.06}l${w * 0.45} ${w * 0.02}l${w * 0.4} ${-w * 0.06}v${w * 0.03}l${-w * 0.4} ${w * 0.06}l${-w * 0.45} ${-w * 0.02}z`,
      "#8FB3C0",
    );
  }
  a.path(
    "M-20 900C180 880 420 930 640 985C800 1030 900 1060 960 1090H-20Z",
    a.v(["#FFFFFF", "#DCE7EA", "#A9C1CB"]),
  );
  a.stipple(
    "M-20 900C180 880 420 930 640 985C800 1030 900 1060 960 1090H-20Z",
    "#7FA0B0",
    700,
    1100,
    200,
    920,
    0.6,
    0,
    0.35,
  );
  const birch = (x, y, h, w) => {
    a.path(
      `M${x - w} ${y}Q${x - w * 0.6} ${y - h * 0.5} ${x - w * 0.3} ${y - h}H${x + w * 0.3}Q${x + w * 0.8} ${y - h * 0.5} ${x + w} ${y}Z`,
      a.hz(["#B9C7CC", "#FBFBF7", "#FFFFFF"]),
    );
    let d = "";
    for (let i = 0; i < 16; i++) {
      const t = a.rand(0.03, 0.95),
        ww = w * (1 - t * 0.65),
        s = a.rand() > 0.5 ? 1 : -1;
      d += `M${x + s * ww} ${y - h * t}q${-s * ww * 0.6} ${-4} ${-s * ww * 1.1} 2q${s * ww * 0.6} 4 ${s * ww * 1.1} 2z`;
    }
    a.path(d, "#2A3A44");
    const br = (bx, by, an, l, n, sw) => {
      const ex = bx + Math.cos(an) * l,
        ey = by + Math.sin(an) * l;
      a.line(
        `M${bx.toFixed(1)} ${by.toFixed(1)}Q${(bx + Math.cos(an) * l * 0.5).toFixed(1)} ${(by + Math.sin(an) * l * 0.62).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`,
        "#4A5A62",
        sw,
        'stroke-linecap="round"',
      );
      if (n)
        for (const o of [-0.5, 0.1, 0.55])
          br(ex, ey, an + o + a.rand(-0.15, 0.15), l * a.rand(0.5, 0.72), n - 1, sw * 0.6);
    };
    for (let i = 0; i < 6; i++) {
      const t = 0.46 + i * 0.085,
        s = i % 2 ? 1 : -1;
      br(
        x,
        y - h * t,
        -1.57 + s * a.rand(0.4, 0.75),
        h * 0.15 * (1.2 - t * 0.6),
        1 + (i % 2),
        w * 0.17,
      );
    }
    br(x, y - h * 0.98, -1.57, h * 0.12, 1, w * 0.2);
  };
  birch(176, 1000, 800, 20);
  birch(52, 1070, 960, 28);
  for (const [x, y, h, t, o] of [
    [520, 986, 116, "coat", { top: P.fjord, hair: "#C9955E" }],
    [556, 990, 108, "dress", { top: P.iron, hair: "#5A3423" }],
    [590, 996, 70, "coat", { top: P.amber, hair: "#D9A55E" }],
  ]) {
    a.path(
      `M${x - 6} ${y}l${-h * 0.9} ${h * 0.24}l${h * 0.2} ${h * 0.04}l${h * 0.8} ${-h * 0.24}z`,
      "#6E93A6",
      'opacity=".5"',
    );
    person(a, { x, y: y + 2, h, type: t, ...o });
  }
  suitcase(a, 484, 988, 44, P.gulf);
  birds(
    a,
    [
      [1120, 330, 13],
      [1156, 348, 10],
      [1090, 352, 9],
      [760, 250, 9],
    ],
    "#6E93A6",
  );
  return a;
};
