import { arcade, archPath, windTower } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { mix, P } from "../kit/colour.mjs";
import { dome } from "../kit/domes.mjs";
import { bookStack, openBook } from "../kit/furniture.mjs";
import { khatam } from "../kit/ornament.mjs";
import { palm } from "../kit/palms.mjs";
import { person } from "../kit/person.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";

export const draw = () => {
  const a = new Art({
    seed: 51,
    light: "l",
    title: "Sharjah: books on the sill of a heritage court",
  });
  sky(a, [
    [0, "#6FB0B8"],
    [0.3, "#B5D8D3"],
    [0.55, "#F3EDD5"],
    [0.75, "#F9DDA8"],
    [1, "#F4B76E"],
  ]);
  sun(a, 690, 500, 96, "#FFFBEA", { halo: "#FFE9B4", spread: 2.2 });
  clouds(
    a,
    [
      [420, 260, 420, 22],
      [980, 200, 520, 24],
      [1300, 340, 340, 18],
    ],
    "#FFFDF2",
    0.75,
  );
  city(a, {
    x0: 260,
    x1: 1700,
    y: 700,
    hmin: 40,
    hmax: 150,
    wmin: 26,
    wmax: 54,
    lit: "#EFD9AE",
    shade: "#D9C49C",
  });
  haze(a, 560, 702, "#F9DCA6", 0.7);
  // twin-minaret mosque with cascading domes, in honey stone
  const lit = "#FBE9C6",
    sh = "#CF9F6A",
    x = 960,
    y = 716;
  for (const f of [-1, 1]) {
    const mx = x + f * 196;
    a.path(
      `M${mx - 11} ${y}L${mx - 8} ${y - 330}L${mx} ${y - 420}L${mx + 8} ${y - 330}L${mx + 11} ${y}Z`,
      a.hz([lit, sh]),
    );
    for (const v of [150, 240, 320]) a.rect(mx - 15, y - v, 30, 9, mix(lit, sh, 0.4));
    a.circle(mx, y - 424, 3.5, P.amber);
  }
  dome(a, x, y - 212, 92, lit, sh, { k: 1.0, ribs: 5 });
  for (const f of [-1, 1]) {
    dome(a, x + f * 96, y - 138, 56, lit, sh, { k: 0.95 });
    dome(a, x + f * 148, y - 92, 36, lit, sh, { k: 0.95 });
  }
  dome(a, x, y - 128, 74, lit, sh, { k: 0.8 });
  a.rect(x - 176, y - 104, 352, 104, a.hz([lit, mix(lit, sh, 0.4)]));
  a.rect(x - 176, y - 104, 352, 9, mix(lit, sh, 0.6));
  {
    let d = "";
    for (let i = 0; i < 9; i++) d += archPath(x - 152 + i * 38, y, 24, 70, 0.5);
    a.path(d, "#9A6A44", 'opacity=".75"');
  }
  // court walls and wind towers
  const w = { lit: "#F4CE92", shade: "#C2824E", dark: "#7A4529" };
  windTower(a, { x: 1330, y: 760, w: 118, h: 330, ...w });
  windTower(a, { x: 424, y: 760, w: 96, h: 262, ...w });
  arcade(a, {
    x0: 180,
    x1: 780,
    y: 766,
    h: 122,
    n: 8,
    wall: "#E9BC80",
    lit: "#F6D7A2",
    dark: "#9C5E38",
  });
  arcade(a, {
    x0: 1150,
    x1: 1760,
    y: 766,
    h: 122,
    n: 8,
    wall: "#E2B074",
    lit: "#F3CF96",
    dark: "#935533",
  });
  for (const [px, h, l] of [
    [742, 190, 0.06],
    [800, 150, -0.06],
    [690, 130, 0.04],
  ])
    palm(a, { x: px, y: 792, h, lean: l, dark: "#2A5548", lit: "#7C9560" });
  a.rect(0, 762, 1920, 330, a.v(["#F3D199", "#DFA566", "#C47F48"]));
  {
    let d = "";
    for (let i = -14; i <= 14; i++) d += `M${960 + i * 40} 764L${960 + i * 190} 1080`;
    for (let i = 1; i < 8; i++) d += `M0 ${764 + i * i * 6.2}H1920`;
    a.line(d, "#B47742", 2, 'opacity=".35"');
  }
  // the scroll: a coiled white blade
  {
    const cx = 1206,
      b = 822,
      H = 300;
    for (let i = 0; i < 15; i++) {
      const t = i / 15,
        w2 = 44 * (1 - t * 0.5),
        yy = b - t * H;
      a.path(
        `M${cx - w2} ${yy}C${cx - w2} ${yy + 13} ${cx + w2} ${yy + 13} ${cx + w2} ${yy}L${cx + w2 * 0.97} ${yy - H / 15 - 5}C${cx + w2 * 0.95} ${yy + 4} ${cx - w2 * 0.95} ${yy + 1} ${cx - w2 * 0.97} ${yy - H / 15 + 7}Z`,
        a.hz(["#FFFDF4", "#F4E8CE", "#BFA37C"]),
      );
    }
    a.path(
      `M${cx - 22} ${b - H + 2}C${cx - 6} ${b - H - 52} ${cx + 14} ${b - H - 60} ${cx + 22} ${b - H - 88}V${b - H + 2}Z`,
      "#F4E8CE",
    );
    a.ell(cx, b + 6, 70, 10, "#A8683A", 'opacity=".45"');
  }
  for (const [px, py, h, t] of [
    [1020, 838, 96, "kandura"],
    [1064, 842, 90, "abaya"],
    [1092, 846, 58, "kandura"],
  ]) {
    a.path(
      `M${px} ${py}l${h * 1.5} ${h * 0.28}l${-h * 0.1} ${h * 0.1}l${-h * 1.5} ${-h * 0.3}z`,
      "#8E5430",
      'opacity=".4"',
    );
    person(a, { x: px, y: py, h, type: t });
  }
  // shaded arcade in front
  const W = a.v(["#17394B", "#20485A", "#2A4E58"]);
  const A = [
    [330, 470],
    [960, 640],
    [1590, 470],
  ]
    .map(([cx, ww]) => archPath(cx, 1120, ww, 1040 - (ww < 600 ? 110 : 0), 0.62))
    .join("");
  a.path(`M-10 -10H1930V1130H-10Z${A}`, W, 'fill-rule="evenodd"');
  khatam(a, {
    x: -30,
    y: -30,
    w: 1990,
    h: 180,
    s: 92,
    color: "#3F7684",
    width: 2.4,
    op: 0.8,
    clip: (() => {
      const id = a.id("c");
      a.defs.push(
        `<clipPath id="${id}"><path d="M-10 -10H1930V1130H-10Z${A}" clip-rule="evenodd"/></clipPath>`,
      );
      return `url(#${id})`;
    })(),
  });
  for (const [cx, ww] of [
    [330, 470],
    [960, 640],
    [1590, 470],
  ]) {
    const h = 1040 - (ww < 600 ? 110 : 0);
    a.line(archPath(cx, 1120, ww + 26, h + 18, 0.62), "#5A8E96", 5, 'opacity=".75"');
    a.line(archPath(cx, 1120, ww + 2, h + 1, 0.62), "#F4CE92", 5, 'opacity=".85"');
  }
  for (const cx of [620, 1300]) {
    a.rect(cx - 25, 640, 50, 480, a.hz(["#2E5F6C", "#17394B", "#102B3B"]));
    a.rect(cx - 38, 620, 76, 26, "#33656F");
    a.rect(cx - 32, 606, 64, 16, "#24505E");
  }
  // sill with books
  a.path("M-10 986H1930V1090H-10Z", "#0F2A3A");
  a.rect(-10, 976, 1940, 16, "#C98B55");
  bookStack(a, 190, 978, 250, [
    [P.gulf, 1, 0, 0.16],
    [P.iron, 0.92, 0.04, 0.13],
    [P.dune, 1, -0.03, 0.15],
    [P.fjord, 0.86, 0.06, 0.11],
    [P.coral, 0.9, 0.02, 0.14],
  ]);
  openBook(a, 700, 948, 210);
  bookStack(a, 1450, 978, 230, [
    [P.rust, 1, 0, 0.15],
    [P.lagoon, 0.9, 0.06, 0.12],
    [P.amber, 0.94, 0, 0.14],
  ]);
  for (const [i, c] of [P.gulf, P.coral, P.sand, P.iron, P.fjord].entries()) {
    const h = 150 + ((i * 37) % 40);
    a.rect(1710 + i * 34, 978 - h, 32, h, c);
    a.rect(1710 + i * 34, 978 - h + 18, 32, 6, P.snow, 'opacity=".6"');
    a.rect(1736 + i * 34, 978 - h, 6, h, P.night, 'opacity=".2"');
  }
  return a;
};
