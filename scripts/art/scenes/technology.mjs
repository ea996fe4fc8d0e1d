import { Art } from "../kit/art.mjs";
import { camera } from "../kit/camera.mjs";
import { mix, P } from "../kit/colour.mjs";
import { supertall, torus } from "../kit/landmarks.mjs";
import { ridge } from "../kit/mountains.mjs";
import { lerp } from "../kit/numbers.mjs";
import { poly } from "../kit/paths.mjs";
import { glow, haze, sky, stars } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { city } from "../kit/towers.mjs";

export const draw = () => {
  const a = new Art({
    seed: 91,
    light: "l",
    title: "Technology: a solar field, its tower and the ring museum at dusk",
  });
  sky(a, SKY.dusk);
  stars(a, 130, 560);
  // orbit of the Hope probe and a small Mars
  a.line(
    "M-40 470C420 120 1180 10 1960 250",
    "#CFE3DF",
    2.2,
    'opacity=".5" stroke-dasharray="2 13" stroke-linecap="round"',
  );
  a.circle(1570, 176, 46, a.rad(["#F0A070", "#B8512F", "#6B2A22"], 1552, 158, 70));
  a.path("M1530 186c20 8 50 4 80 -8c-20 22 -54 26 -80 8z", "#7D2E1E", 'opacity=".45"');
  a.out.push('<g transform="translate(905 138) rotate(-14)">');
  a.rect(-16, -13, 32, 26, P.amber);
  a.rect(-16, -13, 32, 9, "#F8D59A");
  for (const f of [-1, 1]) {
    a.rect(f > 0 ? 24 : -88, -12, 64, 24, P.gulf);
    a.line(`M${f * 16} 0H${f * 24}M${f * 40} -12V12M${f * 56} -12V12M${f * 72} -12V12`, P.mist, 2);
  }
  a.path("M-12 -14a12 12 0 0 1 24 0z", P.snow);
  a.out.push("</g>");
  glow(a, 620, 700, 700, "#F8D9A0", 0.35);
  ridge(a, {
    peaks: [
      [-20, 640],
      [200, 606],
      [420, 650],
      [700, 622],
      [1000, 660],
      [1300, 630],
      [1600, 664],
      [1940, 636],
    ],
    lit: "#C99A78",
    shade: "#8A7F80",
    foot: "#F2C08A",
    base: 730,
    rough: 20,
    seed: 6,
  });
  haze(a, 600, 730, "#F4BE80", 0.55);
  city(a, {
    x0: 930,
    x1: 1960,
    y: 728,
    hmin: 30,
    hmax: 170,
    wmin: 24,
    wmax: 46,
    lit: "#8FA9A4",
    shade: "#4C7C8A",
    windows: 900,
    env: (t) => 0.4 + 0.8 * Math.sin(Math.PI * t),
  });
  supertall(a, { x: 1196, y: 728, H: 340, lit: "#C9CDB4", mid: "#5F8F97", shade: "#2F6375" });
  haze(a, 600, 732, "#EFA968", 0.55);
  a.rect(0, 724, 1920, 366, a.v(["#D98F57", "#9C5636", "#4A2A2A"]));
  // ring museum
  torus(a, {
    x: 1560,
    y: 770,
    H: 250,
    lit: "#F1F4EA",
    shade: "#2F6375",
    hill: "#3B5A4C",
    line: "#FFE0A0",
  });
  glow(a, 1560, 640, 260, "#FFE0A0", 0.18);
  // concentrated-solar tower with beams
  {
    const x = 620;
    a.path(
      `M${x} 430L${x - 330} 770H${x + 330}Z`,
      a.v([
        [0, "#FFF4D2", 0.34],
        [1, "#FFF4D2", 0.02],
      ]),
    );
    for (let i = -8; i <= 8; i++)
      a.path(
        `M${x} 436L${x + i * 46 - 5} 762H${x + i * 46 + 5}Z`,
        a.v([
          [0, "#FFF6DA", 0.5],
          [1, "#FFF6DA", 0.04],
        ]),
      );
    a.path(
      `M${x - 17} 770L${x - 9} 470H${x + 9}L${x + 17} 770Z`,
      a.hz(["#F3DDB8", "#B98560", "#5E3D3A"]),
    );
    a.rect(x - 15, 412, 30, 62, "#FFF8E4");
    a.rect(x - 19, 404, 38, 10, "#8A5A46");
    a.rect(x - 19, 470, 38, 9, "#8A5A46");
    glow(a, x, 440, 190, "#FFF3CE", 0.95);
    glow(a, x, 440, 60, "#FFFFFF", 0.9);
    for (const [an, R] of [
      [0, 160],
      [0.785, 84],
      [1.571, 160],
      [2.356, 84],
    ]) {
      const c = Math.cos(an),
        n = Math.sin(an);
      a.path(
        `M${x - c * R} ${440 - n * R}L${x - n * 3} ${440 + c * 3}L${x + c * R} ${440 + n * R}L${x + n * 3} ${440 - c * 3}Z`,
        "#FFFDF2",
        'opacity=".5"',
      );
    }
  }
  // heliostats: true perspective rows of tilted panels facing the tower
  const cam = camera(620, 702, 900, 5);
  const rows = [];
  for (let z = 82; z > 10.6; z *= 0.815) rows.push(z);
  for (const z of rows) {
    const n = Math.ceil(z),
      pitch = 2.7;
    const s = 900 / z;
    const k = Math.min(1, (z - 10) / 60);
    for (let i = -n; i <= n; i++) {
      const X = i * pitch + (rows.indexOf(z) % 2 ? pitch / 2 : 0);
      const [x0] = cam([X, 0, z]);
      if (x0 < -200 || x0 > 2120) continue;
      const w = 0.98,
        lo = 0.5,
        hi = 1.3,
        tilt = 0.36;
      {
        const [gx, gy] = cam([X, 0, z]);
        a.ell(gx + s * 0.5, gy + s * 0.02, s * 1.1, s * 0.16, "#2E1A1C", 'opacity=".4"');
      }
      const dir = Math.max(-1, Math.min(1, -X / 14));
      const p = [
        [X - w + dir * 0.1, hi, z + tilt],
        [X + w + dir * 0.1, hi, z + tilt],
        [X + w, lo, z - tilt],
        [X - w, lo, z - tilt],
      ].map(cam);
      a.line(
        `M${cam([X, 0, z])
          .map((v) => v.toFixed(1))
          .join(" ")}L${cam([X, 1.1, z])
          .map((v) => v.toFixed(1))
          .join(" ")}`,
        "#2B1C20",
        Math.max(1, s * 0.1),
      );
      a.path(
        poly(p),
        mix(mix("#123A52", "#2A7A8A", 0.35 + (0.4 * (dir + 1)) / 2), "#C79A78", k * 0.55),
      );
      const q = [
        p[0],
        [lerp(p[0][0], p[1][0], 0.55), p[0][1]],
        [lerp(p[3][0], p[2][0], 0.3), p[3][1]],
        p[3],
      ];
      a.path(
        poly(q),
        mix("#8FC6CB", "#F6CF9C", k * 0.7),
        `opacity="${(0.28 + 0.3 * k).toFixed(2)}"`,
      );
      if (s > 46) {
        const l = (t, A, B) => [lerp(A[0], B[0], t), lerp(A[1], B[1], t)];
        let d = "";
        for (let j = 1; j < 4; j++)
          d += `M${l(j / 4, p[0], p[1])
            .map((v) => v.toFixed(1))
            .join(" ")}L${l(j / 4, p[3], p[2])
            .map((v) => v.toFixed(1))
            .join(" ")}`;
        for (let j = 1; j < 3; j++)
          d += `M${l(j / 3, p[0], p[3])
            .map((v) => v.toFixed(1))
            .join(" ")}L${l(j / 3, p[1], p[2])
            .map((v) => v.toFixed(1))
            .join(" ")}`;
        a.line(d, "#0E2433", 1.6, 'opacity=".6"');
        a.line(
          `M${p[0].map((v) => v.toFixed(1)).join(" ")}L${p[1].map((v) => v.toFixed(1)).join(" ")}`,
          "#FBE3B8",
          2.4,
          'opacity=".8"',
        );
      }
    }
  }
  haze(a, 700, 780, "#E79C5C", 0);
  return a;
};
