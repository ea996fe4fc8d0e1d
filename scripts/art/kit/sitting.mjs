import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";

/** Seated, side view; y = floor, h = standing height; chair optional. */
export function sit(
  a,
  {
    x,
    y,
    h,
    face = 1,
    type = "suit",
    top = P.fjord,
    bottom = P.night,
    skin = "#B98160",
    hair = P.date,
    chair = true,
    chairC = P.night,
    arm = "table",
    seat = 27,
    legs = true,
  },
) {
  const u = h / 100,
    p = (X, Y) => `${f1(x + face * X * u)} ${f1(y - Y * u)}`,
    L = (d, c, w) => a.line(d, c, w * u, 'stroke-linecap="round" stroke-linejoin="round"');
  const s = seat;
  if (chair) {
    L(`M${p(-9, s - 2)}L${p(-13, s + 24)}`, chairC, 2.6);
    L(`M${p(-9, s - 3)}L${p(12, s - 3)}`, chairC, 3);
    L(`M${p(-8, s - 3)}L${p(-11, 0)}M${p(9, s - 3)}L${p(11, 0)}`, chairC, 1.6);
  }
  const robe = type === "kandura" || type === "abaya",
    c = type === "kandura" ? P.snow : type === "abaya" ? P.night : top,
    b = robe ? c : bottom,
    sh = type === "kandura" ? "#C9D8D8" : mix(c, P.night, 0.3);
  if (legs) {
    if (robe)
      a.path(
        `M${p(-6, s + 3)}L${p(20, s + 3)}Q${p(26, s + 2)} ${p(25.5, s - 6)}L${p(27, 2)}L${p(15, 2)}L${p(14, s - 6)}L${p(-6, s - 3)}Z`,
        a.v([c, sh]),
      );
    else {
      L(`M${p(-1, s + 1)}L${p(20, s + 1)}L${p(21, 5)}`, mix(b, P.night, 0.25), 8.4);
      L(`M${p(-1, s + 1)}L${p(19, s + 1)}L${p(18, 5)}`, b, 8.2);
      a.path(`M${p(14, 4)}L${p(14, 0)}L${p(27, 0)}Q${p(25, 4)} ${p(21, 4.4)}Z`, P.night);
    }
  }
  a.path(
    `M${p(-7, s - 1)}C${p(-10, s + 12)} ${p(-8, s + 30)} ${p(-3, s + 36)}Q${p(1, s + 39)} ${p(5, s + 36)}C${p(9, s + 28)} ${p(9, s + 10)} ${p(8, s - 1)}Z`,
    a.hz(a.L * face < 0 ? [mix(c, P.snow, 0.16), c, sh] : [sh, c, mix(c, P.snow, 0.16)]),
  );
  const hy = s + 45.5;
  a.path(
    `M${p(-1.4, hy - 4)}L${p(4, hy - 4)}L${p(4, s + 35.4)}L${p(-2, s + 35.4)}Z`,
    mix(skin, P.date, 0.18),
  );
  a.ell(x + face * 2.2 * u, y - hy * u, 5.3 * u, 6.7 * u, skin);
  a.path(`M${p(6.6, hy + 1.6)}L${p(8.9, hy - 1.4)}L${p(6.6, hy - 2.2)}Z`, skin);
  const H = (q) => q.map((v) => p(v[0] + 1.2, v[1] + hy - 92.4));
  if (type === "kandura") {
    const q = H([
      [6.2, 95.2],
      [5.5, 100.4],
      [-6, 101.4],
      [-6.4, 92],
      [-7.4, 84],
      [-9, 78],
      [-9.5, 72],
      [-3, 71],
      [1.5, 78],
      [0.2, 83],
      [0.6, 90],
      [2.2, 94.4],
    ]);
    a.path(
      `M${q[0]}C${q[1]} ${q[2]} ${q[3]}C${q[4]} ${q[5]} ${q[6]}Q${q[7]} ${q[8]}C${q[9]} ${q[10]} ${q[11]}Z`,
      a.hz([P.snow, "#D6E2E0"]),
    );
    const e = H([
      [-6, 95.6],
      [0, 95],
      [6.2, 96.6],
    ]);
    L(`M${e[0]}Q${e[1]} ${e[2]}`, P.night, 1.9);
  } else if (type === "abaya" || type === "scarf") {
    const q = H([
      [6, 96],
      [5, 100.6],
      [-6.4, 101.4],
      [-6.8, 92],
      [-7.4, 84],
      [-9, 79],
      [-8.5, 74],
      [-2, 72],
      [6, 79],
      [7, 83],
      [4.6, 85],
      [2.2, 87],
      [2, 93],
      [6, 96],
    ]);
    a.path(
      `M${q[0]}C${q[1]} ${q[2]} ${q[3]}C${q[4]} ${q[5]} ${q[6]}Q${q[7]} ${q[8]}Q${q[9]} ${q[10]}C${q[11]} ${q[12]} ${q[13]}Z`,
      type === "scarf" ? hair : mix(P.night, P.fjord, 0.35),
    );
  } else {
    const q =
      type === "dress"
        ? H([
            [5.4, 97],
            [3.4, 101.4],
            [-7, 102],
            [-7, 93],
            [-7, 88],
            [-9, 84],
            [-8, 80],
            [-3, 79],
            [-0.4, 83],
            [-1.4, 88],
            [-0.4, 93],
            [1.4, 95.4],
          ])
        : H([
            [6, 96.4],
            [4, 101.2],
            [-6.4, 101.6],
            [-6, 92],
            [-5.6, 89],
            [-5.4, 88.6],
            [-4.4, 88],
            [-3.6, 87.6],
            [-2.6, 88.4],
            [-2, 89.6],
            [-1.6, 93],
            [0, 95],
          ]);
    a.path(
      `M${q[0]}C${q[1]} ${q[2]} ${q[3]}C${q[4]} ${q[5]} ${q[6]}Q${q[7]} ${q[8]}C${q[9]} ${q[10]} ${q[11]}Z`,
      hair,
    );
  }
  const A = {
    table: [
      [0, s + 31],
      [5, s + 16],
      [18, s + 17],
    ],
    lap: [
      [0, s + 31],
      [1, s + 14],
      [12, s + 6],
    ],
    point: [
      [0, s + 31],
      [11, s + 28],
      [22, s + 34],
    ],
    cup: [
      [0, s + 31],
      [6, s + 18],
      [12, s + 28],
    ],
  }[arm];
  L(
    `M${A.map((q) => p(q[0], q[1])).join("L")}`,
    mix(c, robe && type === "kandura" ? P.mist : P.night, robe && type === "kandura" ? 0.5 : 0.22),
    5.2,
  );
  const e = A.at(-1);
  a.circle(x + face * e[0] * u, y - e[1] * u, 2.4 * u, skin);
}
