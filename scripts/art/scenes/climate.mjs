import { Art } from "../kit/art.mjs";
import { deckChair, parasol } from "../kit/beach.mjs";
import { birds } from "../kit/birds.mjs";
import { dhow, yacht } from "../kit/boats.mjs";
import { P } from "../kit/colour.mjs";
import { sail } from "../kit/landmarks.mjs";
import { coordinates, lerp } from "../kit/numbers.mjs";
import { palm, palms } from "../kit/palms.mjs";
import { shrub } from "../kit/plants.mjs";
import { profile } from "../kit/profile.mjs";
import { clouds, sky, sun } from "../kit/sky.mjs";
import { skyline } from "../kit/skyline.mjs";
import { glints, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 305,
    light: "l",
    title: "A winter beach: parasols, a calm sea and mild sun",
  });
  sky(a, [
    [0, "#6FB3C0"],
    [0.34, "#B4D9DA"],
    [0.6, "#EDF2E4"],
    [0.8, "#FCF0D2"],
    [1, "#F8DDA8"],
  ]);
  sun(a, 640, 330, 108, "#FFFDF0", { halo: "#FFF0C4", spread: 2.2 });
  clouds(
    a,
    [
      [60, 210, 440, 22],
      [900, 170, 560, 28],
      [1480, 280, 380, 18],
    ],
    "#FFFFFF",
    0.9,
  );
  skyline(a, {
    y: 596,
    x0: 1040,
    tone: "soft",
    env: (t) => 0.3 + 0.8 * Math.sin(Math.PI * t),
    k: 0.7,
  });
  sail(a, { x: 1300, y: 600, H: 270, lit: "#FBF3E0", mid: "#CFE0DA", shade: "#4F93A0" });
  a.path("M1180 606C1240 592 1400 592 1460 606Z", "#E9D3A0");
  palms(
    a,
    [
      [1210, 602, 52, 0.05],
      [1244, 602, 44, -0.05],
      [1418, 602, 50, 0.05],
    ],
    "#3B7468",
    "#8CAF88",
    { dates: false },
  );
  sea(a, 600, 300, [
    [0, "#E4EFE0"],
    [0.1, "#A9D6D2"],
    [0.4, "#55A8B0"],
    [0.75, "#3C97A3"],
    [1, "#8CCAC4"],
  ]);
  glints(a, { x: 640, y0: 604, y1: 830, w0: 60, w1: 320, n: 150, color: "#FFFDF0", op: 0.9 });
  ripples(a, { y0: 608, y1: 850, n: 90, color: "#F4FAF4", op: 0.45 });
  dhow(a, { x: 420, y: 664, s: 150, face: 1, sail: "#FFFDF4", shadeSail: "#E7C79A" });
  yacht(a, { x: 920, y: 640, s: 100, face: 1 });
  dhow(a, {
    x: 190,
    y: 634,
    s: 66,
    face: 1,
    hull: "#8A5A48",
    sail: "#FBF3E0",
    shadeSail: "#E3C9A4",
  });
  // paddler and swimmers
  {
    const x = 1560,
      y = 716;
    a.ell(x, y + 6, 90, 7, "#2A6A7A", 'opacity=".35"');
    a.path(
      `M${x - 92} ${y - 4}Q${x} ${y + 12} ${x + 92} ${y - 8}Q${x} ${y - 10} ${x - 92} ${y - 4}Z`,
      P.coral,
    );
    profile(a, {
      x: x - 4,
      y: y - 4,
      h: 116,
      type: "suit",
      top: P.gulf,
      bottom: "#C08A66",
      hair: "#5A3423",
      skin: "#C99270",
      face: 1,
      arm: "fwd",
      stride: 4,
    });
    a.line(`M${x + 8} ${y - 96}L${x + 34} ${y + 12}`, "#6B3A28", 4, 'stroke-linecap="round"');
    a.ell(x + 35, y + 14, 6, 16, "#6B3A28", `transform="rotate(-14 ${x + 35} ${y + 14})"`);
  }
  // surf line and sand
  a.path("M-20 806C260 786 520 842 860 850C1220 858 1500 800 1940 832V1090H-20Z", "#F8FCF6");
  a.path("M-20 818C260 800 520 856 860 866C1220 874 1500 816 1940 850V1090H-20Z", "#D8C79C");
  const sand = "M-20 836C260 822 520 878 860 888C1220 896 1500 842 1940 876V1090H-20Z";
  a.path(sand, a.v(["#FBE8C2", "#F3D09A", "#E0A96C"], 830, 1090));
  a.stipple(sand, "#FFF9E8", 0, 830, 0, 980, 0.6, 0, 0.45);
  a.line("M-20 808C260 788 520 844 860 852C1220 860 1500 802 1940 834", "#FFFFFF", 4);
  for (const [x0, y, w] of [
    [200, 790, 300],
    [760, 822, 360],
    [1380, 800, 340],
  ])
    a.line(
      `M${x0} ${y}q${w / 2} 14 ${w} -4`,
      "#FFFFFF",
      3.4,
      'opacity=".75" stroke-linecap="round"',
    );
  // people at the edge of the water
  for (const [x, y, h, o] of [
    [
      820,
      912,
      150,
      {
        type: "dress",
        top: P.coral,
        bottom: "#C08A66",
        hair: "#E4BE7A",
        skin: "#E2B48E",
        stride: 7,
      },
    ],
    [
      880,
      916,
      92,
      { type: "suit", top: P.gulf, bottom: P.sand, hair: "#E4BE7A", skin: "#E2B48E", stride: 9 },
    ],
  ])
    profile(a, { x, y, h, face: 1, shadow: "#A9744A", ...o });
  {
    let d = "";
    for (let i = 0; i < 9; i++) d += `M${560 + i * 26} ${918 + (i % 2) * 7}q6 -4 12 0`;
    a.line(d, "#C08A5A", 4, 'stroke-linecap="round" opacity=".7"');
  }
  // parasols with their shade
  const set = (x, y, k, c1) => {
    a.ell(x + 150 * k, y + 6 * k, 190 * k, 30 * k, "#A9744A", 'opacity=".38"');
    for (const o of [-92, 92]) deckChair(a, x + o * k, y + 4 * k, 130 * k, 1, c1, "#FFF6E0");
    parasol(a, { x, y: y + 6 * k, h: 290 * k, w: 330 * k, c1, c2: "#FFF6E4" });
    a.path(`M${x - 22 * k} ${y + 4 * k}h${44 * k}v${-34 * k}h${-44 * k}z`, "#C98E58");
    a.rect(x - 26 * k, y - 34 * k, 52 * k, 7 * k, "#E9C48B");
  };
  set(1440, 934, 0.82, P.gulf);
  set(1130, 1000, 1.12, P.iron);
  a.path(
    "M560 1010L740 990L800 1040L600 1064Z",
    "#A9744A",
    'opacity=".3" transform="translate(10 8)"',
  );
  a.path("M560 1010L740 990L800 1040L600 1064Z", "#FFFDF4");
  for (const t of [0.12, 0.3, 0.7, 0.88]) {
    const A = [lerp(560, 740, t), lerp(1010, 990, t)],
      B = [lerp(600, 800, t), lerp(1064, 1040, t)];
    a.line(`M${coordinates(A)}L${coordinates(B)}`, P.lagoon, 13);
  }
  a.circle(480, 1000, 32, "#FFFDF4");
  a.path("M480 968a32 32 0 0 1 32 32l-32 0z", P.iron);
  a.path("M480 1032a32 32 0 0 1 -32 -32l32 0z", P.gulf);
  a.path("M480 968a32 32 0 0 1 14 60a40 40 0 0 0 -14 -28z", P.amber);
  a.ell(500, 1034, 40, 7, "#A9744A", 'opacity=".4"');
  palm(a, { x: 130, y: 1050, h: 720, lean: 0.07, dark: "#1F5A50", lit: "#6C9A70", spread: 0.85 });
  palm(a, { x: 1830, y: 1060, h: 560, lean: -0.06, dark: "#1F5A50", lit: "#6C9A70", spread: 0.9 });
  for (let i = 0; i < 9; i++)
    shrub(a, 1750 + i * 22, 1080, 60 + ((i * 17) % 30), i % 2 ? "#2F5B4A" : "#5F8F70");
  for (let i = 0; i < 10; i++)
    shrub(a, 40 + i * 22, 1074, 60 + ((i * 17) % 30), i % 2 ? "#2F5B4A" : "#5F8F70");
  birds(
    a,
    [
      [980, 330, 14],
      [1020, 348, 10],
      [946, 356, 9],
      [860, 270, 9],
    ],
    "#5F97A3",
  );
  return a;
};
