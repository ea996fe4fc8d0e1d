import { Art } from "../kit/art.mjs";
import { sitBack, sitFront } from "../kit/at-table.mjs";
import { camera, zoom } from "../kit/camera.mjs";
import { P } from "../kit/colour.mjs";
import { pendant } from "../kit/furniture.mjs";
import { hall } from "../kit/hall.mjs";
import { poly } from "../kit/paths.mjs";
import { fLine, fRect, plane } from "../kit/plane.mjs";
import { plant } from "../kit/plants.mjs";
import { sit } from "../kit/sitting.mjs";
import { clouds, skyBox, sun } from "../kit/sky.mjs";
import { skyline } from "../kit/skyline.mjs";

export const draw = () => {
  const a = new Art({
    seed: 206,
    light: "l",
    title: "A team of many backgrounds at a long table above the city",
  });
  skyBox(
    a,
    [
      [0, "#7DBCC4"],
      [0.5, "#BFDDD9"],
      [0.8, "#F1EBD4"],
      [1, "#F8DFB0"],
    ],
    80,
    560,
  );
  sun(a, 640, 270, 70, "#FFFDF0", { halo: "#FFF0C8" });
  clouds(
    a,
    [
      [760, 200, 420, 20],
      [1200, 260, 300, 14],
    ],
    "#fff",
    0.8,
  );
  skyline(a, { y: 560, tone: "day", tall: [1240, 400], k: 0.9 });
  a.rect(0, 560, 1920, 100, "#C9CDB4");
  const cam = camera(960, 350, 1000, 1.85),
    W = 5.4,
    H = 3.3,
    B = 7.4;
  hall(a, {
    cam,
    W,
    H,
    B,
    cols: 6,
    dx: 1.5,
    bar: 0,
    lightOp: 0.26,
    ceil: ["#E9E4D2", "#F6EEDC"],
    left: ["#DCC8A4", "#F3E6CC"],
    right: ["#F8EBD0", "#E3C79A"],
    frame: "#F8F3E4",
    floor: ["#DDB07A", "#BC7F4C", "#8F5734"],
  });
  for (const [X, t, s] of [
    [-1.7, 176, 170],
    [0, 176, 170],
    [1.7, 176, 170],
  ]) {
    const [x] = cam([X, 0, 4.6]);
    pendant(a, x, t, s, P.iron, "#FFE3A6");
  }
  const T = { y: 0.74, z0: 3.9, z1: 5.6, x: 2.2 };
  {
    const c = cam([0.15, 0, 4.4]);
    a.ell(c[0], c[1], 600, 70, "#6B3A28", 'opacity=".3"');
  }
  // far side faces us
  const far = [
    [-1.75, "suit", { top: P.gulf, hair: "#C9955E", skin: "#E2B48E" }],
    [-0.88, "abaya", { skin: "#C99270" }],
    [0, "kandura", { skin: "#B98160" }],
    [0.88, "dress", { top: P.iron, hair: "#3A211B", skin: "#8C5A3E" }],
    [1.75, "suit", { top: "#F4E4C8", shirt: P.coral, hair: "#2A1716", skin: "#C08A66" }],
  ];
  for (const [X, t, o] of far) {
    const [x, y] = cam([X, 0.76, 5.66]),
      u = 1000 / 5.66;
    a.path(
      `M${x - u * 0.28} ${y}V${y - u * 0.46}Q${x} ${y - u * 0.54} ${x + u * 0.28} ${y - u * 0.46}V${y}Z`,
      "#1C4659",
    );
    sitFront(a, { x, y: y + 4, s: u * 0.66, type: t, ...o });
  }
  // ends in profile
  {
    const [x, y] = cam([-2.75, 0, 4.75]);
    sit(a, {
      x,
      y,
      h: (1000 / 4.75) * 1.72,
      face: 1,
      type: "dress",
      top: P.amber,
      bottom: P.night,
      hair: "#E4BE7A",
      skin: "#E2B48E",
      chairC: "#1C4659",
    });
    const [x2, y2] = cam([2.75, 0, 4.75]);
    sit(a, {
      x: x2,
      y: y2,
      h: (1000 / 4.75) * 1.76,
      face: -1,
      type: "suit",
      top: P.palm,
      bottom: P.night,
      hair: "#2A1716",
      skin: "#8C5A3E",
      chairC: "#1C4659",
      arm: "point",
    });
  }
  // table
  const rr = [
    [-T.x, T.z0],
    [T.x, T.z0],
    [T.x + 0.25, 4.7],
    [T.x, T.z1],
    [-T.x, T.z1],
    [-T.x - 0.25, 4.7],
  ];
  for (const X of [-1.5, 1.5]) {
    const t = cam([X, T.y, 4.5]),
      b = cam([X, 0, 4.5]);
    a.path(`M${t[0] - 16} ${t[1]}h32l20 ${b[1] - t[1]}h-72z`, "#3A2420");
  }
  a.path(poly(rr.map((p) => cam([p[0], T.y - 0.06, p[1]]))), "#8F5734");
  a.path(
    poly(rr.map((p) => cam([p[0], T.y, p[1]]))),
    a.g(["#FBE2B4", "#E9BE84", "#CC935A"], 500, 600, 1400, 640),
  );
  {
    const sh = (X, Z, r, c) =>
      fRect(a, plane(cam, X, T.y + 0.002, Z, r), -0.16, -0.11, 0.32, 0.22, c);
    for (const [X, Z, r] of [
      [-1.7, 5.2, 0.1],
      [-0.8, 5.25, -0.1],
      [0.1, 5.2, 0.06],
      [1.7, 5.2, -0.1],
      [-1.3, 4.3, 0.1],
      [1.25, 4.3, -0.12],
    ])
      sh(X, Z, r, "#FFFDF4");
    {
      const m = plane(cam, -0.2, T.y + 0.002, 4.75, 0.05);
      fRect(a, m, -0.42, -0.2, 0.84, 0.4, "#CFE3D3");
      fLine(
        a,
        m,
        [
          [-0.34, -0.1],
          [-0.14, 0.04],
          [0.02, -0.04],
          [0.32, 0.12],
        ],
        P.iron,
        4.4,
        'stroke-linejoin="round"',
      );
    }
    for (const [X, Z] of [
      [-1.2, 4.9],
      [0.9, 4.95],
      [0.5, 4.35],
    ]) {
      const [x, y] = cam([X, T.y, Z]),
        u = 1000 / Z;
      a.path(
        `M${x - u * 0.045} ${y - u * 0.1}h${u * 0.09}l${-u * 0.012} ${u * 0.1}h${-u * 0.066}z`,
        P.snow,
      );
      a.ell(x, y - u * 0.1, u * 0.045, u * 0.012, "#8F5734");
    }
    const [x, y] = cam([0.9, T.y, 5.25]),
      u = 190;
    a.path(`M${x - u * 0.19} ${y}h${u * 0.38}l-10 ${-u * 0.25}h${-u * 0.3}z`, "#12303F");
  }
  // near side, from behind
  for (const [X, o] of [
    [-1.56, { type: "kandura", skin: "#B98160" }],
    [-0.82, { top: P.coral, style: 1, hair: "#4A2A20", skin: "#C99270" }],
    [0.82, { top: P.fjord, hair: "#D9A55E", skin: "#E2B48E" }],
    [1.56, { top: P.lagoon, style: 1, hair: "#1F1413", skin: "#9C6B4B" }],
  ]) {
    const [x, y] = cam([X, 0, 3.55]);
    a.ell(x + 30, y + 6, 110, 14, "#4A2621", 'opacity=".35"');
    sitBack(a, { x, y, u: 282, ...o });
  }
  plant(a, ...cam([-4.6, 0, 5.2]), 230, "#1F5148", "#3F7D63", "#F4E4C8");
  plant(a, ...cam([4.5, 0, 5.6]), 200, "#1F5148", "#3F7D63", P.coral);
  zoom(a, 1.2, 960, 330);
  return a;
};
