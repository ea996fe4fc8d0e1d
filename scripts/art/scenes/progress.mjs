import { archPath, windTower } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { abra, dhow } from "../kit/boats.mjs";
import { mix, P } from "../kit/colour.mjs";
import { lerp } from "../kit/numbers.mjs";
import { palms } from "../kit/palms.mjs";
import { person } from "../kit/person.mjs";
import { towerCrane } from "../kit/site.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { tower } from "../kit/towers.mjs";
import { blockReflect, glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 307,
    light: "l",
    title: "Cranes raise a new tower behind old wind-towers on the creek",
  });
  sky(a, SKY.ember);
  sun(a, 700, 500, 128, "#FFF3D2", { halo: "#FFD690", spread: 2 });
  clouds(
    a,
    [
      [100, 220, 460, 22],
      [900, 150, 460, 22],
      [1440, 300, 440, 20],
    ],
    "#FFEBCB",
    0.6,
  );
  skyline(a, {
    y: 760,
    tone: "warm",
    tall: [430, 420],
    near: false,
    env: (t) => 0.4 + 0.7 * Math.abs(Math.sin(t * 6 + 0.4)),
  });
  haze(a, 560, 764, "#F3A96A", 0.4);
  // finished neighbours
  for (const [x, w, h, r] of [
    [1420, 84, 560, "curve"],
    [1520, 92, 440, "slantr"],
    [1640, 78, 620, "spire"],
    [1736, 104, 380, "step"],
    [1850, 90, 480, "flat"],
    [640, 70, 300, "slant"],
    [560, 62, 240, "flat"],
  ])
    tower(a, {
      x,
      y: 768,
      w,
      h,
      lit: "#EBC996",
      shade: "#5E8587",
      roof: r,
      fins: r === "curve" ? 6 : 0,
      floors: r === "curve" ? 0 : Math.round(h / 11),
      lineOp: 0.22,
    });
  // the tower under construction: core, slabs, columns, glass climbing from the foot
  {
    const x0 = 900,
      x1 = 1190,
      y = 772,
      top = 190,
      n = 30,
      fh = (y - top) / n,
      m = lerp(x0, x1, 0.58);
    const cx0 = 1000,
      cx1 = 1090;
    a.rect(cx0, top - 74, cx1 - cx0, y - top + 74, a.hz(["#E9C79A", "#A97A5C", "#7D5648"]));
    a.rect(cx0 - 8, top - 86, cx1 - cx0 + 16, 14, "#8F4D2D");
    {
      let d = "";
      for (let i = 0; i < 12; i++) d += `M${cx0 + 4 + i * 8} ${top - 74}v-26`;
      a.line(d, "#7D4632", 2.4);
    }
    for (let i = 0; i < n; i++) {
      const yy = y - i * fh;
      if (i < 15) {
        a.rect(x0, yy - fh, m - x0, fh, mix("#D9E0CC", "#F6D9A4", i / 30));
        a.rect(m, yy - fh, x1 - m, fh, mix("#2F6F82", "#4F8C94", i / 20));
        a.rect(x0, yy - fh, x1 - x0, 3, "#1C4659", 'opacity=".3"');
      } else {
        a.rect(x0 - 6, yy - 6, x1 - x0 + 12, 6, "#8F5A44");
        a.rect(x0 - 6, yy - 7, m - x0 + 6, 4, "#F6D9A4");
        for (let c = 0; c < 7; c++) {
          const xx = lerp(x0 + 3, x1 - 9, c / 6);
          a.rect(xx, yy - fh, 6, fh - 6, xx < m ? "#D9A878" : "#7D5648");
        }
        if (i < 24) {
          for (let c = 0; c < 6; c++)
            if ((i * 5 + c * 3) % 4)
              a.rect(
                lerp(x0 + 9, x1 - 9, c / 6) + 2,
                yy - fh,
                38,
                fh - 6,
                c < 4 ? "#E3C9A0" : "#3F7B88",
                'opacity=".55"',
              );
        }
      }
    }
    a.rect(x0 - 6, top - 6, x1 - x0 + 12, 6, "#8F5A44");
    {
      let d = "";
      for (let i = 1; i < 15; i++) d += `M${x0 + (i * (x1 - x0)) / 15} ${y}V${y - 15 * fh}`;
      a.line(d, "#1C4659", 2, 'opacity=".22"');
    }
    let d = "";
    for (let i = 0; i < 9; i++) d += `M${x0 + i * 36} ${top - 6}v-20`;
    a.line(d, "#7D4632", 2.4);
    a.line(`M${x0 - 6} ${top - 22}H${x1 + 6}`, "#C0552F", 3);
    // hoist on the sunny side
    let h = "";
    for (let i = 0; i < 50; i++)
      h += `M${x0 - 26} ${y - i * 11}l14 -11M${x0 - 12} ${y - i * 11}l-14 -11`;
    a.line(h, "#8F4D2D", 1.4);
    a.line(`M${x0 - 26} ${y}V230M${x0 - 12} ${y}V230`, "#8F4D2D", 2.4);
    a.rect(x0 - 36, 420, 26, 34, P.amber);
  }
  towerCrane(a, {
    x: 1232,
    y: 772,
    h: 690,
    jib: 0.56,
    back: 0.2,
    face: -1,
    color: "#8C2F18",
    load: 0.46,
    drop: 0.13,
  });
  towerCrane(a, {
    x: 800,
    y: 772,
    h: 520,
    jib: 0.56,
    back: 0.22,
    face: -1,
    color: "#A8432A",
    load: 0.4,
    drop: 0.3,
  });
  towerCrane(a, {
    x: 1380,
    y: 772,
    h: 430,
    jib: 0.6,
    back: 0.22,
    face: 1,
    color: "#A8432A",
    load: 0.5,
    drop: 0.24,
  });
  haze(a, 640, 776, "#EE9A5C", 0.45);
  // old quarter on the near bank
  const lit = "#F3CE96",
    sh = "#B9754A",
    dk = "#5E2F24";
  a.rect(-20, 700, 900, 90, a.v(["#D9A36C", "#B9754A"]));
  windTower(a, { x: 660, y: 800, w: 74, h: 200, lit: "#E9BE84", shade: "#A9663F", dark: dk });
  windTower(a, { x: 96, y: 800, w: 92, h: 300, lit: "#E9BE84", shade: "#A9663F", dark: dk });
  for (const [x, y, w, h, c] of [
    [-20, 640, 260, 170, "#D99E66"],
    [520, 690, 300, 120, "#D99E66"],
    [230, 600, 330, 210, "#E3AE74"],
  ]) {
    a.rect(x, y, w, h, a.v([mix(c, P.snow, 0.12), mix(c, P.rust, 0.18)]));
    let m = "";
    for (let i = x; i < x + w - 14; i += 26) m += `M${i} ${y}v-10l9 -8l9 8v10z`;
    a.path(m, mix(c, P.snow, 0.1));
    a.rect(x, y, w, 7, mix(c, P.snow, 0.35));
  }
  windTower(a, { x: 330, y: 810, w: 132, h: 430, lit, shade: sh, dark: dk });
  {
    let d = "";
    for (const [x, y, w, h] of [
      [40, 790, 60, 96],
      [130, 790, 60, 96],
      [280, 790, 54, 90],
      [500, 790, 54, 90],
      [580, 794, 44, 70],
      [640, 794, 44, 70],
      [700, 794, 44, 70],
      [760, 794, 44, 70],
      [276, 690, 30, 50],
      [500, 690, 30, 50],
    ])
      d += archPath(x, y, w, h, 0.5);
    a.path(d, dk, 'opacity=".85"');
  }
  a.path("M470 668H560V690H470Z", "#8F4D2D");
  a.path("M470 690l-10 30h110l-10 -30z", "#B9653A");
  palms(
    a,
    [
      [850, 806, 190, 0.05],
      [906, 806, 140, -0.05],
      [610, 806, 170, -0.04],
    ],
    "#24463C",
    "#6C7F4F",
  );
  a.path("M-20 790H1940V826H-20Z", a.v(["#E9B676", "#A9633F"]));
  a.rect(-20, 788, 1960, 6, "#FBDDA6");
  for (const [x, t] of [
    [700, "kandura"],
    [730, "abaya"],
    [1010, "suit"],
    [1500, "kandura"],
  ])
    person(a, { x, y: 796, h: 58, type: t, top: P.fjord });
  sea(a, 824, 270, [
    [0, "#D9905A"],
    [0.15, "#C79A78"],
    [0.45, "#5F8F94"],
    [1, "#1C4F63"],
  ]);
  blockReflect(
    a,
    826,
    [
      [900, 290, 190],
      [330, 130, 170],
      [100, 90, 120],
      [1420, 80, 170],
      [1640, 76, 190],
      [1520, 90, 130],
      [660, 70, 90],
    ],
    "#4A2E30",
    0.34,
  );
  glints(a, { x: 700, y0: 828, y1: 1060, w0: 70, w1: 300, n: 150, color: "#FFE0A4" });
  ripples(a, { y0: 832, y1: 1075, n: 90, color: "#F8DFB6", op: 0.28 });
  a.ell(1230, 962, 190, 9, "#123F57", 'opacity=".4"');
  abra(a, { x: 1230, y: 954, s: 320, face: -1 });
  dhow(a, { x: 520, y: 930, s: 210, face: 1, hull: P.rust, sail: "#FBEBD0", shadeSail: "#DFA06A" });
  a.ell(520, 938, 120, 8, "#123F57", 'opacity=".4"');
  birds(
    a,
    [
      [820, 300, 12],
      [560, 350, 10],
      [520, 364, 8],
    ],
    "#7D4632",
  );
  return a;
};
