import { Art } from "../kit/art.mjs";
import { falcon } from "../kit/birds.mjs";
import { camera } from "../kit/camera.mjs";
import { mix, P } from "../kit/colour.mjs";
import { dune } from "../kit/dunes.mjs";
import { ridge } from "../kit/mountains.mjs";
import { f1, lerp } from "../kit/numbers.mjs";
import { palm } from "../kit/palms.mjs";
import { poly, star2 } from "../kit/paths.mjs";
import { shrub } from "../kit/plants.mjs";
import { containerShip, crane } from "../kit/port.mjs";
import { clouds, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 306,
    light: "l",
    title: "A port and a desert highway with lorries heading for the markets of the Gulf",
  });
  sky(a, SKY.gold);
  sun(a, 1200, 520, 116, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [60, 240, 520, 26],
      [860, 170, 460, 22],
      [1460, 280, 420, 20],
    ],
    "#FFFBEC",
    0.75,
  );
  ridge(a, {
    peaks: [
      [700, 640],
      [900, 596],
      [1100, 618],
      [1300, 580],
      [1500, 610],
      [1720, 560],
      [1960, 600],
    ],
    lit: "#EFD3A0",
    shade: "#D3B08C",
    foot: "#F8D9A4",
    base: 690,
    rough: 24,
    seed: 5,
  });
  // sea and port on the left
  a.rect(-20, 640, 1960, 60, "#F3C68C");
  sea(a, 648, 240, [
    [0, "#F0CE96"],
    [0.12, "#BFCFB8"],
    [0.45, "#5E9FA0"],
    [1, "#2F7F8E"],
  ]);
  skyline(a, {
    y: 652,
    x1: 900,
    tone: "gold",
    k: 0.55,
    env: (t) => 0.4 + 0.7 * Math.sin(Math.PI * t),
    near: false,
  });
  ripples(a, { y0: 660, y1: 860, n: 70, x1: 1000, color: "#F8EAC8", op: 0.4 });
  containerShip(a, { x: 60, y: 760, s: 620, face: 1, hull: "#1C4659", seed: 8 });
  a.ell(370, 763, 330, 8, "#123F57", 'opacity=".4"');
  // land: quay then desert
  a.path(
    "M-20 812L620 790L1000 700L1180 664H1940V1090H-20Z",
    a.v(["#F3CB90", "#E3A766", "#C27C48", "#9A5434"], 664, 1090),
  );
  dune(a, {
    x: 1560,
    y: 626,
    w: 900,
    base: 720,
    lit: "#F3CD92",
    shade: "#CE915C",
    litFoot: "#EDBA7C",
  });
  dune(a, {
    x: 1760,
    y: 640,
    w: 1500,
    base: 960,
    lit: "#F0BE80",
    shade: "#C98552",
    litFoot: "#E3A463",
    grain: false,
  });
  a.path("M-20 806L600 786L700 798L560 884L-20 930Z", a.v(["#E9CDA0", "#C9A276"], 786, 930));
  a.path("M-20 806L600 786V800L-20 822Z", "#8E6647");
  for (const [x, y, h] of [
    [170, 836, 380],
    [400, 824, 350],
  ])
    crane(a, { x, y, h, color: P.iron, face: 1, boom: 0.62, up: 0.12 });
  {
    const cs = [P.iron, P.gulf, P.dune, P.fjord, P.coral, P.lagoon, P.amber];
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 7; c++) {
        if (r === 2 && (c < 2 || c > 4)) continue;
        const x = 20 + c * 84,
          y = 900 - r * 33 - c * 5;
        const k = cs[(c * 3 + r * 2) % 7];
        a.rect(x, y - 32, 80, 32, a.v([mix(k, P.snow, 0.2), k]));
        let d = "";
        for (let i = 1; i < 9; i++) d += `M${x + i * 9} ${y - 29}v26`;
        a.line(d, P.night, 1.6, 'opacity=".25"');
        a.path(`M${x + 80} ${y - 32}l9 -4v32l-9 4z`, mix(k, P.night, 0.4));
        if (r === 2 || (r === 1 && (c < 2 || c > 4)))
          a.path(`M${x} ${y - 32}l9 -4h80l-9 4z`, mix(k, P.snow, 0.4));
      }
  }
  // highway in perspective
  const cam = camera(1080, 668, 900, 3.2),
    cx = (z) =>
      3.4 +
      34 * (1 - Math.exp(-(z - 7) / 110)) * Math.sin((z - 7) / 90) -
      6 * Math.exp(-(z - 7) / 9);
  const zs = [];
  for (let z = 420; z > 5.6; z *= 0.965) zs.push(z);
  const strip = (o0, o1, fill, e) =>
    a.path(
      poly([
        ...zs.map((z) => cam([cx(z) + o0, 0, z])),
        ...zs.map((z) => cam([cx(z) + o1, 0, z])).reverse(),
      ]),
      fill,
      e,
    );
  strip(-10.6, 10.6, "#E9C08C");
  strip(-9.2, 9.2, a.v(["#C9A684", "#7A6A68", "#4A4650"], 670, 1090));
  strip(-0.5, 0.5, "#F6DDAE");
  strip(-8.7, -8.5, "#FFF6E0", 'opacity=".8"');
  strip(8.5, 8.7, "#FFF6E0", 'opacity=".8"');
  for (const o of [-4.6, 4.6])
    for (let z = 7.5; z < 200; z *= 1.17) {
      const n = z * 1.07;
      a.path(
        poly([
          cam([cx(z) + o - 0.1, 0, z]),
          cam([cx(z) + o + 0.1, 0, z]),
          cam([cx(n) + o + 0.1, 0, n]),
          cam([cx(n) + o - 0.1, 0, n]),
        ]),
        "#FFF6E0",
        'opacity=".85"',
      );
    }
  // lorries: right lane away from us, left lane toward us
  const lorry = (o, z, c, front) => {
    const [x, y] = cam([cx(z) + o, 0, z]),
      s = 900 / z,
      w = 1.35 * s,
      h = 4.0 * s;
    a.path(
      `M${x - w} ${y}L${x + w} ${y}L${x + w * 5} ${y + s * 0.5}H${x + w * 2.4}Z`,
      "#2A1B24",
      'opacity=".3"',
    );
    for (const d of [-0.86, 0.62])
      a.rect(x + w * d, y - s * 0.5, w * 0.34, s * 0.52, P.night, `rx="${f1(s * 0.1)}"`);
    const dx = cam([cx(z * 1.22) + o, 0, z * 1.22])[0] - x,
      z2 = 1 / 1.22,
      side = dx > 0 ? 1 : -1;
    {
      const X = x + dx,
        Wd = w * z2,
        Hh = h * z2,
        Y = cam([0, 0, z * 1.22])[1];
      const yb = y - s * 0.55,
        Yb = Y - s * 0.55 * z2;
      const nx = dx > 0 ? x + w : x - w,
        fx = dx > 0 ? X + Wd : X - Wd;
      if (dx > 0 ? fx > nx : fx < nx)
        a.path(
          poly([
            [nx, yb],
            [nx, y - h],
            [fx, Y - Hh],
            [fx, Yb],
          ]),
          mix(c, P.night, side > 0 ? 0.38 : 0.12),
        );
      if (Y - Hh < y - h)
        a.path(
          poly([
            [x - w, y - h],
            [x + w, y - h],
            [X + Wd, Y - Hh],
            [X - Wd, Y - Hh],
          ]),
          mix(c, P.snow, 0.4),
        );
    }
    if (front) {
      a.path(
        poly([
          [x - w, y - s * 0.5],
          [x - w, y - h],
          [x + w, y - h],
          [x + w, y - s * 0.5],
        ]),
        mix(c, P.night, 0.15),
      );
      a.path(
        `M${x - w * 0.94} ${y - s * 0.4}V${y - s * 2.7}Q${x - w * 0.9} ${y - s * 3.1} ${x - w * 0.7} ${y - s * 3.12}H${x + w * 0.7}Q${x + w * 0.9} ${y - s * 3.1} ${x + w * 0.94} ${y - s * 2.7}V${y - s * 0.4}Z`,
        a.hz(["#FFFFFF", "#E4ECE6", "#B9CBCB"]),
      );
      a.path(
        `M${x - w * 0.8} ${y - s * 1.7}V${y - s * 2.7}H${x + w * 0.8}V${y - s * 1.7}Z`,
        P.fjord,
      );
      a.path(
        `M${x - w * 0.7} ${y - s * 1.7}L${x - w * 0.4} ${y - s * 2.7}H${x}L${x - w * 0.3} ${y - s * 1.7}Z`,
        P.lagoon,
        'opacity=".45"',
      );
      a.rect(x - w * 0.55, y - s * 1.45, w * 1.1, s * 0.55, P.night, 'opacity=".7"');
      for (const d of [-0.85, 0.6]) a.rect(x + w * d, y - s * 0.95, w * 0.25, s * 0.26, "#FFE9B0");
      a.rect(x - w * 0.94, y - s * 0.6, w * 1.88, s * 0.28, mix(P.fjord, P.night, 0.5));
    } else {
      a.path(
        poly([
          [x - w, y - s * 0.55],
          [x - w, y - h],
          [x + w, y - h],
          [x + w, y - s * 0.55],
        ]),
        a.hz([mix(c, P.snow, 0.2), c, mix(c, P.night, 0.2)]),
      );
      a.line(
        `M${x} ${y - s * 0.6}V${y - h}M${x - w * 0.5} ${y - s * 0.7}V${y - h * 0.96}M${x + w * 0.5} ${y - s * 0.7}V${y - h * 0.96}`,
        P.night,
        Math.max(1, s * 0.05),
        'opacity=".45"',
      );
      a.rect(x - w, y - h, w * 2, s * 0.12, mix(c, P.snow, 0.45));
      a.rect(x - w, y - s * 0.62, w * 2, s * 0.16, P.night);
      for (const d of [-0.9, 0.66]) a.rect(x + w * d, y - s * 0.46, w * 0.24, s * 0.16, P.iron);
    }
  };
  for (const [o, z] of [
    [14, 60],
    [-15, 46],
    [15, 36],
    [16, 22],
  ]) {
    const [x, y] = cam([cx(z) + o, 0, z]);
    palm(a, { x, y, h: (900 / z) * 7, lean: 0.05, dates: z < 30, dark: "#24564C", lit: "#6C9064" });
  }
  for (const q of [
    [-6.6, 150, P.gulf, 1],
    [6.6, 120, P.coral, 0],
    [-2.6, 96, P.iron, 1],
    [6.6, 66, P.amber, 0],
    [-6.6, 52, P.dune, 1],
    [2.6, 42, P.gulf, 0],
  ])
    lorry(...q);
  {
    const z = 33,
      u = 900 / z,
      L = cam([cx(z) - 10.4, 0, z]),
      R = cam([cx(z) + 10.4, 0, z]),
      h = 8.6 * u,
      c = "#1C4659";
    for (const q of [L, R])
      a.path(
        `M${q[0] - u * 0.22} ${q[1]}L${q[0] - u * 0.14} ${q[1] - h}h${u * 0.28}L${q[0] + u * 0.22} ${q[1]}Z`,
        a.hz(["#3F7684", c]),
      );
    a.line(
      `M${L[0]} ${L[1] - h + u * 0.2}H${R[0]}M${L[0]} ${L[1] - h + u * 1.3}H${R[0]}`,
      c,
      u * 0.13,
    );
    let d = "";
    for (let i = 0; i < 16; i++) {
      const X = lerp(L[0], R[0], i / 16),
        w = (R[0] - L[0]) / 16;
      d += `M${X} ${L[1] - h + u * 1.3}l${w / 2} ${-u * 1.1}l${w / 2} ${u * 1.1}`;
    }
    a.line(d, c, u * 0.07);
    for (const [o, k] of [
      [-6.9, 0],
      [0, 1],
      [6.9, 2],
    ]) {
      const [x] = cam([cx(z) + o, 0, z]),
        y = L[1] - h + u * 0.75,
        w = u * 5.4,
        hh = u * 2.9;
      a.rect(x - w / 2, y - hh / 2, w, hh, a.v(["#3F8794", P.gulf]), `rx="${f1(u * 0.25)}"`);
      a.rect(
        x - w / 2 + 4,
        y - hh / 2 + 4,
        w - 8,
        hh - 8,
        "none",
        `stroke="#FFF6E0" stroke-width="2.4" rx="${f1(u * 0.2)}"`,
      );
      a.path(star2(x - w * 0.28, y, u * 0.72), "#F6CF92");
      const ax = x + w * 0.2;
      a.line(
        k === 1
          ? `M${ax} ${y + u * 0.85}V${y - u * 0.8}M${ax - u * 0.5} ${y - u * 0.3}L${ax} ${y - u * 0.85}L${ax + u * 0.5} ${y - u * 0.3}`
          : `M${ax - (k ? -1 : 1) * -u * 0.5} ${y + u * 0.85}V${y}L${ax + (k ? 1 : -1) * u * 0.5} ${y - u * 0.7}M${ax + (k ? 1 : -1) * u * 0.5 - (k ? u * 0.7 : -u * 0.7)} ${y - u * 0.78}L${ax + (k ? 1 : -1) * u * 0.55} ${y - u * 0.78}V${y - u * 0.1}`,
        "#FFF6E0",
        u * 0.2,
        'stroke-linecap="round" stroke-linejoin="round"',
      );
    }
  }
  for (const q of [
    [-4.6, 19, P.iron, 1],
    [6.7, 15.5, P.gulf, 0],
  ])
    lorry(...q);
  shrub(a, 1850, 930, 60, "#5F6B45");
  shrub(a, 1660, 800, 40, "#4A4A34");
  shrub(a, 130, 1040, 64, "#5F6B45");
  shrub(a, 60, 1000, 50, "#4A4A34");
  falcon(a, 840, 330, 50, "#1C4659", -14);
  return a;
};
