import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { dhow } from "../kit/boats.mjs";
import { P } from "../kit/colour.mjs";
import { pendant } from "../kit/furniture.mjs";
import { supertall } from "../kit/landmarks.mjs";
import { khatam } from "../kit/ornament.mjs";
import { clouds, haze, sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";
import { ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 201,
    light: "r",
    title: "Residence papers on a desk by an arched window",
  });
  a.rect(0, 0, 1920, 1080, a.g(["#E9D6B6", "#F3E6CC", "#E4CDA6"], 0, 0, 1920, 0));
  // wall with three arched windows onto the gulf
  const win = [
    [470, 360],
    [960, 420],
    [1450, 360],
  ].map(([x, w]) => archPath(x, 690, w, w > 400 ? 620 : 560, 0.58));
  const cp = a.clip(win.join(""));
  a.out.push(`<g clip-path="${cp}">`);
  a.rect(
    0,
    0,
    1920,
    720,
    a.v([
      [0, "#6FB1BC"],
      [0.4, "#BFDCD8"],
      [0.68, "#F6EDD6"],
      [0.84, "#FADDAA"],
      [1, "#F4BE80"],
    ]),
  );
  sun(a, 1450, 330, 74, "#FFFDF0", { halo: "#FFEDC0" });
  clouds(
    a,
    [
      [320, 230, 300, 18],
      [860, 190, 300, 18],
    ],
    "#FFFFFF",
    0.8,
  );
  city(a, {
    x0: 260,
    x1: 1700,
    y: 600,
    hmin: 40,
    hmax: 190,
    wmin: 24,
    wmax: 46,
    lit: "#CFDACB",
    shade: "#A3C3C0",
  });
  haze(a, 440, 604, "#F8E2B8", 0.6);
  supertall(a, { x: 990, y: 606, H: 420, lit: "#EDE6D0", mid: "#A3C3C0", shade: "#4F93A0" });
  city(a, {
    x0: 260,
    x1: 1700,
    y: 608,
    hmin: 40,
    hmax: 150,
    wmin: 30,
    wmax: 60,
    lit: "#9BBFB8",
    shade: "#4C8C9A",
    floors: 10,
  });
  sea(a, 606, 120, ["#E9DDBA", "#7FB8B8", "#3F8E9A"]);
  dhow(a, { x: 480, y: 648, s: 130, hull: P.rust, sail: "#FFF8E8", shadeSail: "#E2B483" });
  ripples(a, { y0: 612, y1: 700, n: 50, color: "#F4F8EE", op: 0.5 });
  a.out.push("</g>");
  for (const [x, w] of [
    [470, 360],
    [960, 420],
    [1450, 360],
  ]) {
    const h = w > 400 ? 620 : 560;
    a.line(archPath(x, 690, w, h, 0.58), "#FFF8E8", 10);
    a.line(archPath(x, 690, w + 40, h + 26, 0.58), "#C79F6C", 3);
    a.line(`M${x} ${690 - h}V690M${x - w / 2} 470H${x + w / 2}`, "#12303F", 5);
  }
  a.rect(0, 690, 1920, 26, "#FBEBCB");
  a.rect(0, 714, 1920, 8, "#B98A5E");
  a.rect(0, 722, 1920, 60, "#D9B88A");
  // desk plane
  a.path("M-20 772H1940V1090H-20Z", a.v(["#B4703F", "#8F4F2D", "#6B3626"]));
  a.line("M0 800H1920M0 846H1920M0 912H1920M0 1000H1920", "#5A2A1E", 2, 'opacity=".3"');
  for (const [x, w] of [
    [470, 360],
    [960, 420],
    [1450, 360],
  ])
    a.path(
      `M${x - w / 2} 776H${x + w / 2}L${x + w / 2 - 300} 1090H${x - w / 2 - 420}Z`,
      "#F3C283",
      'opacity=".28"',
    );
  const skew = (x, y, an, fn) => {
    a.out.push(`<g transform="translate(${x} ${y}) scale(1 .56) rotate(${an})">`);
    fn();
    a.out.push("</g>");
  };
  // visa page, passport, residence card
  skew(700, 930, -11, () => {
    a.rect(-250, -170, 520, 370, "#4A2016", 'opacity=".35" rx="6"');
    a.rect(-262, -186, 520, 370, "#FFFCF2", 'rx="4"');
    a.line(
      "M-210 -130h220M-210 -96h150M-210 -30h410M-210 4h410M-210 38h360M-210 72h410M-210 106h240",
      "#9DB7BC",
      9,
      'stroke-linecap="round" opacity=".7"',
    );
    a.circle(160, 96, 66, "none", `stroke="${P.iron}" stroke-width="7" opacity=".85"`);
    a.circle(160, 96, 50, "none", `stroke="${P.iron}" stroke-width="3" opacity=".85"`);
    khatam(a, {
      x: 122,
      y: 58,
      w: 60,
      h: 60,
      s: 76,
      color: P.iron,
      width: 4,
      op: 0.85,
      clip: a.clip("M120 56h80v80h-80z"),
    });
  });
  skew(1130, 936, 9, () => {
    a.rect(-112, -168, 260, 360, "#4A2016", 'opacity=".4" rx="14"');
    a.rect(-130, -186, 260, 360, "#7D1F1C", 'rx="14"');
    a.rect(-130, -186, 22, 360, "#5A1514", 'rx="8"');
    a.circle(10, -30, 58, "none", 'stroke="#EFC27E" stroke-width="6"');
    khatam(a, {
      x: -36,
      y: -76,
      w: 80,
      h: 80,
      s: 92,
      color: "#EFC27E",
      width: 4.5,
      clip: a.clip("M-40 -80h100v100h-100z"),
    });
    a.line("M-60 -130h140M-40 76h100M-56 104h132", "#EFC27E", 9, 'stroke-linecap="round"');
  });
  skew(1420, 985, -7, () => {
    a.rect(-150, -90, 330, 210, "#4A2016", 'opacity=".4" rx="18"');
    a.rect(-164, -106, 330, 210, a.g(["#F3F6F0", "#BFDCD8"], -160, -100, 160, 100), 'rx="18"');
    a.rect(-164, -106, 330, 40, P.gulf, 'rx="18"');
    a.rect(-164, -80, 330, 14, P.gulf);
    a.rect(-138, -40, 88, 112, "#8FB9BE", 'rx="6"');
    a.circle(-94, 0, 24, "#FBF6E6");
    a.path("M-134 72q4 -44 40 -44t40 44z", "#FBF6E6");
    a.line(
      "M-24 -30h150M-24 2h110M-24 34h134",
      "#4C7C8A",
      10,
      'stroke-linecap="round" opacity=".7"',
    );
    a.rect(88, 52, 54, 38, P.amber, 'rx="6"');
  });
  // pen, cup, stamp
  a.path("M930 1010l210 -72l8 12l-208 76l-18 -2z", "#0E2433");
  a.path("M1090 955l50 -17l8 12l-52 18z", P.amber);
  {
    const x = 300,
      y = 950;
    a.ell(x + 26, y + 14, 150, 34, "#4A2016", 'opacity=".4"');
    a.ell(x, y, 128, 30, "#FFF8E8");
    a.ell(x, y - 4, 96, 20, "#DCC7A0");
    a.path(
      `M${x - 78} ${y - 118}H${x + 78}C${x + 76} ${y - 40} ${x + 50} ${y + 2} ${x} ${y + 2}C${x - 50} ${y + 2} ${x - 76} ${y - 40} ${x - 78} ${y - 118}Z`,
      a.hz(["#1C4659", "#2A7A8A", "#5FA7AE"]),
    );
    a.ell(x, y - 118, 78, 18, "#12303F");
    a.ell(x, y - 114, 64, 12, "#5A2A1E");
    a.line(
      `M${x - 70} ${y - 92}C${x - 128} ${y - 96} ${x - 120} ${y - 24} ${x - 54} ${y - 34}`,
      "#2A7A8A",
      14,
    );
    a.line(
      `M${x - 14} ${y - 150}q-16 -26 4 -50M${x + 20} ${y - 152}q-14 -22 6 -46`,
      "#FFFDF4",
      5,
      'opacity=".5" stroke-linecap="round"',
    );
  }
  {
    const x = 1690,
      y = 900;
    a.ell(x - 14, y + 12, 90, 20, "#4A2016", 'opacity=".4"');
    a.path(`M${x - 66} ${y}h132v-34h-132z`, "#12303F");
    a.path(
      `M${x - 52} ${y - 34}q10 -34 30 -40v-44h44v44q20 6 30 40z`,
      a.hz(["#6B2A1C", "#C4572F", "#DD7C55"]),
    );
    a.circle(x, y - 140, 38, a.rad(["#E58A60", "#A83A1E"], x + 12, y - 152, 60));
  }
  pendant(a, 710, 190, 150, P.iron, "#FFE9B8");
  pendant(a, 1210, 190, 150, P.iron, "#FFE9B8");
  {
    const x = 120,
      y = 700;
    a.path(`M${x - 56} ${y - 90}h112l-16 96h-80z`, a.hz(["#A8582F", "#D98A58"]));
    for (const [an, l] of [
      [-2.5, 190],
      [-0.6, 180],
      [-2.05, 250],
      [-1.1, 244],
      [-1.57, 290],
    ]) {
      const ex = x + Math.cos(an) * l,
        ey = y - 90 + Math.sin(an) * l,
        mx = x + Math.cos(an) * l * 0.3,
        my = y - 90 + Math.sin(an) * l * 0.75;
      a.path(
        `M${x - 4} ${y - 88}C${mx - 34} ${my} ${ex - 30} ${ey - 10} ${ex} ${ey}C${ex + 12} ${ey + 20} ${mx + 26} ${my + 26} ${x + 6} ${y - 88}Z`,
        an < -1.57 ? "#1F5148" : "#3F7D63",
      );
    }
  }
  return a;
};
