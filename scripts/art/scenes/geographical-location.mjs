import { Art } from "../kit/art.mjs";
import { CASPIAN, LAND } from "../kit/coastlines.mjs";
import { P } from "../kit/colour.mjs";
import { coordinates, f1, lerp } from "../kit/numbers.mjs";
import { pts, star2 } from "../kit/paths.mjs";
import { glow, sky, stars } from "../kit/sky.mjs";

export const draw = () => {
  const a = new Art({
    seed: 304,
    light: "l",
    title: "A globe turned to the Gulf, with flight paths to Europe, Asia and Africa",
  });
  sky(a, [
    [0, "#081B29"],
    [0.4, "#0F3046"],
    [0.75, "#1C5067"],
    [1, "#2F7285"],
  ]);
  stars(a, 220, 1080);
  const R = 660,
    cx = 960,
    cy = 700,
    l0 = 50,
    p0 = 14;
  const D = Math.PI / 180,
    sp = Math.sin(p0 * D),
    cp0 = Math.cos(p0 * D);
  const vec = (lo, la) => {
    const l = (lo - l0) * D,
      p = la * D;
    return [
      Math.cos(p) * Math.sin(l),
      cp0 * Math.sin(p) - sp * Math.cos(p) * Math.cos(l),
      sp * Math.sin(p) + cp0 * Math.cos(p) * Math.cos(l),
    ];
  };
  const pr = (v, k = 1) => [cx + v[0] * R * k, cy - v[1] * R * k];
  for (const [k, o] of [
    [1.34, 0.05],
    [1.22, 0.07],
    [1.11, 0.1],
  ])
    a.circle(cx, cy, R * k, "#8FC6CB", `opacity="${o}"`);
  a.circle(
    cx,
    cy,
    R * 1.25,
    a.rad(
      [
        [0.78, "#BFE0DD", 0.7],
        [0.86, "#6FB2B5", 0.25],
        [1, "#6FB2B5", 0],
      ],
      cx,
      cy,
      R * 1.25,
    ),
  );
  a.circle(
    cx,
    cy,
    R,
    a.rad(
      [
        [0, "#7FBFC0"],
        [0.4, "#3C8A98"],
        [0.75, "#1F5F75"],
        [1, "#123F57"],
      ],
      cx - R * 0.3,
      cy - R * 0.55,
      R * 1.55,
    ),
  );
  const disc = a.clip(`M${cx - R} ${cy}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0`);
  a.out.push(`<g clip-path="${disc}">`);
  {
    let d = "";
    const seg = (fn, t0, t1) => {
      let pen = 0;
      for (let t = t0; t <= t1; t += 3) {
        const v = fn(t);
        if (v[2] > 0) {
          d += `${pen ? "L" : "M"}${coordinates(pr(v))}`;
          pen = 1;
        } else pen = 0;
      }
    };
    for (let lo = -180; lo < 180; lo += 15) seg((t) => vec(lo, t), -90, 90);
    for (let la = -75; la <= 75; la += 15) seg((t) => vec(t, la), -180, 180);
    a.line(d, "#CFE6E0", 1.6, 'opacity=".22"');
  }
  const shape = (ps) => {
    const q = [];
    for (let i = 0; i < ps.length; i++) {
      const A = ps[i],
        B = ps[(i + 1) % ps.length],
        n = Math.max(1, Math.round(Math.hypot(A[0] - B[0], A[1] - B[1]) / 6));
      for (let j = 0; j < n; j++) {
        const v = vec(lerp(A[0], B[0], j / n), lerp(A[1], B[1], j / n));
        if (v[2] < 0) {
          const m = Math.hypot(v[0], v[1]) || 1;
          q.push(pr([(v[0] / m) * 1.01, (v[1] / m) * 1.01]));
        } else q.push(pr(v));
      }
    }
    return `M${pts(q)}Z`;
  };
  const land = LAND.map(shape).join("");
  a.path(land, "#0E3248", 'opacity=".35" transform="translate(10 12)"');
  a.path(
    land,
    a.rad(
      [
        [0, "#FBEBC8"],
        [0.35, "#F0CC94"],
        [0.7, "#D6945E"],
        [1, "#9A5638"],
      ],
      cx - R * 0.3,
      cy - R * 0.55,
      R * 1.55,
    ),
  );
  a.stipple(land, "#FFF6E0", cx - R, cy - R, cx + R * 0.2, cy + R * 0.3, 0.6, 0, 0.4);
  a.path(shape(CASPIAN), "#3C8A98");
  a.line(land, "#FFF6E0", 1.8, 'opacity=".55" stroke-linejoin="round"');
  // green belts of the north and the monsoon lands, ranges as small ticks
  const belt = a.clip(land);
  a.group(`clip-path="${belt}" opacity=".4"`, () => {
    const b = (ps) => a.path(shape(ps), "#7FA07A");
    b([
      [-12, 44],
      [10, 47],
      [30, 49],
      [60, 53],
      [100, 53],
      [140, 52],
      [140, 66],
      [90, 66],
      [50, 64],
      [20, 70],
      [-12, 62],
    ]);
    b([
      [-18, 5],
      [10, 9],
      [30, 8],
      [36, 2],
      [30, -10],
      [12, -10],
      [8, 4],
      [-10, 4],
    ]);
    b([
      [70, 8],
      [74, 22],
      [88, 27],
      [100, 26],
      [122, 34],
      [126, 20],
      [110, 5],
      [98, 0],
    ]);
  });
  a.circle(
    cx,
    cy,
    R,
    a.rad(
      [
        [0, "#081B29", 0],
        [0.62, "#081B29", 0],
        [1, "#081B29", 0.72],
      ],
      cx - R * 0.3,
      cy - R * 0.36,
      R * 1.45,
    ),
  );
  a.out.push("</g>");
  a.circle(cx, cy, R, "none", 'stroke="#E4F2EC" stroke-width="3" opacity=".55"');
  // flight arcs
  const hub = vec(54.6, 24.8),
    H = pr(hub);
  const arcs = [
    [24.1, 57, 0.3],
    [24.8, 59.4, 0.3],
    [18.1, 59.3, 0.3],
    [10.7, 59.9, 0.3],
    [12.6, 55.7, 0.26],
    [25, 60.2, 0.3],
    [-0.1, 51.5, 0.3],
    [8.6, 50, 0.24],
    [2.3, 48.9, 0.25],
    [29, 41, 0.14],
    [37.6, 55.7, 0.2],
    [31.2, 30, 0.12],
    [36.8, -1.3, 0.18],
    [28, -26, 0.3],
    [3.4, 6.5, 0.28],
    [72.8, 19, 0.1],
    [77.2, 28.6, 0.12],
    [103.8, 1.3, 0.26],
    [114.2, 22.3, 0.3],
    [116.4, 40, 0.28],
    [71.4, 51.1, 0.16],
  ];
  const planes = [];
  for (const [i, [lo, la, k]] of arcs.entries()) {
    const v = vec(lo, la);
    if (v[2] < -0.05) continue;
    const om = Math.acos(hub[0] * v[0] + hub[1] * v[1] + hub[2] * v[2]),
      q = [];
    for (let j = 0; j <= 40; j++) {
      const t = j / 40,
        s0 = Math.sin((1 - t) * om) / Math.sin(om),
        s1 = Math.sin(t * om) / Math.sin(om),
        w = hub.map((h, n) => h * s0 + v[n] * s1);
      q.push(pr(w, 1 + k * 0.55 * Math.sin(Math.PI * t)));
    }
    const north = la > 50 && lo < 30;
    a.line(
      `M${pts(q)}`,
      north ? "#FFF3CE" : P.amber,
      north ? 4 : 3,
      `opacity="${north ? 0.95 : 0.75}" stroke-linecap="round"`,
    );
    const e = q.at(-1);
    a.circle(e[0], e[1], 9, north ? P.iron : P.coral);
    a.circle(e[0], e[1], 4, "#FFF6E0");
    if ([1, 6, 17, 13].includes(i)) planes.push([q[i === 1 ? 22 : 24], q[i === 1 ? 25 : 27]]);
  }
  for (const [A, B] of planes) {
    const an = Math.atan2(B[1] - A[1], B[0] - A[0]) / D;
    a.out.push(`<g transform="translate(${coordinates(A)}) rotate(${f1(an + 90)}) scale(1.5)">`);
    a.path(
      "M0 -22C4 -18 4 -8 4 -4L22 8V13L4 7L3 17L9 22V25L0 22.5L-9 25V22L-3 17L-4 7L-22 13V8L-4 -4C-4 -8 -4 -18 0 -22Z",
      "#0E2838",
      'opacity=".35" transform="translate(5 8)"',
    );
    a.path(
      "M0 -22C4 -18 4 -8 4 -4L22 8V13L4 7L3 17L9 22V25L0 22.5L-9 25V22L-3 17L-4 7L-22 13V8L-4 -4C-4 -8 -4 -18 0 -22Z",
      P.snow,
    );
    a.path("M0 12L3 17L9 22V25L0 22.5L-9 25V22L-3 17Z", P.iron);
    a.out.push("</g>");
  }
  glow(a, H[0], H[1], 150, "#FFE3A6", 0.95);
  for (const r of [54, 36])
    a.circle(H[0], H[1], r, "none", `stroke="#FFF3CE" stroke-width="2.6" opacity=".75"`);
  a.path(star2(H[0], H[1], 26), P.iron);
  a.path(star2(H[0], H[1], 13), "#FFF3CE");
  return a;
};
