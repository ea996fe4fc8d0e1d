import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { dhow } from "../kit/boats.mjs";
import { camera } from "../kit/camera.mjs";
import { mix, P } from "../kit/colour.mjs";
import { wood } from "../kit/furniture.mjs";
import { coordinates, lerp } from "../kit/numbers.mjs";
import { khatam } from "../kit/ornament.mjs";
import { poly, starPts } from "../kit/paths.mjs";
import { fLine, flat, fRect, fRing, plane, textLines } from "../kit/plane.mjs";
import { clouds, sky, sun } from "../kit/sky.mjs";
import { skyline } from "../kit/skyline.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 201,
    light: "r",
    title: "An open passport with its visa on a window sill above a Gulf skyline",
  });
  sky(a, [
    [0, "#6FB1BC"],
    [0.3, "#B7D9D7"],
    [0.5, "#F4EDD6"],
    [0.62, "#FADDAA"],
    [0.7, "#F4B774"],
    [1, "#F4B774"],
  ]);
  sun(a, 1220, 400, 96, "#FFFCEC", { halo: "#FFEDC0" });
  clouds(
    a,
    [
      [420, 210, 460, 22],
      [900, 150, 460, 22],
      [1330, 280, 300, 14],
    ],
    "#FFFEF6",
    0.8,
  );
  skyline(a, {
    y: 640,
    x0: 200,
    x1: 1720,
    tone: "gold",
    tall: [760, 520],
    twin: [1400, 280],
    env: (t) => 0.45 + 0.6 * Math.abs(Math.sin(t * 6 + 1)),
  });
  sea(a, 644, 200, [
    [0, "#F3CE94"],
    [0.2, "#A9CFC9"],
    [1, "#3C8A98"],
  ]);
  glints(a, { x: 1220, y0: 648, y1: 770, w0: 60, w1: 220, n: 90, color: "#FFF6DC", op: 0.85 });
  ripples(a, { y0: 650, y1: 770, n: 50 });
  dhow(a, { x: 1030, y: 690, s: 92, face: 1, sail: "#FBF4E4", shadeSail: "#E3B98A" });
  dhow(a, {
    x: 560,
    y: 672,
    s: 50,
    face: 1,
    hull: "#8A5A48",
    sail: "#F6EBD6",
    shadeSail: "#E0C09A",
  });
  // wall with a wide opening, carved screens folded back on both sides
  const wall = `M-10 -10H1930V800H-10ZM300 770H1620V250C1620 150 1540 70 1300 70H620C380 70 300 150 300 250Z`;
  a.path(wall, a.g(["#12303F", "#1E4C5C", "#173E4F"], 0, 0, 1920, 500), 'fill-rule="evenodd"');
  a.line(
    "M300 770V250C300 150 380 70 620 70H1300C1540 70 1620 150 1620 250V770",
    "#F4CE92",
    6,
    'opacity=".9"',
  );
  a.line(
    "M282 770V246C282 130 372 52 616 52H1304C1548 52 1638 130 1638 246V770",
    "#5A8E96",
    4,
    'opacity=".6"',
  );
  for (const f of [-1, 1]) {
    const x0 = f < 0 ? 312 : 1608,
      x1 = f < 0 ? 408 : 1512,
      d = poly([
        [x0, 236],
        [x1, 286],
        [x1, 770],
        [x0, 770],
      ]);
    a.path(d, "#7A4A30", 'opacity=".35"');
    khatam(a, {
      x: Math.min(x0, x1) - 10,
      y: 220,
      w: 130,
      h: 560,
      s: 62,
      color: "#8F5734",
      width: 5,
      clip: a.clip(d),
    });
    a.line(d, "#C98B55", 7);
  }
  for (const x of [150, 1770]) {
    const d = archPath(x, 720, 150, 470, 0.6);
    a.path(d, "#0E2838");
    khatam(a, {
      x: x - 90,
      y: 230,
      w: 180,
      h: 490,
      s: 60,
      color: "#C9955E",
      width: 3,
      op: 0.75,
      clip: a.clip(d),
    });
    a.line(d, "#C9955E", 4);
  }
  // sill
  wood(a, 752, ["#E3B278", "#BC7C46", "#7E4A2C"]);
  a.rect(-10, 744, 1940, 12, "#F6D7A4");
  a.path("M420 756H1500L1330 1090H60Z", "#FFE9BC", 'opacity=".26"');
  {
    let d = "";
    for (const y of [804, 872, 968]) d += `M-10 ${y}H1930`;
    a.line(d, "#6B3A24", 2, 'opacity=".25"');
  }
  const cam = camera(960, 180, 1000, 1.0),
    pg =
      (X, Z, w, lift = 0.055) =>
      (u, v) =>
        cam([
          X + u,
          lift * Math.sin(Math.PI * Math.min(1, Math.abs(u) / w)) * (1 - 0.25 * v),
          Z + v,
        ]);
  const B = plane(cam, 0, 0, 1.26, 0),
    W = 0.66,
    D = 0.42;
  flat(
    a,
    B,
    [
      [-W - 0.12, -0.03],
      [W - 0.02, -0.04],
      [W - 0.06, D],
      [-W - 0.1, D + 0.02],
    ],
    "#4A2621",
    'opacity=".42"',
  );
  // boarding pass tucked under, keys
  {
    const m = plane(cam, 0.6, 0, 1.33, -0.3);
    fRect(a, m, 0.0, 0.02, 0.5, 0.2, "#7A4527", 'opacity=".35"');
    fRect(a, m, 0, 0.03, 0.5, 0.2, "#FBF6E8");
    fRect(a, m, 0, 0.17, 0.5, 0.06, P.gulf);
    textLines(a, m, { u: 0.17, v: 0.13, w: 0.14, n: 3, gap: 0.032, sw: 3 });
    let d = "";
    for (let i = 0; i < 12; i++) {
      const u = 0.4 + i * 0.007;
      d += `M${coordinates(m(u, 0.05))}L${coordinates(m(u, 0.15))}`;
    }
    a.line(d, P.night, 2.4, 'opacity=".8"');
  }
  flat(
    a,
    B,
    [
      [-W - 0.025, -0.025],
      [W + 0.025, -0.025],
      [W + 0.02, D + 0.02],
      [-W - 0.02, D + 0.02],
    ],
    P.rust,
  );
  flat(
    a,
    B,
    [
      [-W - 0.025, -0.025],
      [W + 0.025, -0.025],
      [W + 0.023, 0.0],
      [-W - 0.023, 0.0],
    ],
    mix(P.rust, P.night, 0.45),
  );
  for (const s of [-1, 1])
    for (let k = 2; k >= 0; k--) {
      const m = pg(0, 1.26, W, 0.035 + k * -0.006 + 0.02),
        N = 12,
        top = [],
        bot = [];
      for (let i = 0; i <= N; i++) {
        const u = (s * W * (1 - k * -0.008) * i) / N;
        top.push(m(u, D));
        bot.push(m(u, 0));
      }
      a.path(
        poly([...bot, ...top.reverse()]),
        k
          ? mix(P.sand, P.dune, 0.3 * k)
          : s > 0
            ? a.g(
                [
                  [0, "#E6D9BC"],
                  [0.2, "#FBF7EA"],
                  [1, "#FFFDF4"],
                ],
                960,
                0,
                1500,
                0,
              )
            : a.g(
                [
                  [0, "#FDF9EC"],
                  [0.8, "#F1E8D0"],
                  [1, "#D6C49C"],
                ],
                420,
                0,
                960,
                0,
              ),
      );
    }
  const m = pg(0, 1.26, W, 0.055),
    curve = (pts, c, w, e) => {
      const q = [];
      for (let i = 0; i < pts.length - 1; i++)
        for (let j = 0; j < 8; j++)
          q.push([lerp(pts[i][0], pts[i + 1][0], j / 8), lerp(pts[i][1], pts[i + 1][1], j / 8)]);
      q.push(pts.at(-1));
      fLine(a, m, q, c, w, e);
    },
    area = (pts, c, e) => {
      const q = [];
      for (let i = 0; i < pts.length; i++) {
        const A = pts[i],
          Bq = pts[(i + 1) % pts.length];
        for (let j = 0; j < 8; j++) q.push([lerp(A[0], Bq[0], j / 8), lerp(A[1], Bq[1], j / 8)]);
      }
      flat(a, m, q, c, e);
    };
  const rc = (u, v, w, h) => [
    [u, v],
    [u + w, v],
    [u + w, v + h],
    [u, v + h],
  ];
  // left: holder's page
  area(rc(-0.6, 0.13, 0.17, 0.22), "#BFD9DA");
  flat(
    a,
    m,
    [
      [-0.595, 0.13],
      [-0.588, 0.17],
      [-0.565, 0.196],
      [-0.535, 0.206],
      [-0.497, 0.206],
      [-0.467, 0.196],
      [-0.444, 0.17],
      [-0.437, 0.13],
    ],
    P.fjord,
  );
  {
    const E = (cy, ru, rv, t0 = 0, t1 = 6.2832, n = 30) =>
      Array.from({ length: n + 1 }, (_, i) => {
        const t = lerp(t0, t1, i / n);
        return [-0.516 + Math.cos(t) * ru, cy + Math.sin(t) * rv];
      });
    flat(
      a,
      m,
      [
        [-0.53, 0.24],
        [-0.502, 0.24],
        [-0.502, 0.2],
        [-0.53, 0.2],
      ],
      "#A9744F",
    );
    flat(a, m, E(0.268, 0.033, 0.056), "#C99270");
    flat(
      a,
      m,
      [...E(0.278, 0.037, 0.062, -0.1, 3.25), [-0.546, 0.282], [-0.52, 0.3], [-0.488, 0.296]],
      P.date,
    );
  }
  for (let i = 0; i < 6; i++)
    curve(
      [
        [-0.39, 0.335 - i * 0.037],
        [-0.39 + [0.2, 0.28, 0.13, 0.24, 0.1, 0.18][i], 0.335 - i * 0.037],
      ],
      P.fjord,
      i % 2 ? 3.4 : 5,
      'opacity=".55" stroke-linecap="round"',
    );
  for (const v of [0.075, 0.04])
    curve(
      [
        [-0.6, v],
        [-0.07, v],
      ],
      P.fjord,
      5,
      'stroke-dasharray="14 6 9 5 20 6" opacity=".6"',
    );
  flat(a, m, starPts(-0.12, 0.17, 0.05), P.amber, 'opacity=".55"');
  // right: visa with rosette and stamps
  area(rc(0.06, 0.05, 0.54, 0.32), "#DDEAE4");
  area(rc(0.06, 0.325, 0.54, 0.045), P.gulf);
  for (const r of [0.135, 0.105, 0.075, 0.045])
    fLine(
      a,
      m,
      [...starPts(0.2, 0.185, r, 8, 0.78, r), starPts(0.2, 0.185, r, 8, 0.78, r)[0]],
      P.gulf,
      2,
      'opacity=".5"',
    );
  flat(a, m, starPts(0.2, 0.185, 0.04), P.amber);
  for (let i = 0; i < 5; i++)
    curve(
      [
        [0.35, 0.285 - i * 0.04],
        [0.35 + [0.2, 0.14, 0.22, 0.1, 0.17][i], 0.285 - i * 0.04],
      ],
      P.fjord,
      4,
      'opacity=".5" stroke-linecap="round"',
    );
  {
    const c = [0.46, 0.14],
      R = (r) => [...fRing(c[0], c[1], r, 44), fRing(c[0], c[1], r, 44)[0]];
    fLine(a, m, R(0.095), P.iron, 5, 'opacity=".9"');
    fLine(a, m, R(0.074), P.iron, 2.4, 'opacity=".9"');
    flat(a, m, starPts(c[0], c[1], 0.04, 8, 0.6), P.iron, 'opacity=".9"');
  }
  a.line(`M${coordinates(m(0, 0))}L${coordinates(m(0, D))}`, "#A98E62", 3, 'opacity=".8"');
  // pen
  {
    const A = cam([-0.98, 0.012, 1.2]),
      C = cam([-0.78, 0.012, 1.6]);
    a.line(
      `M${A[0] + 8} ${A[1] + 10}L${C[0] + 8} ${C[1] + 8}`,
      "#4A2621",
      12,
      'opacity=".35" stroke-linecap="round"',
    );
    a.line(`M${coordinates(A)}L${coordinates(C)}`, P.night, 13, 'stroke-linecap="round"');
    const q = (t) => [lerp(A[0], C[0], t), lerp(A[1], C[1], t)];
    a.line(`M${coordinates(q(0.62))}L${coordinates(q(0.66))}`, P.amber, 14);
    a.line(
      `M${coordinates(q(0.05))}L${coordinates(q(0.6))}`,
      mix(P.fjord, P.gulf, 0.5),
      4,
      'opacity=".7"',
    );
  }
  birds(
    a,
    [
      [1010, 330, 12],
      [1042, 344, 9],
      [984, 350, 8],
    ],
    "#4F93A0",
  );
  return a;
};
