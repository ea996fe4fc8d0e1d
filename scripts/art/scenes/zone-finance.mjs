import { Art } from "../kit/art.mjs";
import { birds, falcon } from "../kit/birds.mjs";
import { P } from "../kit/colour.mjs";
import { coordinates, lerp } from "../kit/numbers.mjs";
import { poly } from "../kit/paths.mjs";
import { clouds, sun as drawSun, sky } from "../kit/sky.mjs";

export const draw = () => {
  const a = new Art({
    seed: 401,
    light: "l",
    title: "Looking up between the towers of a financial centre into the morning sky",
  });
  const V = [960, 400];
  sky(a, [
    [0, "#3F92A6"],
    [1, "#2F7F93"],
  ]);
  a.circle(
    V[0],
    V[1],
    1250,
    a.rad(
      [
        [0, "#FFF6DC"],
        [0.16, "#FBE9C2"],
        [0.34, "#CFE0CF"],
        [0.6, "#7DBBC0"],
        [1, "#2F7F93"],
      ],
      V[0] - 60,
      V[1] - 30,
      1150,
    ),
  );
  drawSun(a, 880, 330, 84, "#FFFDF0", { halo: "#FFF0C8", spread: 2.2 });
  a.out.push(`<g opacity=".75">`);
  clouds(
    a,
    [
      [1010, 470, 300, 20],
      [760, 520, 220, 12],
      [930, 250, 260, 12],
    ],
    "#FFFFFF",
    0.8,
  );
  a.out.push("</g>");
  const at = (P0, h) => {
    const k = 1 / (1 + h);
    return [V[0] + (P0[0] - V[0]) * k, V[1] + (P0[1] - V[1]) * k];
  };
  // face A-B of a tower of height H; n floors, m bays
  const face = (
    A,
    B,
    H,
    c0,
    c1,
    { n = 26, m = 7, line = "#12303F", op = 0.32, win = 0, band = 0 } = {},
  ) => {
    const lo = -0.56,
      q = [at(A, lo), at(B, lo), at(B, H), at(A, H)];
    const g = [(A[0] + B[0]) / 2, (A[1] + B[1]) / 2],
      t = at(g, H);
    const d = poly(q);
    a.path(d, a.g([c0, c1], g[0], g[1], t[0], t[1]));
    let s = "";
    for (let i = Math.ceil((lo * n) / H); i < n; i++) {
      const h = (H * i) / n;
      s += `M${coordinates(at(A, h))}L${coordinates(at(B, h))}`;
    }
    a.line(s, line, 2.2, `opacity="${op}"`);
    s = "";
    for (let j = 1; j < m; j++) {
      const C = [lerp(A[0], B[0], j / m), lerp(A[1], B[1], j / m)];
      s += `M${coordinates(at(C, lo))}L${coordinates(at(C, H))}`;
    }
    a.line(s, line, 3, `opacity="${op * 0.9}"`);
    if (win)
      for (let i = 0; i < n; i++)
        for (let j = 0; j < m; j++)
          if (a.rand() < win) {
            const h0 = (H * (i + 0.2)) / n,
              h1 = (H * (i + 0.85)) / n,
              u0 = (j + 0.12) / m,
              u1 = (j + 0.88) / m,
              C = (u) => [lerp(A[0], B[0], u), lerp(A[1], B[1], u)];
            a.path(
              poly([at(C(u0), h0), at(C(u1), h0), at(C(u1), h1), at(C(u0), h1)]),
              a.rand() < 0.5 ? "#FFE3A6" : "#BFE0DD",
              'opacity=".5"',
            );
          }
    if (band)
      for (let i = 0; i < band; i++) {
        const h = (H * (i + 0.7)) / band,
          k = H * 0.012;
        a.path(
          poly([at(A, h - k), at(B, h - k), at(B, h + k), at(A, h + k)]),
          "#F6D9A4",
          'opacity=".6"',
        );
      }
    a.line(`M${coordinates(at(A, H))}L${coordinates(at(B, H))}`, "#FFF3D6", 3, 'opacity=".7"');
  };
  const tower = (A, B, C, H, L1, L2, o = {}) => {
    face(A, B, H, ...L1, o);
    face(B, C, H, ...L2, o);
    a.line(`M${coordinates(at(B, -0.5))}L${coordinates(at(B, H))}`, "#FFF3D6", 3, 'opacity=".65"');
  };
  const lit = ["#C9A67C", "#F6E2BC"],
    sun = ["#8FB9B4", "#E9EAD6"],
    mid = ["#2A6376", "#6FA9B0"],
    dk = ["#0E2838", "#2F7285"],
    rust = ["#5E2F24", "#C98E62"];
  // back ring
  tower([1500, -520], [1330, -260], [1900, -100], 2.0, sun, mid, { n: 26, m: 6 });
  tower([-300, 260], [240, 420], [-200, 760], 1.45, mid, sun, { n: 24, m: 6 });
  tower([1980, 240], [1690, 480], [2100, 760], 1.5, sun, mid, { n: 24, m: 6, win: 0.08 });
  tower([420, 1500], [700, 1160], [1120, 1320], 1.7, dk, lit, { n: 26, m: 7, win: 0.06 });
  tower([980, 1900], [1230, 1330], [1640, 1440], 2.1, mid, lit, { n: 28, m: 6, band: 3 });
  // near ring
  tower([-500, -240], [300, -220], [120, -900], 1.25, ["#16455A", "#3F8794"], lit, {
    n: 24,
    m: 9,
    win: 0.05,
  });
  tower([2300, -420], [1750, -60], [2500, 320], 1.15, lit, ["#16455A", "#3F8794"], {
    n: 22,
    m: 8,
    band: 2,
  });
  tower([-700, 760], [190, 800], [-100, 1700], 1.2, rust, ["#16394B", "#2F7285"], {
    n: 22,
    m: 9,
    win: 0.06,
  });
  tower(
    [2500, 900],
    [1640, 930],
    [1560, 1900],
    1.28,
    ["#C08A5C", "#F3D6A6"],
    ["#12303F", "#2A6376"],
    { n: 24, m: 9, win: 0.06 },
  );
  // bridge between two towers, high above
  {
    const A = at([190, 800], 0.52),
      B = at([700, 1160], 0.62),
      h = 26;
    a.path(poly([A, B, [B[0] + 6, B[1] - h], [A[0] + 8, A[1] - h * 1.2]]), "#F3D6A6");
    a.path(poly([A, B, [B[0] - 2, B[1] + 12], [A[0] - 4, A[1] + 14]]), "#5E2F24");
    let d = "";
    for (let i = 1; i < 9; i++) {
      const t = i / 9;
      d += `M${lerp(A[0], B[0], t)} ${lerp(A[1], B[1], t)}l7 ${-h}`;
    }
    a.line(d, "#8F5734", 2.4, 'opacity=".6"');
  }
  falcon(a, 1130, 300, 44, "#1C4659", -20);
  birds(
    a,
    [
      [840, 560, 11],
      [874, 574, 8],
    ],
    "#2F6F82",
  );
  a.out.push('<g transform="translate(1010 560) rotate(62) scale(1.35)">');
  a.line("M0 20V240", "#FFFFFF", 3, 'opacity=".55"');
  a.path(
    "M0 -22C4 -18 4 -8 4 -4L22 8V13L4 7L3 17L9 22V25L0 22.5L-9 25V22L-3 17L-4 7L-22 13V8L-4 -4C-4 -8 -4 -18 0 -22Z",
    "#FBFBF7",
  );
  a.path("M0 12L3 17L9 22V25L0 22.5L-9 25V22L-3 17Z", P.iron);
  a.out.push("</g>");
  return a;
};
