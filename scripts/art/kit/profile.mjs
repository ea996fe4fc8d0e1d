import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";

/** Face 1 = looks right. type: suit | coat | dress | kandura | abaya. arm: down | fwd | shake | point | bag | phone. */
export function profile(
  a,
  {
    x,
    y,
    h,
    type = "suit",
    top = P.fjord,
    bottom = P.night,
    skin = "#B98160",
    hair = P.date,
    face = 1,
    stride = 0,
    arm = "down",
    cap,
    shadow,
  },
) {
  const u = h / 100,
    p = (X, Y) => `${f1(x + face * X * u)} ${f1(y - Y * u)}`;
  const lit = (c) => {
    const g = [mix(c, P.snow, 0.16), c, mix(c, P.night, 0.12)];
    return a.hz(a.L * face < 0 ? g : [...g].reverse());
  };
  if (shadow)
    a.path(
      `M${p(-8, 1)}L${p(8, 1)}L${f1(x - a.L * h * 0.9)} ${f1(y + h * 0.16)}L${f1(x - a.L * h * 0.9 - 14 * u)} ${f1(y + h * 0.16)}Z`,
      shadow,
      'opacity=".35"',
    );
  const robe = type === "kandura" || type === "abaya",
    c = type === "kandura" ? P.snow : P.night,
    sh = type === "kandura" ? "#C9D8D8" : mix(P.night, P.fjord, 0.55);
  const armPts = {
    down: [
      [0, 78],
      [-2.5, 62],
      [0.5, 47],
    ],
    fwd: [
      [0, 78],
      [2, 62],
      [14, 62],
    ],
    shake: [
      [0, 77],
      [5, 63],
      [19, 61],
    ],
    point: [
      [0, 78],
      [11, 74],
      [25, 80],
    ],
    bag: [
      [0, 78],
      [-1.5, 62],
      [1, 46],
    ],
    phone: [
      [0, 78],
      [5, 64],
      [10, 74],
    ],
    up: [
      [0, 78],
      [12, 84],
      [20, 96],
    ],
  }[arm] || [
    [0, 78],
    [-2, 62],
    [1, 47],
  ];
  if (robe) {
    a.path(
      `M${p(-5, 84)}C${p(-10.5, 78)} ${p(-11, 40)} ${p(-12.5 - stride * 0.5, 1)}Q${p(0, -1.5)} ${p(12.5 + stride * 0.6, 1)}C${p(10.5, 36)} ${p(9.5, 74)} ${p(5, 84)}Z`,
      a.hz(a.L * face < 0 ? [c, c, sh] : [sh, c, c]),
    );
    a.line(
      `M${p(2, 50)}L${p(4.5 + stride * 0.3, 3)}M${p(-4, 44)}L${p(-5.5, 3)}`,
      sh,
      u,
      'opacity=".7"',
    );
    a.line(
      `M${armPts.map((q) => p(q[0], q[1])).join("L")}`,
      mix(c, sh, 0.55),
      6.2 * u,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
    if (arm !== "down" || type === "kandura") {
      const e = armPts.at(-1);
      a.circle(x + face * e[0] * u, y - e[1] * u, 2.3 * u, skin);
    }
    a.ell(x + face * 1.6 * u, y - 91.5 * u, 5.2 * u, 6.6 * u, skin);
    a.path(`M${p(5.6, 93.5)}L${p(8.1, 90.4)}L${p(5.6, 89.6)}Z`, skin);
    if (type === "kandura")
      a.path(`M${p(2.2, 85)}Q${p(5.4, 84)} ${p(6.6, 87.4)}Q${p(3.4, 87.6)} ${p(2, 89)}Z`, hair);
    a.path(
      type === "kandura"
        ? `M${p(6.2, 95.2)}C${p(5.5, 100.4)} ${p(-6, 101.4)} ${p(-6.4, 92)}C${p(-7.4, 84)} ${p(-10.5, 78)} ${p(-11, 71)}Q${p(-4, 70)} ${p(1.5, 77)}C${p(0.2, 83)} ${p(0.6, 90)} ${p(2.2, 94.4)}Z`
        : `M${p(6, 96)}C${p(5, 100.6)} ${p(-6.4, 101.4)} ${p(-6.8, 92)}C${p(-7.4, 84)} ${p(-10, 79)} ${p(-10, 72)}Q${p(-2, 70)} ${p(6, 78)}Q${p(7, 83)} ${p(4.6, 85)}C${p(2.2, 87)} ${p(2, 93)} ${p(6, 96)}Z`,
      a.hz(a.L * face < 0 ? [c, sh] : [sh, c]),
    );
    if (type === "kandura") a.line(`M${p(-6, 95.6)}Q${p(0, 95)} ${p(6.2, 96.6)}`, P.night, 1.9 * u);
    return;
  }
  const st = stride,
    leg = (o, d) => `M${p(o - 4.2, 50)}L${p(o + d - 3.2, 2)}L${p(o + d + 3, 2)}L${p(o + 4.4, 50)}Z`;
  a.path(leg(-1.5, -st), mix(bottom, P.night, 0.3));
  a.path(leg(1, st), bottom);
  for (const [o, d] of [
    [-1.5, -st],
    [1, st],
  ])
    a.path(
      `M${p(o + d - 3.4, 4)}L${p(o + d - 3.6, 0)}L${p(o + d + 8, 0)}Q${p(o + d + 7, 3.4)} ${p(o + d + 3, 4)}Z`,
      P.night,
    );
  const hem = type === "dress" ? 22 : type === "coat" ? 33 : 47,
    wd = type === "dress" ? 11 : type === "coat" ? 8.6 : 7.4;
  const far = [
    [0, 77],
    [armPts[1][0] * 0.6 + 1, 62],
    [-armPts[2][0] * 0.1 + 4, 48],
  ];
  if (stride && arm === "down")
    a.line(
      `M${far.map((q) => p(q[0] + st * 0.35, q[1])).join("L")}`,
      mix(top, P.night, 0.35),
      5 * u,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  a.path(
    `M${p(-3, 84.5)}C${p(-8.4, 82)} ${p(-8.8, 68)} ${p(-7, 60)}C${p(-6.6, 54)} ${p(-wd, hem + 6)} ${p(-wd, hem)}Q${p(0, hem - 1.6)} ${p(wd, hem)}C${p(wd - 0.6, hem + 8)} ${p(7, 56)} ${p(7.4, 66)}C${p(8.4, 76)} ${p(6.5, 83)} ${p(2.5, 84.5)}Z`,
    lit(top),
  );
  a.path(
    `M${p(-2.6, 89)}L${p(2.6, 89)}L${p(2.8, 83.4)}L${p(-2.8, 83.4)}Z`,
    mix(skin, P.date, 0.18),
  );
  a.ell(x + face * 1 * u, y - 92.4 * u, 5.3 * u, 6.7 * u, skin);
  a.path(`M${p(5.4, 94)}L${p(7.7, 91)}L${p(5.4, 90.2)}Z`, skin);
  a.path(
    type === "dress"
      ? `M${p(5.4, 97)}C${p(3.4, 101.4)} ${p(-7, 102)} ${p(-7, 93)}C${p(-7, 88)} ${p(-9, 84)} ${p(-8, 80)}Q${p(-3, 79)} ${p(-0.4, 83)}C${p(-1.4, 88)} ${p(-0.4, 93)} ${p(1.4, 95.4)}Z`
      : `M${p(6, 96.4)}C${p(4, 101.2)} ${p(-6.4, 101.6)} ${p(-6, 92)}Q${p(-5.4, 88.4)} ${p(-3.6, 87.6)}C${p(-2, 89.6)} ${p(-1.6, 93)} ${p(0, 95)}Z`,
    hair,
  );
  if (cap)
    a.path(
      `M${p(-6.4, 95)}C${p(-6, 102.6)} ${p(6.4, 102.6)} ${p(6.6, 96)}L${p(9.4, 95)}L${p(-6.4, 94)}Z`,
      cap,
    );
  a.line(
    `M${armPts.map((q) => p(q[0], q[1])).join("L")}`,
    mix(top, P.night, 0.2),
    5.2 * u,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
  const e = armPts.at(-1);
  a.circle(x + face * e[0] * u, y - e[1] * u, 2.4 * u, skin);
  if (arm === "bag") {
    a.path(`M${p(-5, 42)}L${p(7, 42)}L${p(7.6, 30)}L${p(-5.6, 30)}Z`, P.rust);
    a.line(`M${p(-1.4, 42)}Q${p(1, 47)} ${p(3.4, 42)}`, P.rust, 1.2 * u);
  }
}
