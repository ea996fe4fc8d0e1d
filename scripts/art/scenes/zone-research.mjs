import { Art } from "../kit/art.mjs";
import { box3, camera, zoom } from "../kit/camera.mjs";
import { mix, P } from "../kit/colour.mjs";
import { dune } from "../kit/dunes.mjs";
import { pendant } from "../kit/furniture.mjs";
import { hall } from "../kit/hall.mjs";
import { torus } from "../kit/landmarks.mjs";
import { ridge } from "../kit/mountains.mjs";
import { f1 } from "../kit/numbers.mjs";
import { palms } from "../kit/palms.mjs";
import { poly } from "../kit/paths.mjs";
import { profile } from "../kit/profile.mjs";
import { clouds, haze, skyBox, sun } from "../kit/sky.mjs";

export const draw = () => {
  const a = new Art({
    seed: 408,
    light: "l",
    title: "A bright laboratory with microscope and glassware, dunes and palms outside",
  });
  skyBox(
    a,
    [
      [0, "#7DBCC4"],
      [0.5, "#C9E2DC"],
      [0.8, "#F6ECD2"],
      [1, "#F8D8A4"],
    ],
    60,
    640,
  );
  sun(a, 560, 280, 78, "#FFFDF0", { halo: "#FFF0C8" });
  clouds(
    a,
    [
      [760, 210, 420, 20],
      [1260, 270, 340, 16],
    ],
    "#fff",
    0.85,
  );
  ridge(a, {
    peaks: [
      [-20, 520],
      [300, 470],
      [620, 520],
      [960, 460],
      [1300, 510],
      [1640, 456],
      [1940, 500],
    ],
    lit: "#E9D2AC",
    shade: "#CDB592",
    foot: "#F6DFB4",
    base: 620,
    rough: 30,
    seed: 6,
  });
  haze(a, 420, 640, "#F8E0B4", 0.5);
  torus(a, {
    x: 1180,
    y: 622,
    H: 190,
    lit: "#F4F4EA",
    shade: "#4F8C94",
    hill: "#7FA072",
    line: "#2F6375",
  });
  dune(a, {
    x: 420,
    y: 560,
    w: 800,
    base: 660,
    lit: "#F3D19C",
    shade: "#D3A06E",
    litFoot: "#EFC48C",
    grain: false,
  });
  dune(a, {
    x: 1620,
    y: 570,
    w: 800,
    base: 680,
    lit: "#F3CD96",
    shade: "#CE9662",
    litFoot: "#EBBB80",
    grain: false,
  });
  palms(
    a,
    [
      [470, 660, 210, 0.05],
      [1560, 660, 220, 0.04],
    ],
    "#2F6B5A",
    "#86AE7E",
  );
  const cam = camera(960, 400, 1000, 1.6),
    W = 5.2,
    H = 3.2,
    B = 6.4;
  const Q = hall(a, {
    cam,
    W,
    H,
    B,
    cols: 5,
    dx: 1.5,
    bar: 0,
    sill: 0.35,
    lightOp: 0.3,
    ceil: ["#E4EFEF", "#F6F6EC"],
    left: ["#DDE8E4", "#F4F4EA"],
    right: ["#EDF0E6", "#C9D8D4"],
    frame: "#FBFBF7",
    floor: ["#DCE6E0", "#B9CBCB", "#8FAAAE"],
    boards: "#6F949B",
  });
  // wall cabinet on the right with glassware; left: periodic tiles
  for (const yy of [0.9, 1.6, 2.3]) {
    Q(
      [
        [W, yy, 3],
        [W - 0.4, yy, 3],
        [W - 0.4, yy, 6],
        [W, yy, 6],
      ],
      "#FBFBF7",
    );
    Q(
      [
        [W - 0.4, yy, 3],
        [W - 0.4, yy - 0.06, 3],
        [W - 0.4, yy - 0.06, 6],
        [W - 0.4, yy, 6],
      ],
      "#8FB3B6",
    );
    for (let i = 0; i < 7; i++) {
      const z = 3.3 + i * 0.38,
        [x, y] = cam([W - 0.3, yy, z]),
        u = 1000 / z;
      a.rect(
        x - u * 0.05,
        y - u * (0.22 + ((i * 37) % 3) * 0.06),
        u * 0.1,
        u * (0.22 + ((i * 37) % 3) * 0.06),
        [P.amber, P.gulf, "#F4E4C8", P.coral, P.lagoon][(i + Math.round(yy * 10)) % 5],
        'opacity=".85"',
      );
    }
  }
  {
    const q = (z, y) => cam([-W, y, z]);
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 7; c++) {
        if (r < 2 && c > 0 && c < 5 - r) continue;
        const z0 = 3.3 + c * 0.38,
          y0 = 2.5 - r * 0.3;
        a.path(
          poly([q(z0, y0), q(z0 + 0.33, y0), q(z0 + 0.33, y0 - 0.25), q(z0, y0 - 0.25)]),
          [P.gulf, P.lagoon, P.amber, P.coral, P.sand, P.fjord][(r * 2 + c) % 6],
          'opacity=".85"',
        );
      }
  }
  for (const [X, t] of [
    [-1.75, 212],
    [0, 212],
    [1.75, 212],
  ]) {
    const [x] = cam([X, 0, 4.2]);
    pendant(a, x, t, 124, P.gulf, "#FFF3CE");
  }
  // two researchers behind the bench
  {
    const [x, y] = cam([-0.95, 0, 4.7]);
    profile(a, {
      x,
      y: y + 10,
      h: 376,
      type: "coat",
      top: "#FBFBF7",
      bottom: P.fjord,
      face: -1,
      arm: "fwd",
      hair: "#3A211B",
      skin: "#8C5A3E",
    });
    const [x2, y2] = cam([1.72, 0, 4.7]);
    profile(a, {
      x: x2,
      y: y2 + 10,
      h: 360,
      type: "coat",
      top: "#FBFBF7",
      bottom: P.iron,
      face: -1,
      arm: "up",
      hair: "#C9955E",
      skin: "#E2B48E",
    });
  }
  // bench
  box3(
    a,
    cam,
    [-3.3, 0, 3.3],
    [6.6, 0.86, 1.2],
    { top: "#BFD6D6", front: "#1C4659", side: "#12303F" },
    0,
  );
  {
    const t = cam([-3.3, 0.86, 3.3]),
      r = cam([3.3, 0.86, 3.3]);
    a.rect(t[0], t[1], r[0] - t[0], 16, "#E9F0EC");
    a.rect(t[0], t[1] + 16, r[0] - t[0], 8, "#0E2838", 'opacity=".5"');
    for (let i = 0; i < 6; i++) {
      const w = (r[0] - t[0]) / 6,
        x = t[0] + i * w;
      a.rect(x + 14, t[1] + 44, w - 28, 168, "#2A5D6B", 'rx="6"');
      a.rect(x + w / 2 - 34, t[1] + 62, 68, 9, "#F3C878", 'rx="4"');
    }
    a.rect(t[0], cam([0, 0, 3.3])[1] - 16, r[0] - t[0], 18, "#0B1E2B");
  }
  const Y = cam([0, 0.86, 3.65])[1] + 6;
  // microscope
  {
    const x = 610,
      y = Y + 14,
      s = 0.92,
      p = (u, v) => `${f1(x + u * s)} ${f1(y - v * s)}`;
    a.ell(x + 20, y + 4, 84, 11, "#6F949B", 'opacity=".45"');
    a.out.push(`<g transform="translate(${2 * x} 0) scale(-1 1)">`);
    a.path(
      `M${p(-66, 0)}Q${p(-66, 26)} ${p(-30, 28)}H${f1(x + 60 * s)}Q${p(78, 26)} ${p(78, 0)}Z`,
      a.v(["#3F7684", "#12303F"]),
    );
    a.path(
      `M${p(40, 26)}C${p(84, 60)} ${p(88, 130)} ${p(30, 168)}L${p(12, 146)}C${p(52, 118)} ${p(50, 66)} ${p(14, 28)}Z`,
      a.hz(["#2A5D6B", "#12303F"]),
    );
    a.rect(x - 56 * s, y - 84 * s, 100 * s, 12 * s, "#12303F");
    a.rect(x - 40 * s, y - 90 * s, 50 * s, 6 * s, "#BFE0DD");
    a.out.push(`<g transform="translate(${f1(x)} ${f1(y)}) scale(${s}) rotate(-18 0 -150)">`);
    a.rect(-18, -206, 36, 92, a.hz(["#F4F4EA", "#8FB3B6", "#3F7684"]), 'rx="6"');
    a.rect(-12, -118, 24, 28, "#12303F");
    a.rect(-8, -94, 16, 14, P.amber);
    a.path("M-15 -206L-11 -256H11L15 -206Z", "#12303F");
    a.rect(-14, -262, 28, 10, P.amber, 'rx="4"');
    a.out.push("</g>");
    a.circle(x + 60 * s, y - 56 * s, 15, P.amber);
    a.circle(x + 60 * s, y - 56 * s, 7, P.rust);
    a.out.push("</g>");
  }
  // glassware
  const flask = (x, y, s, c, t) => {
    const g = 'opacity=".85"';
    if (t === "erl") {
      a.path(
        `M${x - s * 0.13} ${y - s}V${y - s * 0.62}L${x - s * 0.42} ${y - s * 0.06}Q${x - s * 0.42} ${y} ${x - s * 0.34} ${y}H${x + s * 0.34}Q${x + s * 0.42} ${y} ${x + s * 0.42} ${y - s * 0.06}L${x + s * 0.13} ${y - s * 0.62}V${y - s}Z`,
        "#E4F2EC",
        'opacity=".7"',
      );
      a.path(
        `M${x - s * 0.27} ${y - s * 0.36}L${x - s * 0.41} ${y - s * 0.07}Q${x - s * 0.42} ${y} ${x - s * 0.34} ${y}H${x + s * 0.34}Q${x + s * 0.42} ${y} ${x + s * 0.41} ${y - s * 0.07}L${x + s * 0.27} ${y - s * 0.36}Q${x} ${y - s * 0.32} ${x - s * 0.27} ${y - s * 0.36}Z`,
        a.hz([mix(c, P.snow, 0.3), c, mix(c, P.night, 0.15)]),
        g,
      );
    } else if (t === "rnd") {
      a.path(
        `M${x - s * 0.1} ${y - s}V${y - s * 0.68}A${s * 0.36} ${s * 0.36} 0 1 0 ${x + s * 0.1} ${y - s * 0.68}V${y - s}Z`,
        "#E4F2EC",
        'opacity=".7"',
      );
      a.path(
        `M${x - s * 0.35} ${y - s * 0.36}A${s * 0.36} ${s * 0.36} 0 0 0 ${x + s * 0.35} ${y - s * 0.36}Q${x} ${y - s * 0.3} ${x - s * 0.35} ${y - s * 0.36}Z`,
        a.hz([mix(c, P.snow, 0.3), c, mix(c, P.night, 0.15)]),
        g,
      );
      a.line(`M${x - s * 0.26} ${y + 1}H${x + s * 0.26}`, "#12303F", s * 0.06);
    } else {
      a.rect(x - s * 0.3, y - s * 0.8, s * 0.6, s * 0.8, "#E4F2EC", 'opacity=".7" rx="4"');
      a.rect(
        x - s * 0.3,
        y - s * 0.5,
        s * 0.6,
        s * 0.5,
        a.hz([mix(c, P.snow, 0.3), c, mix(c, P.night, 0.15)]),
        'opacity=".85" rx="4"',
      );
    }
    a.line(
      t === "bk"
        ? `M${x - s * 0.33} ${y - s * 0.8}h${s * 0.66}`
        : `M${x - s * 0.16} ${y - s}h${s * 0.32}`,
      "#FFFFFF",
      s * 0.05,
      'stroke-linecap="round"',
    );
    a.line(
      `M${x - s * 0.22} ${y - s * 0.12}L${x - s * 0.16} ${y - s * 0.28}`,
      "#FFFFFF",
      s * 0.04,
      'opacity=".8" stroke-linecap="round"',
    );
  };
  for (const [x, s, c, t] of [
    [930, 120, P.gulf, "erl"],
    [1040, 160, P.amber, "rnd"],
    [1146, 100, P.coral, "bk"],
    [1250, 136, P.leaf, "erl"],
  ]) {
    a.ell(x + 12, Y + 16, s * 0.46, 9, "#6F949B", 'opacity=".4"');
    flask(x, Y + 14, s, c, t);
  }
  {
    const x = 1500,
      y = Y + 14;
    a.rect(x - 90, y - 74, 180, 9, "#C98E58");
    a.rect(x - 90, y - 26, 180, 9, "#C98E58");
    a.line(`M${x - 84} ${y}v-78M${x + 84} ${y}v-78`, "#8F5734", 9);
    for (let i = 0; i < 6; i++) {
      const X = x - 64 + i * 26;
      a.path(`M${X - 8} ${y - 116}v96a8 8 0 0 0 16 0v-96z`, "#E4F2EC", 'opacity=".75"');
      a.path(
        `M${X - 8} ${y - 62 - i * 5}v${42 + i * 5}a8 8 0 0 0 16 0v${-42 - i * 5}z`,
        [P.iron, P.amber, P.gulf, P.leaf, P.coral, P.lagoon][i],
        'opacity=".85"',
      );
    }
  }
  {
    const x = 842,
      y = Y + 14;
    a.ell(x + 10, y + 2, 54, 9, "#6F949B", 'opacity=".4"');
    a.path(`M${x - 22} ${y - 8}h44l5 -26h-54z`, P.coral);
    a.line(`M${x} ${y - 34}V${y - 62}`, "#3F7D63", 4);
    for (const [an, l] of [
      [-2.6, 40],
      [-0.55, 40],
      [-2.05, 48],
      [-1.1, 48],
      [-1.57, 52],
    ])
      a.path(
        `M${x} ${y - 58}Q${f1(x + Math.cos(an) * l * 0.4 - 6)} ${f1(y - 58 + Math.sin(an) * l * 0.8)} ${f1(x + Math.cos(an) * l)} ${f1(y - 58 + Math.sin(an) * l)}Q${f1(x + Math.cos(an) * l * 0.5 + 7)} ${f1(y - 58 + Math.sin(an) * l * 0.5)} ${x} ${y - 56}Z`,
        an < -1.57 ? "#5F8F70" : "#24524A",
      );
    a.path(
      `M${x - 46} ${y - 4}V${y - 84}A46 46 0 0 1 ${x + 46} ${y - 84}V${y - 4}Z`,
      "#E4F2EC",
      'opacity=".38"',
    );
    a.line(`M${x - 46} ${y - 4}V${y - 84}A46 46 0 0 1 ${x + 46} ${y - 84}V${y - 4}`, "#FFFFFF", 3);
    a.circle(x, y - 136, 7, "#C98E58");
    a.line(`M${x - 30} ${y - 40}V${y - 84}`, "#FFFFFF", 4, 'opacity=".8" stroke-linecap="round"');
    a.rect(x - 52, y - 8, 104, 10, "#C98E58", 'rx="3"');
  }
  // molecule model and plant sample
  {
    const x = 405,
      y = Y - 60;
    a.line(`M${x} ${y + 72}V${y + 20}`, "#12303F", 6);
    a.path(`M${x - 40} ${y + 74}h80l-8 -12h-64z`, "#12303F");
    const n = [
      [0, 0, 26, P.iron],
      [-58, -30, 19, P.gulf],
      [52, -38, 21, P.amber],
      [-20, -72, 18, P.gulf],
      [64, 26, 16, "#F4E4C8"],
      [-62, 28, 15, "#F4E4C8"],
      [92, -82, 15, P.gulf],
    ];
    let d = "";
    for (const [i, j] of [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [2, 6],
    ])
      d += `M${x + n[i][0]} ${y + n[i][1]}L${x + n[j][0]} ${y + n[j][1]}`;
    a.line(d, "#5E8587", 8);
    for (const [dx, dy, r, c] of n)
      a.circle(
        x + dx,
        y + dy,
        r,
        a.rad(
          [mix(c, P.snow, 0.55), c, mix(c, P.night, 0.25)],
          x + dx - r * 0.4,
          y + dy - r * 0.4,
          r * 1.7,
        ),
      );
  }
  for (const X of [-1.25, 0, 1.25]) {
    const [x, y] = cam([X, 0.62, 3.05]);
    const b = cam([X, 0, 3.05])[1];
    a.line(
      `M${x} ${y}V${b - 40}M${x - 56} ${b}L${x} ${b - 60}L${x + 56} ${b}`,
      "#0B1E2B",
      11,
      'stroke-linecap="round"',
    );
    a.ell(x, y + 4, 74, 17, "#0B1E2B");
    a.ell(x, y - 4, 74, 17, a.hz([P.coral, P.iron, P.rust]));
  }
  zoom(a, 1.4, 960, 150);
  return a;
};
