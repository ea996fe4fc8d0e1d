import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { mix } from "../kit/colour.mjs";
import { coordinates, f1 } from "../kit/numbers.mjs";
import { emblem } from "../kit/ornament.mjs";
import { smooth } from "../kit/paths.mjs";
import { sky } from "../kit/sky.mjs";

export const draw = () => {
  const a = new Art({ seed: 501, light: "l", title: "Light dunes under a pale sun" });
  sky(a, [
    [0, "#F3F5F0"],
    [0.55, "#F9F4E8"],
    [1, "#F6ECD8"],
  ]);
  const c = "#D9C9A8",
    c2 = "#C9B48C";
  for (const [r, o] of [
    [250, 0.25],
    [200, 0.4],
    [150, 0.6],
  ])
    a.circle(960, 470, r, "none", `stroke="${c}" stroke-width="2" opacity="${o}"`);
  a.circle(960, 470, 104, a.v(["#FFFDF6", "#FAEFD8"]));
  a.circle(960, 470, 104, "none", `stroke="${c2}" stroke-width="3"`);
  emblem(a, 960, 470, 44, c2, 2.6);
  const crest = [
    [
      [-20, 700],
      [260, 664],
      [540, 690],
      [860, 640],
      [1160, 676],
      [1500, 630],
      [1940, 680],
    ],
    [
      [-20, 790],
      [320, 740],
      [620, 700],
      [900, 760],
      [1240, 800],
      [1560, 740],
      [1940, 700],
    ],
    [
      [-20, 880],
      [360, 900],
      [760, 850],
      [1080, 800],
      [1300, 850],
      [1640, 910],
      [1940, 870],
    ],
    [
      [-20, 1000],
      [420, 960],
      [860, 990],
      [1260, 960],
      [1640, 980],
      [1940, 1010],
    ],
  ];
  for (const [i, p] of crest.entries()) {
    const d = `M${coordinates(p[0])}${smooth(p, 1)}`;
    a.path(
      `${d}L1940 1090L-20 1090Z`,
      a.v([mix("#FBF5E6", "#F3E3C2", i / 4), mix("#F6ECD6", "#EBD6AE", i / 4)]),
    );
    a.line(d, c2, 3, 'opacity=".8" stroke-linecap="round"');
    for (let k = 1; k < 6; k++) {
      const q = p.map(([x, y], n) => [x - k * 6, y + k * (9 + i * 2) + Math.sin(n * 1.4 + i) * 5]);
      a.line(`M${coordinates(q[0])}${smooth(q, 1)}`, c, 1.8, `opacity="${f1(0.55 - k * 0.09)}"`);
    }
  }
  birds(
    a,
    [
      [720, 350, 13],
      [756, 366, 10],
      [690, 372, 9],
    ],
    c2,
  );
  return a;
};
