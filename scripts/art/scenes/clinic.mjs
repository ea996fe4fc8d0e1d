import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { camera, quad3 } from "../kit/camera.mjs";
import { P } from "../kit/colour.mjs";
import { bookStack, pendant, sofa } from "../kit/furniture.mjs";
import { khatam } from "../kit/ornament.mjs";
import { palm } from "../kit/palms.mjs";
import { poly, star2 } from "../kit/paths.mjs";
import { person } from "../kit/person.mjs";
import { room } from "../kit/room.mjs";
import { sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";
import { sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({ seed: 211, light: "l", title: "A bright clinic reception" });
  const cam = camera(900, 470, 1020, 1.5),
    Q = (p, f, e) => quad3(a, cam, p, f, e),
    W = 4.6,
    H = 3.2,
    B = 7.4;
  room(a, cam, {
    W,
    H,
    B,
    floor: a.v(["#D9E4E0", "#B9CFCF", "#8FB3B8"], 660, 1080),
    wall: a.hz(["#F4F3E8", "#E6E4D2"]),
    side: ["#E2E6DC", a.g(["#F6EBD4", "#E2C9A0"], 1400, 0, 1920, 0)],
    ceil: a.v(["#E9EFEA", "#FBFAF2"]),
    line: "#5C9CA8",
    planks: 9,
  });
  // arched garden window on the back wall
  const [x0, y0] = cam([-1.9, 0.05, B]),
    w = cam([1.1, 0, B])[0] - cam([-1.1, 0, B])[0];
  const bay = [0, 1].map((k) => archPath(x0 + k * (w + 26), y0, w, (1020 / B) * 2.72, 0.5));
  const cp = a.clip(bay.join(""));
  a.out.push(`<g clip-path="${cp}">`);
  a.rect(
    0,
    0,
    1920,
    800,
    a.v(
      [
        [0, "#8CC4CB", 1],
        [0.5, "#D9EAE0", 1],
        [0.8, "#FBE9C2", 1],
        [1, "#F4D29A", 1],
      ],
      250,
      690,
    ),
  );
  sun(a, 560, 400, 44, "#FFFDF0", { halo: "#FFF0C8" });
  city(a, {
    x0: 400,
    x1: 1260,
    y: 600,
    hmin: 30,
    hmax: 120,
    wmin: 22,
    wmax: 44,
    lit: "#C3D9D2",
    shade: "#9FC3C4",
  });
  sea(a, 600, 40, ["#CFE3DA", "#8FC0C0"]);
  a.rect(0, 636, 1920, 80, "#7FA37C");
  for (const [x, h] of [
    [520, 210],
    [640, 160],
    [900, 230],
    [1040, 170],
  ])
    palm(a, { x, y: 680, h, lean: 0.04, dark: "#2F6B5A", lit: "#86AE7E" });
  a.out.push("</g>");
  for (const d of bay) a.line(d, "#FFFFFF", 9);
  for (const k of [0, 1])
    a.line(`M${x0 + k * (w + 26)} ${y0 - (1020 / B) * 2.72}V${y0}`, "#FFFFFF", 5);
  for (const k of [0, 1])
    Q(
      [
        [-3.0 + k * 2.5, 0, B - 0.2],
        [-0.9 + k * 2.5, 0, B - 0.2],
        [-0.1 + k * 2.9, 0, 3.1],
        [-2.9 + k * 2.9, 0, 3.1],
      ],
      a.v([
        [0, "#FFF6DC", 0.75],
        [1, "#FFF6DC", 0.08],
      ]),
    );
  // lattice panel with the health mark, right wall
  {
    const b = [
      [W - 0.01, 0.3, 3.4],
      [W - 0.01, 2.9, 3.4],
      [W - 0.01, 2.9, 6.6],
      [W - 0.01, 0.3, 6.6],
    ].map(cam);
    const c2 = a.clip(poly(b));
    a.path(poly(b), "#2A7A8A");
    khatam(a, {
      x: 1300,
      y: 60,
      w: 640,
      h: 900,
      s: 78,
      color: "#6FB2B5",
      width: 3,
      op: 0.75,
      clip: c2,
    });
  }
  {
    const [cx, cy] = cam([2.7, 2.35, B]);
    a.circle(cx, cy, 44, "#2A7A8A");
    a.path(star2(cx, cy, 28), "#FBFBF7");
  }
  // reception desk, curved front in timber slats
  {
    const [lx, ty] = cam([1.2, 1.08, 5.1]),
      [rx] = cam([4.1, 1.08, 5.1]),
      [, by] = cam([0, 0, 5.1]);
    const [hx, hy] = [cam([1.75, 0, 5.6])[0], cam([0, 0.35, 5.6])[1]];
    person(a, {
      x: hx + 90,
      y: hy + 40,
      h: 300,
      type: "dress",
      top: "#2A7A8A",
      hair: "#2A1716",
      skin: "#C99270",
    });
    a.path(
      `M${lx} ${ty}H${rx}V${by}H${lx + 40}Q${lx} ${by} ${lx} ${by - 50}Z`,
      a.hz(["#EBC593", "#C98E58", "#A5663B"]),
    );
    let d = "";
    for (let i = 1; i < 26; i++) d += `M${lx + (i * (rx - lx)) / 26} ${ty + 14}V${by - 6}`;
    a.line(d, "#8F5730", 2.4, 'opacity=".4"');
    a.path(`M${lx - 18} ${ty - 14}H${rx + 40}v22H${lx - 18}z`, "#FBFAF2");
    a.rect(lx - 18, ty + 6, rx - lx + 60, 6, "#8F5730", 'opacity=".35"');
    a.path(`M${lx + 230} ${ty - 14}l8 -84h118l-8 84z`, "#12303F");
    a.rect(lx + 270, ty - 16, 40, 5, "#12303F");
    a.path(`M${lx + 40} ${ty - 14}h40l-5 -34h-30z`, "#F4E4C8");
    for (const [an, l] of [
      [-2.1, 70],
      [-1.57, 92],
      [-1.05, 72],
    ])
      a.path(
        `M${lx + 58} ${ty - 46}q${Math.cos(an) * l * 0.2 - 12} ${Math.sin(an) * l * 0.7} ${Math.cos(an) * l} ${Math.sin(an) * l}q14 ${l * 0.3} ${-Math.cos(an) * l} ${-Math.sin(an) * l}z`,
        "#3F7D63",
      );
  }
  // doctor greeting a family
  for (const [X, Z, h, t, o] of [
    [
      -0.25,
      4.7,
      1.76,
      "coat",
      { top: "#FBFBF7", bottom: "#1C4659", hair: "#43231F", skin: "#B98160" },
    ],
    [-1.35, 4.5, 1.68, "dress", { top: P.iron, hair: "#D9A55E", skin: "#E2B48E" }],
    [-0.98, 4.4, 1.12, "suit", { top: P.amber, bottom: P.fjord, hair: "#E4BE7A", skin: "#E2B48E" }],
  ]) {
    const [x, y] = cam([X, 0, Z]),
      hh = (h * 1020) / Z;
    a.path(
      `M${x} ${y}l${hh * 0.55} ${hh * 0.2}l${hh * 0.12} ${-hh * 0.02}l${-hh * 0.6} ${-hh * 0.21}z`,
      "#3F7A86",
      'opacity=".35"',
    );
    person(a, { x, y, h: hh, type: t, ...o });
  }
  {
    const [x, y] = cam([-2.75, 0, 5.0]);
    sofa(a, x - 170, y + 6, 360, "#2A7A8A", "#F2A851");
    a.rect(x - 292, y - 60, 92, 11, "#C98E58");
    a.line(`M${x - 280} ${y - 50}v60M${x - 212} ${y - 50}v60`, P.night, 6);
    bookStack(a, x - 284, y - 60, 66, [[P.iron], [P.sand, 0.86, 0.06]]);
  }
  for (const [X, Z, s] of [
    [-2.4, 3.8, 170],
    [0.4, 3.8, 170],
    [2.9, 3.8, 170],
  ]) {
    const [x] = cam([X, 0, Z]);
    pendant(a, x, 176, s, "#2A7A8A", "#FFF2CE");
  }
  return a;
};
