import { Art } from "../kit/art.mjs";
import { box3, camera, quad3 } from "../kit/camera.mjs";
import { P } from "../kit/colour.mjs";
import { bookStack, loungeChair, pendant } from "../kit/furniture.mjs";
import { supertall, twinTowers } from "../kit/landmarks.mjs";
import { khatam } from "../kit/ornament.mjs";
import { poly } from "../kit/paths.mjs";
import { person } from "../kit/person.mjs";
import { clouds, glow, haze, sky, sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";
import { sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({ seed: 111, light: "r", title: "A corner office above the city" });
  sky(a, [
    [0, "#6FB1BC"],
    [0.35, "#B7D9D7"],
    [0.6, "#F4EDD6"],
    [0.78, "#FADDAA"],
    [1, "#F4B774"],
  ]);
  sun(a, 1290, 380, 92, "#FFFCEC", { halo: "#FFEDC0" });
  clouds(
    a,
    [
      [300, 220, 520, 24],
      [900, 170, 420, 20],
      [1380, 260, 420, 18],
    ],
    "#FFFEF6",
    0.8,
  );
  sea(a, 610, 60, ["#F6E6C2", "#A9CFC9"]);
  city(a, {
    x0: -20,
    x1: 1960,
    y: 660,
    hmin: 40,
    hmax: 210,
    wmin: 26,
    wmax: 50,
    lit: "#E3DCC2",
    shade: "#B9CDC6",
    env: (t) => 0.6 + 0.5 * Math.abs(Math.sin(t * 6)),
  });
  haze(a, 460, 662, "#F8DDAE", 0.7);
  supertall(a, { x: 820, y: 690, H: 560, lit: "#F1EAD2", mid: "#A3C3C0", shade: "#4F93A0" });
  twinTowers(a, { x: 480, y: 690, H: 330, lit: "#C3D2C4", shade: "#7AAAB0" });
  city(a, {
    x0: -20,
    x1: 1960,
    y: 720,
    hmin: 60,
    hmax: 230,
    wmin: 40,
    wmax: 74,
    lit: "#A9C8C0",
    shade: "#5C9CA8",
    floors: 11,
    env: (t) => 0.45 + 0.7 * Math.abs(Math.cos(t * 4.4)),
  });
  haze(a, 560, 740, "#F3CB92", 0.55);
  city(a, {
    x0: -20,
    x1: 1960,
    y: 800,
    hmin: 50,
    hmax: 200,
    wmin: 60,
    wmax: 110,
    lit: "#7FAFAE",
    shade: "#357C8C",
    floors: 11,
    lineOp: 0.25,
    env: (t) => 0.3 + 0.8 * Math.abs(Math.sin(t * 5 + 1)),
  });
  const cam = camera(960, 430, 1000, 1.6),
    Q = (p, f, e) => quad3(a, cam, p, f, e),
    W = 5.2,
    H = 3.3,
    B = 6.4,
    N = 1.6;
  // ceiling, floor, right wall
  Q(
    [
      [-W, H, N],
      [W, H, N],
      [W, H, B],
      [-W, H, B],
    ],
    a.v(["#143A4B", "#2A5D6B"], -200, 170),
  );
  Q(
    [
      [-W, 0, N],
      [W, 0, N],
      [W, 0, B],
      [-W, 0, B],
    ],
    a.v(["#EBC593", "#C98E58", "#A5663B"], 670, 1080),
  );
  {
    let d = "";
    for (let i = -20; i <= 20; i++) {
      const p = cam([i * 0.52, 0, B]),
        q = cam([i * 0.52, 0, N]);
      d += `M${p.map((v) => v.toFixed(1)).join(" ")}L${q.map((v) => v.toFixed(1)).join(" ")}`;
    }
    a.line(d, "#8F5730", 1.6, 'opacity=".28"');
  }
  // mullions on the back wall, their light and shadow on the floor
  for (let i = 0; i < 6; i++) {
    const X0 = -W + i * 1.735 + 0.06,
      X1 = X0 + 1.6;
    Q(
      [
        [X0, 0, B],
        [X1, 0, B],
        [X1 - 1.5, 0, N],
        [X0 - 2.2, 0, N],
      ],
      "#FFEBC0",
      'opacity=".42"',
    );
  }
  for (let i = 0; i <= 6; i++) {
    const X = -W + i * 1.735;
    Q(
      [
        [X - 0.035, 0, B],
        [X + 0.035, 0, B],
        [X + 0.035, H, B],
        [X - 0.035, H, B],
      ],
      "#12303F",
    );
  }
  Q(
    [
      [-W, 0, B],
      [W, 0, B],
      [W, 0.07, B],
      [-W, 0.07, B],
    ],
    "#12303F",
  );
  Q(
    [
      [-W, 2.42, B],
      [W, 2.42, B],
      [W, 2.47, B],
      [-W, 2.47, B],
    ],
    "#12303F",
  );
  Q(
    [
      [-W, H - 0.1, B],
      [W, H - 0.1, B],
      [W, H, B],
      [-W, H, B],
    ],
    "#12303F",
  );
  Q(
    [
      [W, 0, N],
      [W, H, N],
      [W, H, B],
      [W, 0, B],
    ],
    a.g(["#1E4C5C", "#12303F"], 1700, 0, 1920, 0),
  );
  Q(
    [
      [-W, 0, N],
      [-W, H, N],
      [-W, H, B],
      [-W, 0, B],
    ],
    a.g(["#12303F", "#245866"], 0, 0, 240, 0),
  );
  // lattice screen at the left wall
  {
    const b = [
      [-W + 0.05, 0, 3.2],
      [-W + 0.05, 3.1, 3.2],
      [-W + 0.05, 3.1, 5.9],
      [-W + 0.05, 0, 5.9],
    ].map(cam);
    const cp = a.clip(poly(b));
    khatam(a, {
      x: -60,
      y: 60,
      w: 420,
      h: 900,
      s: 84,
      color: "#C9955E",
      width: 4,
      op: 0.8,
      clip: cp,
    });
    a.line(poly(b), "#C9955E", 6);
  }
  // rug
  {
    const e = [
      [-3.3, 0, 2.7],
      [-0.5, 0, 2.7],
      [-0.5, 0, 5.0],
      [-3.3, 0, 5.0],
    ];
    Q(e, "#2A6E7C");
    Q(
      [
        [-3.15, 0, 2.8],
        [-0.65, 0, 2.8],
        [-0.65, 0, 4.85],
        [-3.15, 0, 4.85],
      ],
      "#F0E2C4",
    );
    Q(
      [
        [-3.0, 0, 2.9],
        [-0.8, 0, 2.9],
        [-0.8, 0, 4.7],
        [-3.0, 0, 4.7],
      ],
      "#3D8793",
    );
    Q(
      [
        [-2.6, 0, 3.2],
        [-1.2, 0, 3.2],
        [-1.2, 0, 4.4],
        [-2.6, 0, 4.4],
      ],
      "#B04B2A",
    );
    Q(
      [
        [-2.3, 0, 3.45],
        [-1.5, 0, 3.45],
        [-1.5, 0, 4.15],
        [-2.3, 0, 4.15],
      ],
      "#F0C98E",
    );
  }
  // two people talking by the glass
  {
    const p = cam([-0.35, 0, 5.6]),
      q = cam([0.32, 0, 5.5]);
    for (const [x, y] of [p, q])
      a.path(`M${x - 20} ${y}h46l-120 120h-60z`, "#7A4527", 'opacity=".32"');
    person(a, { x: p[0], y: p[1], h: 300, type: "kandura" });
    person(a, {
      x: q[0],
      y: q[1],
      h: 292,
      type: "suit",
      top: P.fjord,
      hair: "#C9955E",
      skin: "#D9A27C",
    });
  }
  {
    const [x, y] = cam([-2.5, 0, 3.8]);
    loungeChair(a, x - 20, y + 20, 270, P.iron);
    const [tx, ty] = cam([-1.25, 0, 3.6]);
    a.ell(tx, ty - 120, 92, 20, "#F4E3C2");
    a.ell(tx, ty - 114, 92, 20, "#B98A58", 'opacity=".0"');
    a.path(`M${tx - 92} ${ty - 120}a92 20 0 0 0 184 0v9a92 20 0 0 1 -184 0z`, "#C08A52");
    a.line(`M${tx} ${ty - 102}V${ty + 4}`, P.night, 8);
    a.ell(tx, ty + 6, 48, 10, P.night);
    bookStack(a, tx - 62, ty - 124, 76, [[P.gulf], [P.amber, 0.86, 0.06]]);
    a.path(`M${tx + 26} ${ty - 152}h34l-4 30h-26z`, P.snow);
  }
  // desk on the right
  box3(
    a,
    cam,
    [1.15, 0.68, 3.2],
    [2.6, 0.07, 1.15],
    { top: "#F3D6A2", front: "#B97F49", side: "#9C6536" },
    0,
  );
  for (const [X, Z] of [
    [1.25, 3.25],
    [3.65, 3.25],
    [1.25, 4.25],
  ]) {
    const t = cam([X, 0.68, Z]),
      b = cam([X, 0, Z]);
    a.line(`M${t[0]} ${t[1]}L${b[0]} ${b[1]}`, P.night, (1000 / Z) * 0.04);
  }
  {
    const [x, y] = cam([1.95, 0.75, 3.75]);
    a.path(`M${x - 84} ${y + 16}h150l22 14h-196z`, "#BFCFCF");
    a.path(`M${x - 84} ${y + 16}l14 -104h150l-14 104z`, "#12303F");
    a.path(`M${x - 66} ${y + 8}l12 -88h126l-12 88z`, a.v(["#DDEBE6", "#9CC6C6"]));
    a.line(
      `M${x - 52} ${y - 10}l34 -26l26 14l44 -40`,
      P.iron,
      5,
      'stroke-linejoin="round" stroke-linecap="round"',
    );
    const [lx, ly] = cam([3.2, 0.75, 3.9]);
    a.ell(lx, ly + 4, 42, 10, P.iron);
    a.line(
      `M${lx} ${ly}L${lx + 14} ${ly - 120}L${lx - 60} ${ly - 196}`,
      P.iron,
      7,
      'stroke-linejoin="round"',
    );
    a.path(`M${lx - 60} ${ly - 214}l-52 26l34 38q34 -10 40 -44z`, P.iron);
    glow(a, lx - 90, ly - 160, 120, "#FFE3A6", 0.7);
    const [cx2, cy2] = cam([2.72, 0.75, 3.45]);
    a.path(`M${cx2 - 80} ${cy2}l76 -10l26 16l-80 12z`, P.snow);
    a.line(`M${cx2 - 60} ${cy2 + 2}l58 -7m-50 13l58 -7`, P.gulf, 2, 'opacity=".6"');
  }
  {
    const [x, y] = cam([2.25, 0, 2.85]);
    a.line(
      `M${x} ${y - 150}V${y - 50}M${x - 70} ${y - 26}L${x} ${y - 52}L${x + 70} ${y - 26}`,
      P.night,
      11,
      'stroke-linecap="round"',
    );
    a.path(`M${x - 96} ${y - 160}q96 34 192 0v22q-96 34 -192 0z`, "#123646");
    a.path(
      `M${x - 90} ${y - 360}q90 -26 180 0q14 90 2 176q-92 26 -184 0q-12 -86 2 -176z`,
      a.v(["#2E7283", "#17394B"]),
    );
    a.path(`M${x - 90} ${y - 360}q90 -26 180 0l2 14q-92 -24 -184 0z`, "#6FB2B5", 'opacity=".7"');
  }
  // plant
  {
    const [x, y] = cam([-4.25, 0, 4.4]);
    a.path(`M${x - 46} ${y - 96}h92l-14 100h-64z`, "#E9D3AC");
    a.path(`M${x + 8} ${y - 96}h38l-14 100h-24z`, "#C9A678");
    for (const [an, l] of [
      [-2.7, 190],
      [-0.5, 180],
      [-2.2, 240],
      [-1.0, 236],
      [-1.57, 270],
      [-1.85, 250],
      [-1.3, 210],
    ]) {
      const ex = x + Math.cos(an) * l,
        ey = y - 100 + Math.sin(an) * l,
        mx = x + Math.cos(an) * l * 0.3,
        my = y - 100 + Math.sin(an) * l * 0.75;
      a.path(
        `M${x - 4} ${y - 96}C${mx - 34} ${my} ${ex - 30} ${ey - 10} ${ex} ${ey}C${ex + 12} ${ey + 20} ${mx + 26} ${my + 26} ${x + 6} ${y - 96}Z`,
        an < -1.57 ? "#1F5148" : "#3F7D63",
      );
    }
  }
  for (const [X, s] of [
    [-2.0, 210],
    [2.9, 236],
  ]) {
    const [x] = cam([X, 0, 4]);
    pendant(a, x, s === 210 ? 196 : 226, s, P.iron, "#FFE3A6");
  }
  return a;
};
