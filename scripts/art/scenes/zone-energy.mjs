import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { ridge } from "../kit/mountains.mjs";
import { tank, tanker } from "../kit/port.mjs";
import { clouds, glow, haze, sky, stars, sun } from "../kit/sky.mjs";
import { glints, mirror, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 412,
    light: "l",
    title: "A refinery at dusk: columns, storage spheres and tanks mirrored in the water",
  });
  sky(a, [
    [0, "#0E2A3D"],
    [0.26, "#1C5067"],
    [0.44, "#4F8C94"],
    [0.56, "#D9D2AE"],
    [0.66, "#F6B56C"],
    [0.72, "#DC6C41"],
    [1, "#DC6C41"],
  ]);
  stars(a, 80, 320);
  sun(a, 560, 640, 110, "#FFF1CC", { halo: "#FFD080", spread: 1.9 });
  clouds(
    a,
    [
      [60, 240, 520, 24],
      [1180, 200, 520, 24],
      [760, 360, 420, 16],
    ],
    "#F3C99A",
    0.45,
  );
  ridge(a, {
    peaks: [
      [-20, 700],
      [300, 664],
      [620, 700],
      [1000, 670],
      [1360, 700],
      [1700, 660],
      [1940, 690],
    ],
    lit: "#C07A5A",
    shade: "#8A5A58",
    foot: "#E3935E",
    base: 760,
    rough: 22,
    seed: 6,
  });
  haze(a, 600, 760, "#EE9256", 0.5);
  const Y = 768;
  sea(a, Y, 330, [
    [0, "#D9824F"],
    [0.15, "#9C7A70"],
    [0.45, "#2F6375"],
    [1, "#0E2A3D"],
  ]);
  mirror(
    a,
    Y + 2,
    () => {
      const col = (x, w, h, o = {}) => {
        const c = o.c || ["#F0C08A", "#A9765E", "#3F4A5A"];
        a.rect(x - w / 2, Y - h, w, h, a.hz(c));
        a.path(`M${x - w / 2} ${Y - h}Q${x} ${Y - h - w * 0.7} ${x + w / 2} ${Y - h}Z`, a.hz(c));
        let d = "";
        const n = Math.round(h / 62);
        for (let i = 1; i < n; i++) {
          const y = Y - (h * i) / n;
          a.rect(x - w / 2 - 9, y, w + 18, 5, "#2A2F3E");
          d += `M${x - w / 2 - 8} ${y - 14}h${w + 16}M${x - w / 2 - 8} ${y}v-14M${x + w / 2 + 8} ${y}v-14`;
        }
        a.line(d, "#2A2F3E", 2);
        a.line(
          `M${x + w / 2 + 12} ${Y}V${Y - h * 0.96}Q${x + w / 2 + 12} ${Y - h - w * 0.5} ${x} ${Y - h - w * 0.34}`,
          "#5E4A50",
          Math.max(4, w * 0.13),
        );
        if (o.flare) {
          a.line(`M${x} ${Y - h}v-20`, "#2A2F3E", w * 0.4);
        }
      };
      const sphere = (x, r) => {
        let d = "";
        for (let i = -2; i <= 2; i++) d += `M${x + i * r * 0.42} ${Y}V${Y - r * 1.1}`;
        a.line(d, "#2A2F3E", r * 0.07);
        a.line(
          `M${x - r * 0.84} ${Y}L${x - r * 0.42} ${Y - r * 0.9}M${x + r * 0.84} ${Y}L${x + r * 0.42} ${Y - r * 0.9}`,
          "#2A2F3E",
          r * 0.03,
        );
        a.circle(
          x,
          Y - r * 1.42,
          r,
          a.rad(["#FFF1D6", "#E3B58A", "#8A6A68", "#3F4A5A"], x - r * 0.4, Y - r * 1.7, r * 1.6),
        );
        a.line(
          `M${x - r} ${Y - r * 1.42}a${r} ${r * 0.22} 0 0 0 ${2 * r} 0`,
          "#5E4A50",
          2.4,
          'opacity=".6"',
        );
        a.line(
          `M${x - r * 0.2} ${Y - r * 2.44}h${r * 0.4}M${x - r * 0.2} ${Y - r * 2.44}v-12h${r * 0.4}v12`,
          "#2A2F3E",
          3,
        );
        a.line(
          `M${x + r * 0.7} ${Y - r * 2.12}C${x + r * 1.2} ${Y - r * 1.6} ${x + r * 1.1} ${Y - r * 0.6} ${x + r * 1.3} ${Y}`,
          "#2A2F3E",
          3,
        );
      };
      // flare stack and a back row in haze
      for (const [x, w, h] of [
        [700, 22, 300],
        [760, 30, 240],
        [1250, 26, 330],
        [1480, 24, 280],
        [1540, 34, 210],
        [420, 24, 220],
      ])
        col(x, w, h, { c: ["#D99A70", "#A9705E", "#6B5A64"] });
      haze(a, Y - 200, Y, "#E38C54", 0.35);
      {
        const x = 1390;
        a.path(`M${x - 26} ${Y}L${x - 5} ${Y - 520}H${x + 5}L${x + 26} ${Y}Z`, "none");
        let d = "";
        for (let i = 0; i < 16; i++) {
          const t = i / 16,
            u = (i + 1) / 16,
            w = 34 * (1 - t) + 6,
            v = 34 * (1 - u) + 6;
          d += `M${x - w} ${Y - t * 500}L${x + v} ${Y - u * 500}M${x + w} ${Y - t * 500}L${x - v} ${Y - u * 500}`;
        }
        a.line(d, "#2A2F3E", 2);
        a.line(
          `M${x - 40} ${Y}L${x - 6} ${Y - 500}M${x + 40} ${Y}L${x + 6} ${Y - 500}`,
          "#2A2F3E",
          3.4,
        );
        a.rect(x - 5, Y - 540, 10, 540, "#5E4A50");
        glow(a, x + 10, Y - 600, 170, "#FFC878", 0.9);
        a.path(
          `M${x - 10} ${Y - 540}C${x - 26} ${Y - 590} ${x + 6} ${Y - 620} ${x + 4} ${Y - 668}C${x + 40} ${Y - 640} ${x + 46} ${Y - 580} ${x + 10} ${Y - 540}Z`,
          a.v(["#FFE3A0", "#F2A851", "#DD6A3A"]),
        );
        a.path(
          `M${x - 2} ${Y - 542}C${x - 8} ${Y - 570} ${x + 10} ${Y - 590} ${x + 10} ${Y - 616}C${x + 26} ${Y - 596} ${x + 24} ${Y - 562} ${x + 6} ${Y - 542}Z`,
          "#FFF6DC",
        );
      }
      // process columns in front
      col(860, 62, 470);
      col(952, 44, 390);
      col(1030, 78, 560);
      col(1124, 52, 430);
      col(1196, 40, 310);
      // furnace and pipe rack
      a.path(`M760 ${Y}V${Y - 150}H826V${Y}Z`, a.hz(["#D9946A", "#6B4A50"]));
      a.rect(776, Y - 300, 34, 152, a.hz(["#E3A878", "#5E4A54"]));
      a.rect(770, Y - 306, 46, 10, "#2A2F3E");
      {
        for (const y of [Y - 96, Y - 132]) {
          a.rect(560, y, 860, 7, "#2A2F3E");
          for (let k = 0; k < 3; k++)
            a.rect(560, y - 7 - k * 8, 860, 5, ["#E9B27C", "#8FA9A4", "#C0654A"][k]);
        }
        let d = "";
        for (let i = 0; i < 13; i++) d += `M${572 + i * 70} ${Y}V${Y - 134}`;
        a.line(d, "#2A2F3E", 6);
      }
      sphere(330, 78);
      sphere(510, 78);
      tank(a, {
        x: 150,
        y: Y - 4,
        r: 100,
        h: 130,
        lit: "#F6D6AE",
        shade: "#6B5A64",
        top: "#E9BE90",
      });
      for (const [x, r, h] of [
        [1560, 96, 128],
        [1770, 108, 146],
      ])
        tank(a, { x, y: Y - 6, r, h, lit: "#F3CFA4", shade: "#5E5264", top: "#DDAE84" });
      a.rect(-20, Y - 14, 1960, 18, "#3A2A33");
      a.rect(-20, Y - 16, 1960, 4, "#E9A06A");
      // working lights
      const L = [
        [860, 200],
        [860, 330],
        [952, 250],
        [1030, 180],
        [1030, 300],
        [1030, 430],
        [1124, 220],
        [1124, 350],
        [1196, 190],
        [790, 170],
        [640, 150],
        [720, 150],
        [1300, 150],
        [1390, 260],
        [1390, 380],
        [700, 240],
        [1250, 260],
        [330, 206],
        [510, 206],
        [1540, 180],
      ];
      for (const [x, h] of L) {
        glow(a, x, Y - h, 26, "#FFE9B0", 0.95);
        a.circle(x, Y - h, 2.8, "#FFF9E4");
      }
    },
    { op: 0.5, depth: 0.55, h: 320 },
  );
  glints(a, { x: 560, y0: Y + 4, y1: 1050, w0: 60, w1: 260, n: 130, color: "#FFD994", op: 0.85 });
  glints(a, { x: 1390, y0: Y + 4, y1: 960, w0: 20, w1: 90, n: 40, color: "#FFC878", op: 0.8 });
  ripples(a, { y0: Y + 6, y1: 1075, n: 120, color: "#F6D9B0", op: 0.25 });
  a.ell(1200, 968, 300, 9, "#081B29", 'opacity=".5"');
  tanker(a, { x: 900, y: 962, s: 600, face: 1, hull: "#1C4659", lit: "#FFF3DA", deck: "#C0552F" });
  glow(a, 966, 872, 40, "#FFE9B0", 0.9);
  birds(
    a,
    [
      [820, 420, 10],
      [790, 432, 8],
    ],
    "#0E2A3D",
  );
  return a;
};
