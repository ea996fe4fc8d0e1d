import { Art } from "../kit/art.mjs";
import { camera } from "../kit/camera.mjs";
import { mix, P } from "../kit/colour.mjs";
import { loungeChair, pendant } from "../kit/furniture.mjs";
import { hall } from "../kit/hall.mjs";
import { f1 } from "../kit/numbers.mjs";
import { star2, starPts } from "../kit/paths.mjs";
import { fLine, flat, fRect, fRing, plane, textLines } from "../kit/plane.mjs";
import { plant } from "../kit/plants.mjs";
import { profile } from "../kit/profile.mjs";
import { clouds, sky, sun } from "../kit/sky.mjs";
import { skyline } from "../kit/skyline.mjs";
import { sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 204,
    light: "r",
    title: "Permits on a wall of windows above the city, a stamp on the counter",
  });
  sky(a, [
    [0, "#6FB1BC"],
    [0.35, "#B7D9D7"],
    [0.55, "#F4EDD6"],
    [0.66, "#FADDAA"],
    [0.76, "#F4B774"],
    [1, "#F4B774"],
  ]);
  sun(a, 1420, 330, 84, "#FFFCEC", { halo: "#FFEDC0" });
  clouds(
    a,
    [
      [420, 160, 420, 20],
      [1080, 200, 360, 16],
    ],
    "#FFFEF6",
    0.8,
  );
  sea(a, 640, 80, ["#F6E6C2", "#A9CFC9"]);
  skyline(a, { y: 690, tone: "gold", tall: [1210, 470], twin: [520, 300], k: 1.15 });
  const cam = camera(960, 420, 1000, 1.55),
    W = 5.2,
    H = 3.2,
    B = 6.2;
  const Q = hall(a, { cam, W, H, B, cols: 6, dx: -1.6, bar: 2.6, ceil: ["#17394B", "#2A5D6B"] });
  // permits hanging in the panes
  const s = (2 * W) / 6,
    permit = (i, y0, h, kind) => {
      const X0 = -W + i * s + 0.3,
        X1 = X0 + s - 0.6;
      const [x0, y1] = cam([X0, y0, B]),
        [x1, yt] = cam([X1, y0 + h, B]),
        w = x1 - x0,
        hh = y1 - yt;
      a.line(`M${x0 + w / 2} ${yt}V${cam([0, 2.62, B])[1]}`, "#12303F", 2);
      a.rect(x0 - 5, yt + 7, w, hh, "#2A5D6B", 'opacity=".28"');
      a.rect(x0, yt, w, hh, a.g(["#FFFDF4", "#F3E6CA"], x1, yt, x0, y1));
      a.rect(
        x0 + 8,
        yt + 8,
        w - 16,
        hh - 16,
        "none",
        `stroke="${kind % 2 ? P.iron : P.gulf}" stroke-width="2.6"`,
      );
      a.rect(x0 + 8, yt + 8, w - 16, hh * 0.16, kind % 2 ? P.iron : P.gulf);
      a.path(star2(x0 + w / 2, yt + 8 + hh * 0.08, hh * 0.055), "#FBF3E0");
      let d = "";
      for (let k = 0; k < 6; k++)
        d += `M${f1(x0 + w * 0.2)} ${f1(yt + hh * (0.34 + k * 0.07))}h${f1(w * [0.6, 0.5, 0.58, 0.4, 0.55, 0.3][k])}`;
      a.line(d, P.fjord, 3, 'opacity=".5" stroke-linecap="round"');
      const cx = x0 + w * 0.7,
        cy = yt + hh * 0.83,
        r = hh * 0.085;
      if (kind === 0 || kind === 3) {
        a.circle(cx, cy, r, P.iron);
        a.path(star2(cx, cy, r * 0.7, 8, 0.6), "#F8DDA6");
      } else {
        a.circle(cx, cy, r, "none", `stroke="${P.gulf}" stroke-width="4"`);
        a.line(
          `M${cx - r * 0.45} ${cy}l${r * 0.35} ${r * 0.4}l${r * 0.65} ${-r * 0.8}`,
          P.gulf,
          4.4,
          'stroke-linecap="round" stroke-linejoin="round"',
        );
      }
    };
  permit(1, 1.12, 1.28, 0);
  permit(2, 1.12, 1.28, 1);
  permit(3, 1.12, 1.28, 2);
  permit(4, 1.12, 1.28, 3);
  // shelf of binders along the left wall
  for (const yy of [0, 0.72, 1.44]) {
    Q(
      [
        [-W, yy + 0.68, 3.0],
        [-W + 0.4, yy + 0.68, 3.0],
        [-W + 0.4, yy + 0.68, 5.8],
        [-W, yy + 0.68, 5.8],
      ],
      "#C98E58",
    );
    Q(
      [
        [-W + 0.4, yy + 0.68, 3.0],
        [-W + 0.4, yy + 0.62, 3.0],
        [-W + 0.4, yy + 0.62, 5.8],
        [-W + 0.4, yy + 0.68, 5.8],
      ],
      "#E9C48B",
    );
    let z = 3.05,
      k = 0;
    const cs = [P.gulf, P.sand, P.iron, P.lagoon, P.amber, P.sand, P.fjord, P.coral];
    while (z < 5.7) {
      k += 1;
      const d = a.rand(0.12, 0.17),
        h = 0.5;
      Q(
        [
          [-W + 0.38, yy, z],
          [-W + 0.38, yy + h, z],
          [-W + 0.38, yy + h, z + d],
          [-W + 0.38, yy, z + d],
        ],
        cs[k % 8],
      );
      const q = cam([-W + 0.38, yy + 0.3, z + d / 2]);
      a.circle(q[0], q[1], (900 / z) * 0.022, P.snow, 'opacity=".7"');
      z += d + 0.014;
    }
  }
  Q(
    [
      [-W + 0.4, 0, 3.0],
      [-W + 0.4, 0.09, 3.0],
      [-W + 0.4, 0.09, 5.8],
      [-W + 0.4, 0, 5.8],
    ],
    "#8F5734",
  );
  Q(
    [
      [-W, 0, 5.8],
      [-W + 0.4, 0, 5.8],
      [-W + 0.4, 2.12, 5.8],
      [-W, 2.12, 5.8],
    ],
    "#7A4A30",
  );
  // two people by the glass
  {
    const p = cam([-0.42, 0, 5.2]),
      q = cam([0.5, 0, 5.05]);
    profile(a, {
      x: p[0],
      y: p[1],
      h: 324,
      type: "dress",
      top: P.iron,
      bottom: P.night,
      face: 1,
      arm: "point",
      hair: "#5A3423",
      skin: "#C99270",
      shadow: "#7A4527",
    });
    profile(a, {
      x: q[0] + 60,
      y: q[1],
      h: 344,
      type: "kandura",
      face: -1,
      arm: "fwd",
      shadow: "#7A4527",
    });
    const [x, y] = [q[0] + 8, q[1] - 222];
    a.path(`M${x - 26} ${y - 30}l44 -12l14 52l-44 12z`, "#FFFDF4");
    a.line(`M${x - 14} ${y - 16}l24 -7m-20 18l24 -7`, P.gulf, 3);
  }
  {
    const [x, y] = cam([2.75, 0, 4.7]);
    a.path(
      `M${x - 60} ${y - 6}L${x + 70} ${y}L${x - 120} ${y + 44}L${x - 260} ${y + 34}Z`,
      "#7A4527",
      'opacity=".3"',
    );
    loungeChair(a, x, y, 230, P.iron);
    plant(a, ...cam([4.35, 0, 5.4]), 250);
    plant(a, ...cam([-2.9, 0, 5.6]), 200, "#1F5148", "#3F7D63", P.coral);
  }
  for (const [X, t] of [
    [-2.1, 170],
    [2.1, 170],
  ]) {
    const [x] = cam([X, 0, 4]);
    pendant(a, x, t, 200, P.iron, "#FFE3A6");
  }
  // counter in the foreground with the stamp
  a.path("M-10 862L1930 862V1090H-10Z", a.v(["#E9C48B", "#D3A062"], 862, 962));
  a.path("M-10 960H1930V1090H-10Z", a.v(["#1E4C5C", "#12303F"], 960, 1090));
  a.rect(-10, 954, 1940, 12, "#F8E2B8");
  a.rect(-10, 858, 1940, 5, "#FBEBCB");
  for (let i = 0; i < 33; i++) a.rect(-10 + i * 60, 966, 3, 124, "#0E2838", 'opacity=".6"');
  const c2 = camera(960, 700, 1000, 0.4),
    pl = (X, Z, r) => plane(c2, X, 0, Z, r);
  {
    const m = pl(-0.52, 1.62, 0.0);
    fRect(a, pl(-0.545, 1.61, 0), 0, 0, 0.62, 0.62, "#6B3E2A", 'opacity=".3"');
    fRect(a, m, 0, 0, 0.6, 0.62, "#FFFDF4");
    fRect(a, m, 0.03, 0.5, 0.54, 0.09, P.gulf);
    textLines(a, m, { u: 0.07, v: 0.4, w: 0.32, n: 4, gap: 0.09, sw: 4 });
    const c = [0.44, 0.22],
      R = (r) => [...fRing(c[0], c[1], r), fRing(c[0], c[1], r)[0]];
    fLine(a, m, R(0.12), P.iron, 4.5);
    fLine(a, m, R(0.09), P.iron, 2);
    flat(a, m, starPts(c[0], c[1], 0.055, 8, 0.6), P.iron);
  }
  {
    const x = 1330,
      y = 930;
    a.ell(x - 50, y + 2, 130, 20, "#6B3E2A", 'opacity=".35"');
    a.path(`M${x - 86} ${y - 4}q86 26 172 0v-26q-86 24 -172 0z`, P.night);
    a.path(
      `M${x - 92} ${y - 30}q92 26 184 0v-30q-92 22 -184 0z`,
      a.hz(["#4A2621", P.rust, P.coral]),
    );
    a.ell(x, y - 58, 92, 15, mix(P.coral, P.sand, 0.3));
    a.path(
      `M${x - 40} ${y - 60}C${x - 22} ${y - 90} ${x - 20} ${y - 112} ${x - 26} ${y - 140}H${x + 26}C${x + 20} ${y - 112} ${x + 22} ${y - 90} ${x + 40} ${y - 60}Q${x} ${y - 50} ${x - 40} ${y - 60}Z`,
      a.hz(["#4A2621", P.rust, P.coral]),
    );
    a.path(
      `M${x - 54} ${y - 168}a54 42 0 0 1 108 0c0 24 -24 36 -54 36s-54 -12 -54 -36z`,
      a.hz(["#4A2621", P.iron, mix(P.coral, P.sand, 0.25)]),
    );
    a.rect(x - 30, y - 136, 60, 12, P.amber, 'rx="5"');
  }
  {
    const x = 1560,
      y = 936;
    a.path(`M${x - 10} ${y}h190l-24 -56h-170z`, "#6B3E2A", 'opacity=".28"');
    a.path(`M${x} ${y - 8}h170v-22h-170z`, "#0B1E2B");
    a.path(`M${x} ${y - 30}h170l-18 -34h-142z`, P.fjord);
    a.path(`M${x + 16} ${y - 34}h138l-12 -24h-118z`, P.iron);
  }
  for (let i = 0; i < 6; i++)
    a.path(
      `M${330 + (i % 2) * 5} ${930 - i * 10}l190 0l40 -46h-180z`,
      i % 2 ? "#EADBB8" : "#FFFDF4",
    );
  a.path("M336 880l190 0l40 -46h-180z", "#FFFDF4");
  a.path("M352 870l60 0l10 -12h-58z", P.gulf);
  return a;
};
