import { Art } from "../kit/art.mjs";
import { pupil } from "../kit/at-table.mjs";
import { box3, camera, quad3 } from "../kit/camera.mjs";
import { mix, P } from "../kit/colour.mjs";
import { bookStack, globe, pendant } from "../kit/furniture.mjs";
import { supertall } from "../kit/landmarks.mjs";
import { khatam } from "../kit/ornament.mjs";
import { palm } from "../kit/palms.mjs";
import { poly, pts } from "../kit/paths.mjs";
import { person } from "../kit/person.mjs";
import { sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";

export const draw = () => {
  const a = new Art({ seed: 101, light: "l", title: "A bright classroom overlooking the city" });
  const cam = camera(1010, 470, 1050, 1.45),
    Q = (p, f, e) => quad3(a, cam, p, f, e),
    W = 4,
    H = 3.1,
    B = 8.6,
    N = 1.2;
  Q(
    [
      [-W, H, N],
      [W, H, N],
      [W, H, B],
      [-W, H, B],
    ],
    a.v(["#DCE6E0", "#F1EFE0"]),
  );
  Q(
    [
      [-W, 0, B],
      [W, 0, B],
      [W, H, B],
      [-W, H, B],
    ],
    a.hz(["#F6EBD2", "#EBDCC0"]),
  );
  Q(
    [
      [W, 0, N],
      [W, H, N],
      [W, H, B],
      [W, 0, B],
    ],
    a.g(["#F3E2C2", "#DDB98A"], 1500, 0, 1920, 0),
  );
  Q(
    [
      [-W, 0, N],
      [W, 0, N],
      [W, 0, B],
      [-W, 0, B],
    ],
    a.v(["#D9A468", "#B9763F"], 640, 1080),
  );
  {
    let d = "";
    for (let i = -26; i <= 26; i++) {
      const X = i * 0.31,
        p = cam([X, 0, B]),
        q = cam([X, 0, N]);
      d += `M${p.map((v) => v.toFixed(1)).join(" ")}L${q.map((v) => v.toFixed(1)).join(" ")}`;
    }
    a.line(d, "#8F5730", 1.6, 'opacity=".38"');
  }
  // window wall with its view
  const win = [];
  Q(
    [
      [-W, 0, N],
      [-W, H, N],
      [-W, H, B],
      [-W, 0, B],
    ],
    "#C9CDBF",
  );
  for (let i = 0; i < 5; i++) {
    const z0 = 2.0 + i * 1.32,
      z1 = z0 + 1.18;
    win.push(
      poly(
        [
          [-W, 0.75, z0],
          [-W, 2.75, z0],
          [-W, 2.75, z1],
          [-W, 0.75, z1],
        ].map(cam),
      ),
    );
  }
  const cp = a.clip(win.join(""));
  a.out.push(`<g clip-path="${cp}">`);
  a.rect(
    -1000,
    -600,
    2000,
    1800,
    a.v(
      [
        [0, "#8CC4CB"],
        [0.5, "#CDE3DC"],
        [0.75, "#FBE9C2"],
        [1, "#F4C98E"],
      ],
      -100,
      640,
    ),
  );
  sun(a, 330, 300, 60, "#FFFDF0", { halo: "#FFF0C8" });
  city(a, {
    x0: -60,
    x1: 560,
    y: 600,
    hmin: 60,
    hmax: 220,
    wmin: 26,
    wmax: 50,
    lit: "#C3D9D2",
    shade: "#8FB9BE",
  });
  supertall(a, { x: 452, y: 600, H: 350, lit: "#EDE9D4", mid: "#9CC0C2", shade: "#5C9AA6" });
  city(a, {
    x0: -60,
    x1: 560,
    y: 620,
    hmin: 40,
    hmax: 130,
    wmin: 30,
    wmax: 60,
    lit: "#8FB9B4",
    shade: "#4C8C9A",
  });
  for (const [x, y, h] of [
    [60, 820, 420],
    [250, 760, 300],
    [380, 700, 200],
  ])
    palm(a, { x, y, h, dark: "#2F6B5A", lit: "#86AE7E" });
  a.out.push("</g>");
  for (let i = 0; i < 5; i++) {
    const z0 = 2.0 + i * 1.32,
      z1 = z0 + 1.18;
    a.line(
      poly(
        [
          [-W, 0.75, z0],
          [-W, 2.75, z0],
          [-W, 2.75, z1],
          [-W, 0.75, z1],
        ].map(cam),
      ),
      "#F8F3E4",
      (1050 / z1) * 0.07,
    );
    const m = (z0 + z1) / 2;
    a.line(`M${pts([cam([-W, 0.75, m]), cam([-W, 2.75, m])])}`, "#F8F3E4", (1050 / z1) * 0.035);
  }
  Q(
    [
      [-W, 0.75, N],
      [-W + 0.22, 0.75, N],
      [-W + 0.22, 0.75, B],
      [-W, 0.75, B],
    ],
    "#F8F0DC",
  );
  Q(
    [
      [-W + 0.22, 0.75, N],
      [-W + 0.22, 0.66, N],
      [-W + 0.22, 0.66, B],
      [-W + 0.22, 0.75, B],
    ],
    "#BFA57E",
  );
  // board, letters as geometry
  {
    const b = [
        [-2.3, 0.95, B],
        [2.0, 0.95, B],
        [2.0, 2.45, B],
        [-2.3, 2.45, B],
      ].map(cam),
      [x0, y1] = b[0],
      [x1, y0] = b[2];
    a.rect(x0 - 8, y0 - 8, x1 - x0 + 16, y1 - y0 + 16, "#C58A52");
    a.rect(x0, y0, x1 - x0, y1 - y0, a.hz(["#2F6B66", "#1F4E50"]));
    const c = "#E6EFE4",
      cx = x0 + 130,
      cy = y0 + 96;
    a.circle(cx, cy, 62, "none", `stroke="${c}" stroke-width="2.4" opacity=".85"`);
    khatam(a, {
      x: cx - 44,
      y: cy - 44,
      w: 60,
      h: 60,
      s: 88,
      color: c,
      width: 2.2,
      op: 0.9,
      clip: a.clip(`M${cx - 46} ${cy - 46}h92v92h-92z`),
    });
    a.line(
      `M${x0 + 236} ${y1 - 40}L${x0 + 236} ${y0 + 34}M${x0 + 236} ${y1 - 40}H${x0 + 410}M${x0 + 236} ${y1 - 50}C${x0 + 300} ${y1 - 56} ${x0 + 330} ${y0 + 110} ${x0 + 400} ${y0 + 44}`,
      c,
      2.6,
      'opacity=".85" stroke-linecap="round"',
    );
    a.line(
      `M${x0 + 440} ${y0 + 46}h62M${x0 + 440} ${y0 + 70}h44M${x0 + 440} ${y0 + 94}h54`,
      c,
      3,
      'opacity=".6" stroke-linecap="round"',
    );
    a.rect(x0 + 20, y1 + 8, x1 - x0 - 40, 7, "#8F5730");
  }
  a.circle(
    cam([2.85, 2.2, B])[0],
    cam([0, 2.2, B])[1],
    30,
    "#FBF6E6",
    'stroke="#8F5730" stroke-width="5"',
  );
  a.line(
    `M${cam([2.85, 0, B])[0]} ${cam([0, 2.2, B])[1]}v-18m0 18l12 8`,
    P.night,
    3,
    'stroke-linecap="round"',
  );
  // right wall: shelves and a map
  for (const yy of [0.0, 0.62, 1.24]) {
    Q(
      [
        [W, yy + 0.6, 3.1],
        [W - 0.38, yy + 0.6, 3.1],
        [W - 0.38, yy + 0.6, 7.6],
        [W, yy + 0.6, 7.6],
      ],
      "#E7C590",
    );
    Q(
      [
        [W - 0.38, yy + 0.6, 3.1],
        [W - 0.38, yy + 0.55, 3.1],
        [W - 0.38, yy + 0.55, 7.6],
        [W - 0.38, yy + 0.6, 7.6],
      ],
      "#B47A44",
    );
    let z = 3.2,
      k = 0;
    const cs = [P.gulf, P.iron, P.sand, P.fjord, P.amber, P.coral, P.lagoon, P.rust];
    while (z < 7.4) {
      const d = a.rand(0.06, 0.16),
        h = a.rand(0.3, 0.48);
      if (a.rand() > 0.16)
        Q(
          [
            [W - 0.36, yy, z],
            [W - 0.36, yy + h, z],
            [W - 0.36, yy + h, z + d],
            [W - 0.36, yy, z + d],
          ],
          cs[k++ % 8],
        );
      z += d + 0.012;
    }
  }
  // light falling across the floor
  for (let i = 1; i < 5; i++) {
    const z0 = 2.0 + i * 1.32;
    Q(
      [
        [-3.0, 0, z0 - 0.35],
        [0.6, 0, z0 - 1.0],
        [0.6, 0, z0 - 0.05],
        [-3.0, 0, z0 + 0.7],
      ],
      "#FFE9B8",
      'opacity=".5"',
    );
  }
  for (let i = 1; i < 5; i++) {
    const z0 = 2.0 + i * 1.32;
    a.path(
      poly([
        cam([-W, 2.75, z0]),
        cam([-W, 2.75, z0 + 1.18]),
        cam([0.6, 0, z0 - 0.05]),
        cam([0.6, 0, z0 - 1.0]),
      ]),
      a.g(
        [
          [0, "#FFF6DC", 0.28],
          [1, "#FFF6DC", 0],
        ],
        300,
        200,
        1100,
        900,
      ),
    );
  }
  // teacher's desk, globe, teacher
  box3(
    a,
    cam,
    [1.25, 0.0, 7.2],
    [1.5, 0.74, 0.6],
    { top: "#E9C48B", front: "#B9804A", side: "#9C6536" },
    0.05,
  );
  {
    const [gx, gy] = cam([2.4, 0.74, 7.3]);
    globe(a, gx, gy, 24);
    bookStack(a, cam([1.5, 0, 7.3])[0] - 20, gy + 2, 62, [
      [P.iron],
      [P.gulf, 0.9, 0.05],
      [P.sand, 0.8, 0.1],
    ]);
  }
  {
    const [tx, ty] = cam([0.25, 0, 7.7]);
    person(a, {
      x: tx,
      y: ty,
      h: 216,
      type: "dress",
      top: P.iron,
      bottom: P.night,
      hair: "#5A3423",
    });
    a.line(
      `M${tx - 26} ${ty - 166}Q${tx - 58} ${ty - 188} ${tx - 84} ${ty - 206}`,
      mix(P.iron, P.night, 0.1),
      11,
      'stroke-linecap="round"',
    );
    a.circle(tx - 86, ty - 208, 6, "#C08A66");
  }
  // pupils, far row first
  const cols = [
    [-1.75, 0],
    [-0.35, 1],
    [1.05, 2],
    [2.35, 0],
  ];
  const hues = [P.gulf, P.amber, P.fjord, P.coral, P.leaf, P.iron, "#F1EAD8", P.lagoon],
    hairs = ["#4A2A20", "#D9A55E", "#2A1716", "#8C5230", "#E4BE7A", "#3A211B", "#B9763F"];
  let q = 0;
  for (const Z of [5.9, 4.65, 3.45]) {
    for (const [X, st] of cols) {
      const x = X - (Z < 4 ? 0.1 : 0);
      Q(
        [
          [x - 0.5, 0.7, Z + 0.2],
          [x + 0.5, 0.7, Z + 0.2],
          [x + 0.5, 0.7, Z + 0.72],
          [x - 0.5, 0.7, Z + 0.72],
        ],
        "#F0D09A",
      );
      Q(
        [
          [x - 0.5, 0.64, Z + 0.2],
          [x + 0.5, 0.64, Z + 0.2],
          [x + 0.5, 0.7, Z + 0.2],
          [x - 0.5, 0.7, Z + 0.2],
        ],
        "#B9804A",
      );
      for (const dx of [-0.46, 0.46])
        a.line(
          `M${pts([cam([x + dx, 0, Z + 0.22]), cam([x + dx, 0.66, Z + 0.22])])}`,
          P.night,
          (1050 / Z) * 0.03,
        );
      const [bx, by] = cam([x + 0.22, 0.7, Z + 0.45]);
      a.path(`M${bx - 14} ${by}l30 -3l6 9l-34 3z`, q % 2 ? P.snow : P.lagoon);
      pupil(a, cam, x, Z - 0.06, {
        hair: hairs[q % 7],
        top: hues[(q * 3) % 8],
        style: (st + q) % 3,
        skin: ["#C99270", "#E2B48E", "#9C6B4B"][q % 3],
      });
      q++;
    }
  }
  for (const [X, Z] of [
    [-1.6, 4.6],
    [1.5, 4.6],
    [-1.6, 6.6],
    [1.5, 6.6],
  ].reverse()) {
    const [x, y] = cam([X, 2.42, Z]);
    a.out.push("<g>");
    pendant(a, x, y, (1050 / Z) * 0.62, Z < 5 ? P.iron : "#C0552F", "#FFE3A6");
    a.out.push("</g>");
  }
  return a;
};
