import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { camera } from "../kit/camera.mjs";
import { mix, P } from "../kit/colour.mjs";
import { airliner } from "../kit/flight.mjs";
import { coordinates, lerp } from "../kit/numbers.mjs";
import { palm } from "../kit/palms.mjs";
import { poly } from "../kit/paths.mjs";
import { shrub } from "../kit/plants.mjs";
import { clouds, glow, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { tower } from "../kit/towers.mjs";

export const draw = () => {
  const a = new Art({
    seed: 303,
    light: "l",
    title: "A metro viaduct curves into the city while an airliner descends",
  });
  sky(a, SKY.gold);
  sun(a, 600, 420, 108, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [160, 260, 460, 22],
      [760, 150, 460, 24],
      [1380, 260, 420, 18],
    ],
    "#FFFBEC",
    0.75,
  );
  const Y0 = 600;
  skyline(a, {
    y: Y0,
    tone: "gold",
    tall: [1010, 560],
    twin: [760, 260],
    env: (t) => 0.4 + 0.8 * Math.exp(-((t - 0.52) ** 2) / 0.05),
    near: false,
    k: 0.95,
  });
  a.rect(-20, Y0, 1960, 500, a.v(["#F2C68A", "#E3AE72", "#C98A56", "#A3643E"], Y0, 1090));
  a.stipple(`M-20 ${Y0}H1940V1090H-20Z`, "#FBE8C4", 0, Y0, 0, 860, 0.5, 0, 0.4);
  const cam = camera(980, 590, 900, 12),
    cx = (z) => 34 * Math.sin((z - 12) / 62) - 8 + 36 * Math.exp(-(z - 20) / 26) - 14;
  // towers beside the road, far to near
  const tw = [];
  for (const [X, z, w, h, r] of [
    [-58, 210, 16, 74, "slant"],
    [40, 230, 17, 90, "curve"],
    [74, 190, 18, 66, "step"],
    [-86, 170, 18, 80, "flat"],
    [96, 150, 18, 92, "spire"],
    [-72, 130, 15, 52, "curve"],
    [112, 118, 16, 70, "slantr"],
    [-98, 108, 17, 72, "spire"],
    [92, 90, 14, 44, "flat"],
    [-84, 84, 14, 40, "slantr"],
  ])
    tw.push([X, z, w, h, r]);
  for (const [X, z, w, h, r] of tw.sort((p, q) => q[1] - p[1])) {
    const [x, y] = cam([X, 0, z]),
      s = 900 / z,
      k = Math.min(1, (230 - z) / 150);
    tower(a, {
      x,
      y,
      w: w * s,
      h: h * s,
      lit: mix("#DCD6B6", "#C9D3BC", k),
      shade: mix("#93B6AD", "#2F7285", k),
      roof: r,
      fins: r === "curve" ? 6 : 0,
      floors: r === "curve" ? 0 : Math.round((h * s) / 11),
      lineOp: 0.24,
    });
    a.path(
      `M${x + w * s * 0.5} ${y}h${w * s * 0.5}l${w * s * 1.6} ${s * 3}h${-w * s}z`,
      "#7A4A30",
      'opacity=".18"',
    );
  }
  const zs = [];
  for (let z = 260; z > 11.5; z *= 0.968) zs.push(z);
  const strip = (o0, o1, y, fill, e) => {
    const l = zs.map((z) => cam([cx(z) + o0, y, z])),
      r = zs.map((z) => cam([cx(z) + o1, y, z]));
    a.path(poly([...l, ...r.reverse()]), fill, e);
  };
  // highway on the ground, to the left of the viaduct
  strip(-34, -9, 0, a.v(["#D9B48A", "#8C7A72", "#5E5A60"], Y0, 1090));
  strip(-35, -34, 0, "#FBE6BE");
  strip(-9, -8.2, 0, "#FBE6BE");
  strip(-22.2, -20.8, 0, "#7FA272");
  for (const o of [-30, -26, -17, -13])
    for (let z = 14; z < 190; z *= 1.16) {
      const z2 = z * 1.07;
      a.path(
        poly([
          cam([cx(z) + o - 0.12, 0, z]),
          cam([cx(z) + o + 0.12, 0, z]),
          cam([cx(z2) + o + 0.12, 0, z2]),
          cam([cx(z2) + o - 0.12, 0, z2]),
        ]),
        "#FFF3D6",
        'opacity=".85"',
      );
    }
  for (const [o, z, c] of [
    [-28, 100, P.iron],
    [-24, 72, "#F4E4C8"],
    [-32, 58, P.gulf],
    [-15, 84, P.snow],
    [-11.5, 60, P.coral],
    [-24, 44, P.fjord],
    [-15, 46, P.amber],
    [-28, 36, P.snow],
  ].sort((p, q) => q[1] - p[1])) {
    const [x, y] = cam([cx(z) + o, 0, z]),
      s = 900 / z;
    a.ell(x + s * 0.5, y, s * 1.5, s * 0.26, "#3A2A2E", 'opacity=".4"');
    a.path(
      `M${x - s} ${y - s * 0.2}v${-s * 0.5}q0 ${-s * 0.16} ${s * 0.2} ${-s * 0.16}l${s * 0.22} ${-s * 0.46}q${s * 0.58} ${-s * 0.1} ${s * 1.16} 0l${s * 0.22} ${s * 0.46}q${s * 0.2} 0 ${s * 0.2} ${s * 0.16}v${s * 0.5}z`,
      c,
    );
    a.path(
      `M${x - s * 0.54} ${y - s * 0.9}l${s * 0.14} ${-s * 0.32}h${s * 0.8}l${s * 0.14} ${s * 0.32}z`,
      P.night,
      'opacity=".8"',
    );
    a.rect(x - s * 0.92, y - s * 0.3, s * 0.34, s * 0.3, P.night);
    a.rect(x + s * 0.58, y - s * 0.3, s * 0.34, s * 0.3, P.night);
    if (o < -21) {
      a.rect(x - s * 0.9, y - s * 0.7, s * 0.28, s * 0.13, P.iron);
      a.rect(x + s * 0.62, y - s * 0.7, s * 0.28, s * 0.13, P.iron);
    } else {
      a.rect(x - s * 0.9, y - s * 0.7, s * 0.28, s * 0.13, "#FFF3CE");
      a.rect(x + s * 0.62, y - s * 0.7, s * 0.28, s * 0.13, "#FFF3CE");
    }
  }
  for (let z = 160; z > 24; z *= 0.8)
    for (const o of [-38, 12]) {
      const [x, y] = cam([cx(z) + o, 0, z]);
      palm(a, {
        x,
        y,
        h: (900 / z) * 8.5,
        lean: o < 0 ? 0.05 : -0.05,
        dates: false,
        dark: "#2B5A50",
        lit: "#6C8F5F",
      });
    }
  // viaduct shadow, piers, deck with a train
  strip(3, 10, 0, "#7A4A30", 'opacity=".22"');
  const H = 7.4,
    w = 4.2;
  for (let i = 0; i < zs.length; i++) {
    const z = zs[i];
    if (i % 7 === 3 && z < 220) {
      const s = 900 / z,
        [x, y] = cam([cx(z), 0, z]),
        [, t] = cam([cx(z), H - 1.2, z]);
      a.path(
        `M${x - s * 0.9} ${y}V${lerp(y, t, 0.62)}Q${x - s * 0.9} ${t + s * 0.6} ${x - s * 3.6} ${t}H${x + s * 3.6}Q${x + s * 0.9} ${t + s * 0.6} ${x + s * 0.9} ${lerp(y, t, 0.62)}V${y}Z`,
        a.hz(["#FBEBCB", "#D9BC92", "#A67C58"]),
      );
    }
  }
  const face = (o, y0, y1, z, n, c, e) =>
    a.path(
      poly([
        cam([cx(z) + o, y0, z]),
        cam([cx(z) + o, y1, z]),
        cam([cx(n) + o, y1, n]),
        cam([cx(n) + o, y0, n]),
      ]),
      c,
      e,
    );
  const top = (o0, o1, y, z, n, c) =>
    a.path(
      poly([
        cam([cx(z) + o0, y, z]),
        cam([cx(z) + o1, y, z]),
        cam([cx(n) + o1, y, n]),
        cam([cx(n) + o0, y, n]),
      ]),
      c,
    );
  const tr0 = 31,
    tr1 = 92,
    cars = 5;
  for (let i = 0; i < zs.length - 1; i++) {
    const z = zs[i],
      n = zs[i + 1] * 0.999;
    const k = Math.min(1, z / 200);
    top(-w, w, H, z, n, mix("#8C7A72", "#D9BC92", k));
    face(-w, H - 1.3, H + 0.9, z, n, mix("#FBEFD6", "#F3D6A6", k));
    top(-w, -w + 0.4, H + 0.9, z, n, "#FFF9E8");
    if (z < tr1 && z > tr0) {
      const t = ((z - tr0) / (tr1 - tr0)) * cars,
        gap = Math.abs(t - Math.round(t)) < 0.07 && t > 0.5 && t < cars - 0.5;
      const o0 = -2.7,
        o1 = 0.1,
        b = H + 0.5,
        tp = H + 4;
      if (cam([cx(z) + o1, 0, z])[0] < 980) face(o1, b, tp, z, n, "#4F8C94");
      face(o0, b, tp, z, n, gap ? P.night : "#FBFBF7");
      if (!gap) {
        face(o0, b + 1.5, b + 2.8, z, n, "#1C4659");
        face(o0, b + 0.5, b + 0.95, z, n, P.gulf);
      }
      top(o0, o1, tp, z, n, gap ? "#12303F" : "#DDE8E4");
    }
    face(w, H + 0.0, H + 0.9, z, n, mix("#C9A67C", "#E3BE8E", k));
    top(w - 0.4, w, H + 0.9, z, n, "#FFF3DA");
    if (z > tr0 && zs[i + 1] <= tr0) {
      const z0 = zs[i + 1],
        C = cx(z0),
        q = (u, v) => cam([C + u, v, z0]);
      const o0 = -2.7,
        o1 = 0.1,
        b = H + 0.5,
        m = (o0 + o1) / 2;
      a.path(
        `M${coordinates(q(o0, b))}L${coordinates(q(o0 + 0.05, H + 3.2))}Q${coordinates(q(o0 + 0.2, H + 4.1))} ${coordinates(q(m, H + 4.1))}Q${coordinates(q(o1 - 0.2, H + 4.1))} ${coordinates(q(o1 - 0.05, H + 3.2))}L${coordinates(q(o1, b))}Z`,
        a.hz(["#FFFFFF", "#E3ECE8", "#A9C4C6"]),
      );
      a.path(
        `M${coordinates(q(o0 + 0.3, H + 1.9))}L${coordinates(q(o0 + 0.4, H + 3.4))}Q${coordinates(q(m, H + 3.8))} ${coordinates(q(o1 - 0.4, H + 3.4))}L${coordinates(q(o1 - 0.3, H + 1.9))}Z`,
        "#12303F",
      );
      a.path(
        `M${coordinates(q(o0 + 0.5, H + 2.1))}L${coordinates(q(o0 + 0.7, H + 3.3))}L${coordinates(q(m, H + 3.4))}L${coordinates(q(m - 0.5, H + 2.1))}Z`,
        P.lagoon,
        'opacity=".5"',
      );
      a.path(poly([q(o0, b + 0.5), q(o1, b + 0.5), q(o1, b + 1), q(o0, b + 1)]), P.gulf);
      for (const u of [o0 + 0.45, o1 - 0.45]) {
        const c = q(u, H + 1.25);
        a.circle(c[0], c[1], 6.5, "#FFF3CE");
        glow(a, c[0], c[1], 36, "#FFE3A6", 0.8);
      }
    }
  }
  // airliner on approach
  a.line("M1960 130C1700 170 1560 200 1440 236", "#FFFBEC", 4, 'opacity="0"');
  airliner(a, { x: 1130, y: 236, s: 340, face: -1, ang: -7, gear: true });
  shrub(a, 110, 1030, 60, "#5F6B45");
  shrub(a, 1650, 960, 56, "#5F6B45");
  shrub(a, 1740, 1020, 70, "#4A4A34");
  birds(
    a,
    [
      [430, 330, 12],
      [464, 346, 9],
      [400, 350, 8],
    ],
    "#3E7F8C",
  );
  return a;
};
