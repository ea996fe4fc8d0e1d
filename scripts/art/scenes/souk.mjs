import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { mix, P } from "../kit/colour.mjs";
import { dome, minaret } from "../kit/domes.mjs";
import { lantern } from "../kit/ornament.mjs";
import { person } from "../kit/person.mjs";
import { sun } from "../kit/sky.mjs";

export const draw = () => {
  const a = new Art({
    seed: 151,
    light: "l",
    title: "Traditions: lanterns and spices in a covered souk",
  });
  a.rect(0, 0, 1920, 1080, a.v(["#F6E7C8", "#FBE6B8", "#F3C07E"]));
  sun(a, 960, 470, 90, "#FFFDF0", { halo: "#FFF0C0", spread: 2.6 });
  dome(a, 960, 560, 66, "#FFF8E6", "#E3C08E");
  minaret(a, 1066, 640, 260, "#FFF4DC", "#DDB786");
  a.rect(820, 590, 280, 80, "#F1D6A4");
  // nested vaulted bays, far to near
  const bays = [
    [250, 330, 646, "#EFC58C", "#D99C5E"],
    [350, 452, 668, "#DDA868", "#B9753F"],
    [500, 630, 706, "#C4824A", "#95532F"],
    [720, 880, 764, "#96512F", "#6B3423"],
    [1040, 1240, 856, "#5E2F26", "#3A1D1C"],
  ];
  const ox = 960;
  bays.forEach(([w, h, y, c, cs], i) => {
    const d = archPath(ox, y + 4, w, h, 0.52);
    a.path(
      `M-10 -10H1930V${y}H-10Z${d}`,
      a.g([cs, c, c, mix(c, cs, 0.6)], 960 - w * 1.1, 0, 960 + w * 1.1, 0),
      'fill-rule="evenodd"',
    );
    a.path(
      `M-10 ${y - 1}H${ox - w / 2}V${y + 400}H-10ZM${ox + w / 2} ${y - 1}H1930V${y + 400}H${ox + w / 2}Z`,
      cs,
    );
    a.line(archPath(ox, y + 4, w + 8, h + 5, 0.52), mix(c, "#FFE7B4", 0.55), 3 + i * 1.6);
    // floor slab of this bay
    a.path(
      `M${ox - w / 2} ${y}H${ox + w / 2}L${ox + w * 0.76} ${y + (y - 560) * 0.62}H${ox - w * 0.76}Z`,
      a.v([mix("#FBE3B0", cs, i * 0.16), mix("#E9B878", cs, i * 0.2)]),
    );
    if (i === 1) {
      for (const [x, yy, hh, t, o] of [
        [925, 690, 96, "kandura", {}],
        [978, 694, 90, "abaya", {}],
        [1016, 690, 84, "dress", { top: P.iron }],
      ]) {
        a.path(`M${x} ${yy}l-10 60h26z`, "#8F5730", 'opacity=".35"');
        person(a, { x, y: yy, h: hh, type: t, ...o });
      }
    }
    if (i > 0 && i < 4) {
      const k = w / 500;
      for (const f of [-1, 1]) {
        const ex = ox + f * w * 0.5; // stalls: awning, goods
        a.path(
          `M${ex} ${y - 190 * k}L${ex - f * 96 * k} ${y - 150 * k}V${y - 138 * k}L${ex} ${y - 168 * k}Z`,
          i % 2 ? P.iron : P.gulf,
        );
        for (let j = 0; j < 3; j++) {
          const sx = ex - f * (16 + j * 30) * k,
            sy = y - (24 - j * 4) * k;
          a.path(
            `M${sx - 17 * k} ${sy}C${sx - 14 * k} ${sy - 8 * k} ${sx - 5 * k} ${sy - 34 * k} ${sx} ${sy - 38 * k}C${sx + 5 * k} ${sy - 34 * k} ${sx + 14 * k} ${sy - 8 * k} ${sx + 17 * k} ${sy}Z`,
            a.hz([
              mix([P.amber, P.iron, P.leaf, P.dune][(i + j) % 4], P.snow, 0.25),
              [P.amber, P.iron, P.leaf, P.dune][(i + j) % 4],
            ]),
          );
          a.path(
            `M${sx - 19 * k} ${sy - 2 * k}h${38 * k}l${-5 * k} ${30 * k}h${-28 * k}z`,
            mix("#C58A52", cs, 0.3),
          );
        }
      }
    }
  });
  // light shafts from roof openings
  for (const [x, w2, dx] of [
    [800, 70, -190],
    [1010, 54, -150],
    [1190, 44, -120],
  ])
    a.path(
      `M${x} -10h${w2}L${x + dx + w2 * 3.2} 920H${x + dx - w2}Z`,
      a.v([
        [0, "#FFF3CE", 0.34],
        [1, "#FFF3CE", 0],
      ]),
    );
  // near floor
  a.path("M-10 1036H1930V1090H-10Z", "#2A1716");
  a.path(
    `M${ox - 520} 856H${ox + 520}L${ox + 900} 1090H${ox - 900}Z`,
    a.v(["#D99C5E", "#8F5030", "#4A2621"]),
  );
  {
    let d = "";
    for (let i = -9; i <= 9; i++) d += `M${ox + i * 58} 856L${ox + i * 108} 1090`;
    for (let i = 1; i < 5; i++) d += `M${ox - 900} ${856 + i * i * 13}H${ox + 900}`;
    a.line(d, "#3A1D1C", 2.4, 'opacity=".4"');
  }
  // foreground stalls in shade with glowing wares
  const sp = (x, y, r, c) => {
    a.path(
      `M${x - r} ${y}C${x - r * 0.7} ${y - r * 0.3} ${x - r * 0.25} ${y - r * 1.5} ${x} ${y - r * 1.6}C${x + r * 0.25} ${y - r * 1.5} ${x + r * 0.7} ${y - r * 0.3} ${x + r} ${y}Z`,
      a.hz([mix(c, P.night, 0.3), c, mix(c, P.snow, 0.3)]),
    );
    a.stipple(
      `M${x - r} ${y}C${x - r * 0.7} ${y - r * 0.3} ${x - r * 0.25} ${y - r * 1.5} ${x} ${y - r * 1.6}C${x + r * 0.25} ${y - r * 1.5} ${x + r * 0.7} ${y - r * 0.3} ${x + r} ${y}Z`,
      P.snow,
      x + r,
      y - r,
      x - r * 0.5,
      y,
      0.5,
      0,
      0.35,
    );
    a.ell(x, y, r * 1.12, r * 0.28, "#8F5730");
    a.path(
      `M${x - r * 1.12} ${y}a${r * 1.12} ${r * 0.28} 0 0 0 ${r * 2.24} 0l${-r * 0.2} ${r * 0.95}q${-r * 0.9} ${r * 0.3} ${-r * 1.84} 0z`,
      a.hz(["#3A1D1C", "#7A4129", "#A8653F"]),
    );
    a.path(
      `M${x - r} ${y}C${x - r * 0.7} ${y + r * 0.2} ${x + r * 0.7} ${y + r * 0.2} ${x + r} ${y}C${x + r * 0.7} ${y - r * 0.3} ${x + r * 0.3} ${y - r * 1.1} ${x} ${y - r * 1.1}C${x - r * 0.3} ${y - r * 1.1} ${x - r * 0.7} ${y - r * 0.3} ${x - r} ${y}Z`,
      a.hz([mix(c, P.night, 0.3), c, mix(c, P.snow, 0.22)]),
    );
  };
  sp(120, 880, 84, P.amber);
  sp(330, 920, 92, P.iron);
  sp(60, 1000, 100, "#C9B458");
  sp(540, 1000, 84, P.leaf);
  // rugs and cloth on the right
  {
    const cs = [P.gulf, P.iron, P.amber, P.fjord, P.coral, P.sand, P.lagoon, P.rust];
    for (let i = 0; i < 8; i++) {
      const yy = 1040 - i * 44;
      a.path(
        `M${1490 + i * 5} ${yy}h${440}v-40h${-440}q-24 20 0 40z`,
        a.v([mix(cs[i], P.snow, 0.12), mix(cs[i], P.night, 0.18)]),
      );
      a.circle(1490 + i * 5, yy - 20, 18, mix(cs[i], P.snow, 0.25));
      a.line(
        `M${1490 + i * 5 - 9} ${yy - 20}a9 9 0 1 1 9 9a5 5 0 1 1 -3 -9`,
        mix(cs[i], P.night, 0.4),
        2.6,
      );
      for (let j = 0; j < 5; j++)
        a.path(
          `M${1560 + j * 78} ${yy - 34}l14 14l-14 14l-14 -14z`,
          mix(cs[i], i % 2 ? P.sand : P.snow, 0.5),
          'opacity=".75"',
        );
    }
  }
  {
    const x0 = 1600;
    for (const [i, c] of [P.iron, P.gulf, P.amber].entries()) {
      const x = x0 + i * 120;
      a.path(
        `M${x} 300C${x + 10} 420 ${x - 8} 520 ${x + 4} 660H${x + 96}C${x + 86} 520 ${x + 104} 420 ${x + 92} 300Z`,
        a.g([mix(c, P.snow, 0.2), c, mix(c, P.night, 0.3)], x, 0, x + 96, 0),
      );
      let d = "";
      for (let j = 0; j < 6; j++) d += `M${x + 4} ${350 + j * 52}q46 12 88 0`;
      a.line(d, mix(c, P.sand, 0.6), 5, 'opacity=".7"');
    }
    a.line("M1570 300H1960", "#2A1716", 10);
  }
  for (const [x, y, s] of [
    [640, 330, 118],
    [1270, 290, 132],
    [840, 250, 74],
    [1090, 270, 66],
    [420, 420, 96],
    [1430, 470, 92],
    [250, 250, 120],
  ])
    lantern(a, x, y, s, P.amber, "#2A1716");
  return a;
};
