import { Art } from "../kit/art.mjs";
import { camera } from "../kit/camera.mjs";
import { mix, P } from "../kit/colour.mjs";
import { wood } from "../kit/furniture.mjs";
import { coordinates, lerp } from "../kit/numbers.mjs";
import { palms } from "../kit/palms.mjs";
import { poly, smooth, starPts } from "../kit/paths.mjs";
import { fLine, flat, fRect, fSeal, plane, textLines } from "../kit/plane.mjs";
import { plant } from "../kit/plants.mjs";
import { clouds, glow, skyBox, sun } from "../kit/sky.mjs";
import { skyline } from "../kit/skyline.mjs";

export const draw = () => {
  const a = new Art({
    seed: 202,
    light: "l",
    title: "A certificate with its seal, a calculator and a lamp on a desk in window light",
  });
  skyBox(
    a,
    [
      [0, "#7DBCC4"],
      [0.5, "#BFDDD9"],
      [0.8, "#F1EBD4"],
      [1, "#F8DFB0"],
    ],
    60,
    620,
  );
  sun(a, 700, 300, 80, "#FFFDF0", { halo: "#FFF0C8" });
  clouds(
    a,
    [
      [760, 230, 440, 22],
      [1220, 300, 360, 16],
      [260, 240, 300, 16],
    ],
    "#fff",
    0.8,
  );
  skyline(a, {
    y: 600,
    x0: 160,
    x1: 1800,
    tone: "day",
    tall: [1130, 470],
    env: (t) => 0.4 + 0.6 * Math.abs(Math.sin(t * 5 + 0.3)),
  });
  a.rect(0, 600, 1920, 200, a.v(["#D9C99A", "#B9B184"], 600, 760));
  palms(
    a,
    [
      [330, 660, 230, 0.05],
      [480, 650, 180, -0.05],
      [1460, 655, 210, -0.05],
      [1600, 660, 250, 0.05],
    ],
    "#2F6B5A",
    "#86AE7E",
  );
  // pale wall with one wide window
  a.path(
    "M-10 -10H1930V720H-10ZM230 60V640H1690V60Z",
    a.g(["#F8EED8", "#EBDCC0", "#DCC8A4"], 0, 0, 1920, 600),
    'fill-rule="evenodd"',
  );
  a.path("M230 60V640H1690V60ZM250 80V622H1670V80Z", "#FDF8EA", 'fill-rule="evenodd"');
  a.path("M230 60H1690L1670 80H250Z", "#C9AE82");
  a.path("M1690 60V640L1670 622V80Z", "#E4D2AE");
  for (const x of [716, 1198]) a.rect(x - 9, 80, 18, 542, "#FDF8EA");
  a.rect(200, 636, 1520, 20, "#FFFBF0");
  a.rect(200, 656, 1520, 12, "#C9AE82");
  for (let i = 0; i < 5; i++) a.rect(252, 80 + i * 13, 1416, 11, i % 2 ? "#EFE2C4" : "#FBF3DF");
  a.line("M470 84V146M960 84V146M1450 84V146", "#D9C49A", 2);
  wood(a, 716, ["#B87A48", "#8F5230", "#5F3323"]);
  a.rect(-10, 708, 1940, 10, "#D9A56C");
  const cam = camera(960, 120, 1000, 1.0);
  const T = (X, Z, r) => plane(cam, X, 0, Z, r);
  for (const [x0, w] of [
    [-1.1, 0.75],
    [-0.15, 0.75],
    [0.8, 0.75],
  ]) {
    const q = [
      cam([x0, 0, 1.66]),
      cam([x0 + w, 0, 1.66]),
      cam([x0 + w + 0.25, 0, 1.02]),
      cam([x0 + 0.25, 0, 1.02]),
    ];
    a.path(poly(q), "#F3BE7E", 'opacity=".38"');
  }
  // folders
  {
    for (const [i, c] of [P.fjord, P.gulf, "#F4E4C8"].entries()) {
      const mm = (u, v) => cam([-1.02 + u + i * 0.015, 0.03 * (i + 1), 1.26 + v - i * 0.01]);
      flat(
        a,
        (u, v) => cam([-1.02 + u + i * 0.015, 0.03 * i, 1.26 + v - i * 0.01]),
        [
          [0, 0],
          [0.44, 0],
          [0.44, 0.02],
          [0, 0.02],
        ],
        mix(c, P.night, 0.35),
      );
      const b = [
          [0, 0],
          [0.44, 0],
          [0.44, 0.3],
          [0, 0.3],
        ].map((p) => mm(...p)),
        g = [
          [0, 0],
          [0.44, 0],
        ].map((p) => cam([-1.02 + p[0] + i * 0.015, 0.03 * i, 1.26 - i * 0.01]));
      a.path(poly([b[0], b[1], g[1], g[0]]), mix(c, P.night, 0.3));
      a.path(
        poly([b[1], b[2], cam([-0.58 + i * 0.015, 0.03 * i, 1.56 - i * 0.01]), g[1]]),
        mix(c, P.night, 0.45),
      );
      a.path(poly(b), c);
    }
    const mm = (u, v) => cam([-0.99 + u, 0.09, 1.24 + v]);
    textLines(a, mm, { u: 0.06, v: 0.22, w: 0.2, n: 3, gap: 0.05, sw: 4 });
  }
  // certificate
  {
    const m = T(-0.4, 1.07, 0.05),
      w = 0.86,
      h = 0.5;
    flat(
      a,
      T(-0.38, 1.05, 0.05),
      [
        [0, 0],
        [w + 0.02, 0],
        [w + 0.02, h],
        [0, h],
      ],
      "#3A1D1C",
      'opacity=".4"',
    );
    fRect(a, m, 0, 0, w, h, a.g(["#FFFDF3", "#F6EAD0"], 500, 0, 1500, 0));
    for (const [d, sw, c] of [
      [0.025, 5, P.gulf],
      [0.04, 2, P.amber],
    ])
      fLine(
        a,
        m,
        [
          [d, d],
          [w - d, d],
          [w - d, h - d],
          [d, h - d],
          [d, d],
        ],
        c,
        sw,
      );
    for (const [u, v] of [
      [0.06, 0.06],
      [w - 0.06, 0.06],
      [w - 0.06, h - 0.06],
      [0.06, h - 0.06],
    ])
      flat(a, m, starPts(u, v, 0.026), P.gulf);
    fLine(
      a,
      m,
      [
        [0.2, 0.42],
        [w - 0.2, 0.42],
      ],
      P.fjord,
      12,
      'stroke-linecap="round" opacity=".85"',
    );
    fLine(
      a,
      m,
      [
        [0.3, 0.385],
        [w - 0.3, 0.385],
      ],
      P.fjord,
      5,
      'stroke-linecap="round" opacity=".5"',
    );
    textLines(a, m, {
      u: 0.12,
      v: 0.325,
      w: w - 0.24,
      n: 4,
      gap: 0.042,
      sw: 4,
      ks: [1, 0.94, 1, 0.6],
    });
    fLine(
      a,
      m,
      [
        [0.12, 0.1],
        [0.34, 0.1],
      ],
      P.fjord,
      2.4,
      'opacity=".6"',
    );
    {
      const s = [
        [0.13, 0.115],
        [0.16, 0.15],
        [0.18, 0.11],
        [0.21, 0.145],
        [0.24, 0.11],
        [0.31, 0.13],
      ].map((p) => m(...p));
      a.line(`M${coordinates(s[0])}${smooth(s, 1)}`, P.gulf, 3.4, 'stroke-linecap="round"');
    }
    fSeal(a, m, w - 0.2, 0.145, 0.062);
  }
  // calculator
  {
    const X = 0.64,
      Z = 1.12,
      w = 0.3,
      h = 0.38,
      t = 0.035,
      R = -0.1,
      m = (u, v) =>
        cam([
          X + u * Math.cos(R) - v * Math.sin(R) - v * 0.14,
          t,
          Z + u * Math.sin(R) + v * Math.cos(R),
        ]),
      g = (u, v) =>
        cam([
          X + u * Math.cos(R) - v * Math.sin(R) - v * 0.14,
          0,
          Z + u * Math.sin(R) + v * Math.cos(R),
        ]);
    a.path(
      poly([g(-0.01, -0.03), g(w + 0.05, -0.03), g(w + 0.05, h), g(0, h)]),
      "#3A1D1C",
      'opacity=".4"',
    );
    a.path(poly([m(0, 0), m(w, 0), g(w, 0), g(0, 0)]), "#0B1E2B");
    a.path(poly([m(w, 0), m(w, h), g(w, h), g(w, 0)]), "#0B1E2B");
    fRect(a, m, 0, 0, w, h, P.fjord);
    fRect(a, m, 0.03, 0.3, w - 0.06, 0.075, "#CFE3D3");
    fLine(
      a,
      m,
      [
        [0.16, 0.325],
        [0.25, 0.325],
      ],
      P.fjord,
      5,
      'opacity=".6"',
    );
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 4; c++)
        fRect(
          a,
          m,
          0.03 + c * 0.062,
          0.03 + r * 0.064,
          0.048,
          0.046,
          c === 3 ? (r ? P.amber : P.iron) : "#E4EFEF",
        );
  }
  // pen, cup
  {
    const A = cam([0.5, 0.02, 1.05]),
      C = cam([0.5, 0.02, 1.34]),
      q = (t) => [lerp(A[0], C[0], t), lerp(A[1], C[1], t)];
    a.line(
      `M${A[0] + 6} ${A[1] + 8}L${C[0] + 6} ${C[1] + 6}`,
      "#3A1D1C",
      9,
      'opacity=".35" stroke-linecap="round"',
    );
    a.line(`M${coordinates(A)}L${coordinates(C)}`, P.iron, 11, 'stroke-linecap="round"');
    a.line(`M${coordinates(A)}L${coordinates(q(0.08))}`, P.amber, 8, 'stroke-linecap="round"');
    a.line(`M${coordinates(q(0.55))}L${coordinates(q(0.58))}`, P.amber, 12);
  }
  {
    const [x, y] = cam([0.72, 0, 1.6]);
    a.ell(x + 30, y + 2, 74, 13, "#3A1D1C", 'opacity=".35"');
    a.ell(x, y - 3, 62, 12, "#F4E4C8");
    a.line(`M${x + 38} ${y - 50}q34 0 26 22q-6 14 -34 12`, "#FBFBF7", 7);
    a.path(
      `M${x - 42} ${y - 66}C${x - 42} ${y - 20} ${x - 30} ${y - 6} ${x} ${y - 6}C${x + 30} ${y - 6} ${x + 42} ${y - 20} ${x + 42} ${y - 66}Z`,
      a.hz(["#FFFFFF", "#EAF0EC", "#B9CFCF"]),
    );
    a.ell(x, y - 66, 42, 8, "#DCE8E4");
    a.ell(x, y - 65, 35, 6, "#6B3A24");
  }
  // brass lamp on the left
  {
    const [x, y] = cam([-0.62, 0, 1.66]);
    a.ell(x + 26, y + 3, 92, 13, "#3A1D1C", 'opacity=".35"');
    a.path(`M${x - 66} ${y}a66 12 0 0 0 132 0v-9a66 12 0 0 0 -132 0z`, P.rust);
    a.ell(x, y - 9, 66, 12, P.iron);
    a.line(
      `M${x} ${y - 10}L${x - 60} ${y - 170}L${x + 70} ${y - 312}`,
      P.iron,
      11,
      'stroke-linejoin="round" stroke-linecap="round"',
    );
    a.circle(x - 60, y - 170, 12, P.rust);
    glow(a, x + 150, y - 240, 210, "#FFE3A6", 0.5);
    a.path(
      `M${x + 52} ${y - 338}C${x + 100} ${y - 366} ${x + 176} ${y - 330} ${x + 206} ${y - 250}L${x + 84} ${y - 226}C${x + 50} ${y - 250} ${x + 36} ${y - 310} ${x + 52} ${y - 338}Z`,
      a.g([P.coral, P.iron, P.rust], x + 40, y - 330, x + 200, y - 230),
    );
    a.path(
      `M${x + 206} ${y - 250}L${x + 84} ${y - 226}Q${x + 140} ${y - 216} ${x + 206} ${y - 250}Z`,
      "#FFF2CE",
    );
  }
  plant(a, 1700, 772, 270, "#1F5148", "#3F7D63", "#F4E4C8");
  return a;
};
