import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { box3, camera, quad3 } from "../kit/camera.mjs";
import { mix, P } from "../kit/colour.mjs";
import { coordinates } from "../kit/numbers.mjs";
import { poly } from "../kit/paths.mjs";
import { containerShip, crane } from "../kit/port.mjs";
import { profile } from "../kit/profile.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";
import { sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 402,
    light: "r",
    title: "An aisle of containers at a logistics port, gantry cranes and a ship at sunrise",
  });
  sky(a, [
    [0, "#5A9DB0"],
    [0.3, "#A3CFD0"],
    [0.48, "#EFEFDA"],
    [0.58, "#FBE2B6"],
    [0.64, "#F7BE82"],
    [1, "#F7BE82"],
  ]);
  sun(a, 1060, 500, 112, "#FFF9E4", { halo: "#FFE6AE" });
  clouds(
    a,
    [
      [420, 170, 520, 24],
      [1100, 250, 460, 20],
    ],
    "#FFFDF4",
    0.8,
  );
  city(a, {
    x0: 500,
    x1: 1500,
    y: 628,
    hmin: 20,
    hmax: 90,
    wmin: 20,
    wmax: 40,
    lit: "#E9CFA0",
    shade: "#CDB592",
  });
  sea(a, 622, 40, ["#F8D9A4", "#A9C3B8"]);
  containerShip(a, { x: 700, y: 652, s: 560, face: 1, hull: "#2A6376", seed: 5 });
  for (const [x, h] of [
    [700, 330],
    [1180, 330],
  ])
    crane(a, {
      x,
      y: 668,
      h,
      color: x < 900 ? "#C0552F" : P.iron,
      face: x < 900 ? 1 : -1,
      boom: 0.5,
      up: 0.5,
    });
  haze(a, 520, 680, "#F6C48A", 0.45);
  a.rect(-20, 656, 1960, 440, a.v(["#D9B48A", "#A9886C", "#6B5A5A", "#463F4A"], 656, 1090));
  const cam = camera(960, 610, 900, 4.6),
    Q = (p, c, e) => quad3(a, cam, p, c, e);
  Q(
    [
      [-6.2, 0, 6],
      [-5.9, 0, 6],
      [-5.9, 0, 140],
      [-6.2, 0, 140],
    ],
    "#F6D9A4",
    'opacity=".8"',
  );
  Q(
    [
      [5.9, 0, 6],
      [6.2, 0, 6],
      [6.2, 0, 140],
      [5.9, 0, 140],
    ],
    "#F6D9A4",
    'opacity=".8"',
  );
  for (let z = 8; z < 130; z *= 1.22)
    Q(
      [
        [-0.12, 0, z],
        [0.12, 0, z],
        [0.12, 0, z * 1.1],
        [-0.12, 0, z * 1.1],
      ],
      "#FFF3D6",
      'opacity=".7"',
    );
  a.path(
    poly([cam([0.4, 0, 140]), cam([2.6, 0, 140]), [1500, 1090], [900, 1090]]),
    "#FFE9B8",
    'opacity=".28"',
  );
  const cs = [P.iron, P.gulf, P.dune, P.fjord, P.coral, P.lagoon, P.amber, P.rust, "#E4EFEF"];
  const box = (X, y, z, c, L = 12) => {
    const k = Math.min(0.72, Math.max(0, (z - 24) / 110));
    const m = (q) => mix(q, "#F3C48E", k);
    box3(
      a,
      cam,
      [X, y, z],
      [2.44, 2.55, L],
      {
        top: y + 2.6 < 4.6 ? m(mix(c, P.snow, 0.4)) : null,
        front: m(mix(c, P.night, 0.12)),
        side: X < 0 ? m(mix(c, P.snow, 0.24)) : m(mix(c, P.night, 0.34)),
      },
      0,
    );
    const sx = X < 0 ? X + 2.44 : X;
    let d = "";
    const n = z < 40 ? 20 : 10;
    for (let i = 1; i < n; i++)
      d += `M${coordinates(cam([sx, y + 0.1, z + (L * i) / n]))}L${coordinates(cam([sx, y + 2.45, z + (L * i) / n]))}`;
    a.line(d, m(P.night), Math.max(0.8, 26 / z), 'opacity=".2"');
    if (z < 60) {
      d = "";
      for (const u of [0.25, 0.5, 0.75])
        d += `M${coordinates(cam([X + 2.44 * u, y + 0.1, z]))}L${coordinates(cam([X + 2.44 * u, y + 2.45, z]))}`;
      a.line(d, P.night, 50 / z, 'opacity=".3"');
      const q = [
        [X, y, z],
        [X + 2.44, y, z],
        [X + 2.44, y + 2.55, z],
        [X, y + 2.55, z],
      ].map(cam);
      a.line(poly(q), m(mix(c, P.snow, 0.3)), 30 / z, 'opacity=".5"');
    }
  };
  const rows = [];
  for (let i = 9; i >= 0; i--) rows.push(13.5 + i * 12.9);
  let s = 3;
  for (const z of rows)
    for (const side of [-1, 1])
      for (let col = 2; col >= 0; col--) {
        const X = side < 0 ? -9.4 - col * 2.7 : 6.96 + col * 2.7;
        s = (s * 31 + 17) % 97;
        const n = Math.max(
          1,
          (z < 20 ? (side < 0 ? 2 : 3) : 3) + (s % 3) - (col ? 0 : 1) + (z > 90 ? -1 : 0),
        );
        for (let j = 0; j < n; j++) {
          s = (s * 31 + 17 + j) % 97;
          box(X, j * 2.6, z, cs[s % 9]);
        }
      }
  // rubber-tyred gantry across the aisle
  {
    const z = 46,
      c = P.iron,
      ln = (p, q, w) =>
        a.line(`M${coordinates(cam(p))}L${coordinates(cam(q))}`, c, w, 'stroke-linecap="square"');
    for (const X of [-6.4, 6.4]) {
      ln([X, 0.6, z - 3], [X, 16, z - 3], 11);
      ln([X, 0.6, z + 5], [X, 16, z + 5], 8);
      ln([X, 1.3, z - 3.4], [X, 1.3, z + 5.4], 12);
      for (const dz of [-3, 5]) {
        const [x, y] = cam([X, 0.5, z + dz]);
        a.circle(x, y, 9, P.night);
      }
    }
    ln([-7.6, 16, z - 3], [7.6, 16, z - 3], 17);
    ln([-7.6, 16, z + 5], [7.6, 16, z + 5], 12);
    const [tx, ty] = cam([1.6, 16, z - 3]);
    a.rect(tx - 30, ty - 22, 60, 26, mix(c, P.night, 0.25));
    a.rect(tx + 14, ty + 4, 26, 24, "#F4E4C8");
    const [hx, hy] = cam([1.6, 8.6, z - 3]);
    a.line(`M${tx - 18} ${ty}L${hx - 22} ${hy}M${tx + 10} ${ty}L${hx + 22} ${hy}`, P.night, 2);
    a.rect(hx - 34, hy - 4, 68, 8, P.night);
    const w = (900 / (z - 3)) * 1.22;
    a.rect(
      hx - w * 2.2,
      hy + 4,
      w * 4.4,
      (900 / (z - 3)) * 2.5,
      a.v([mix(P.gulf, P.snow, 0.2), P.gulf]),
    );
    let d = "";
    for (let i = 1; i < 14; i++) d += `M${hx - w * 2.2 + (i * w * 4.4) / 14} ${hy + 8}v44`;
    a.line(d, P.night, 1.6, 'opacity=".25"');
  }
  // lorry under way, towards us; two port hands
  {
    const [x, y] = cam([-2.6, 0, 26]),
      u = 900 / 26;
    a.ell(x - 30, y + 4, u * 2.4, u * 0.34, "#2A1B24", 'opacity=".4"');
    const w = 1.3 * u;
    a.rect(x - w, y - u * 3.9, w * 2, u * 3.3, a.v([mix(P.amber, P.snow, 0.2), P.amber]));
    a.path(
      `M${x - w * 0.94} ${y - u * 0.3}V${y - u * 2.6}Q${x - w * 0.9} ${y - u * 3} ${x - w * 0.7} ${y - u * 3}H${x + w * 0.7}Q${x + w * 0.9} ${y - u * 3} ${x + w * 0.94} ${y - u * 2.6}V${y - u * 0.3}Z`,
      a.hz(["#B9CBCB", "#F4F4EA", "#FFFFFF"]),
    );
    a.path(`M${x - w * 0.8} ${y - u * 1.6}V${y - u * 2.6}H${x + w * 0.8}V${y - u * 1.6}Z`, P.fjord);
    a.rect(x - w * 0.55, y - u * 1.35, w * 1.1, u * 0.5, P.night, 'opacity=".75"');
    for (const d of [-0.85, 0.55]) {
      a.rect(x + w * d, y - u * 0.85, w * 0.3, u * 0.24, "#FFE9B0");
      a.rect(x + w * d, y - u * 0.3, w * 0.3, u * 0.4, P.night);
    }
  }
  const crew = (X, Z, h, top, hat, face, arm) => {
    const [x, y] = cam([X, 0, Z]);
    profile(a, {
      x,
      y,
      h: (900 / Z) * h,
      type: "suit",
      top,
      bottom: P.fjord,
      face,
      arm,
      cap: hat,
      shadow: "#1F1720",
    });
    const u = ((900 / Z) * h) / 100;
    a.rect(x - 8.4 * u, y - 66 * u, 16 * u, 3.4 * u, "#FFF3C8", 'opacity=".9"');
    a.rect(x - 8.4 * u, y - 57 * u, 15.4 * u, 3.4 * u, "#FFF3C8", 'opacity=".9"');
  };
  crew(1.7, 10.4, 1.9, P.amber, P.snow, -1, "point");
  crew(0.35, 10.6, 1.86, P.coral, P.amber, 1, "fwd");
  {
    const [x, y] = cam([0.35, 0, 10.6]);
    a.path(`M${x + 20} ${y - 104}l24 -6l6 26l-24 6z`, "#FFFDF4");
  }
  birds(
    a,
    [
      [760, 330, 13],
      [798, 346, 9],
      [730, 356, 9],
    ],
    "#4F8C9A",
  );
  return a;
};
