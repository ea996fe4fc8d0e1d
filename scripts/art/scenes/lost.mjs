import { Art } from "../kit/art.mjs";
import { P } from "../kit/colour.mjs";
import { dune, sweep } from "../kit/dunes.mjs";
import { ridge } from "../kit/mountains.mjs";
import { lerp } from "../kit/numbers.mjs";
import { shrub } from "../kit/plants.mjs";
import { glow, haze, sky, stars } from "../kit/sky.mjs";

export const draw = () => {
  const a = new Art({ seed: 181, light: "r", title: "A signpost among night dunes" });
  sky(a, [
    [0, "#0B2030"],
    [0.4, "#15405A"],
    [0.72, "#3B7F8D"],
    [0.9, "#A9C6BC"],
    [1, "#E9D3A6"],
  ]);
  stars(a, 170, 620);
  glow(a, 1450, 260, 420, "#E6F0EA", 0.4);
  {
    const id = a.id("k");
    a.defs.push(
      `<mask id="${id}"><rect width="1920" height="1080" fill="#fff"/><circle cx="1412" cy="240" r="84" fill="#000"/></mask>`,
    );
    a.circle(1450, 260, 92, "#FBF4DE", `mask="url(#${id})"`);
  }
  ridge(a, {
    peaks: [
      [-20, 640],
      [260, 600],
      [560, 650],
      [900, 590],
      [1260, 640],
      [1560, 596],
      [1940, 640],
    ],
    lit: "#4A8290",
    shade: "#3B7080",
    foot: "#A9C6BC",
    base: 740,
    rough: 18,
    seed: 6,
  });
  haze(a, 600, 740, "#A9C6BC", 0.5);
  dune(a, {
    x: 420,
    y: 640,
    w: 1000,
    base: 770,
    side: "l",
    lit: "#B58A72",
    litFoot: "#8A6A66",
    shade: "#5A4F5C",
    shadeFoot: "#6E5A60",
  });
  dune(a, {
    x: 1560,
    y: 610,
    w: 1200,
    base: 800,
    side: "l",
    lit: "#C08D6E",
    litFoot: "#8F6458",
    shade: "#5A434C",
    shadeFoot: "#6E4F50",
  });
  dune(a, {
    x: 860,
    y: 720,
    w: 1500,
    base: 920,
    side: "l",
    lit: "#B97A58",
    litFoot: "#7E4A40",
    shade: "#4A2F38",
    shadeFoot: "#5A3A3C",
  });
  sweep(
    a,
    [
      [-20, 900],
      [300, 870],
      [700, 900],
      [1060, 930],
      [1400, 900],
      [1700, 850],
      [1940, 860],
    ],
    {
      lit: "#9C5B40",
      foot: "#4A2A2C",
      shade: "#3A2028",
      shadeFoot: "#2E1A22",
      spine: [
        [1700, 850],
        [1640, 880],
        [1600, 930],
        [1460, 1000],
        [1400, 1090],
      ],
    },
  );
  {
    let d = "";
    for (let i = 0; i < 40; i++) {
      const t = i / 40,
        x = 1010 - 560 * t + Math.sin(t * 9) * 46 * t,
        y = 912 + 190 * t ** 1.2,
        w = lerp(4, 16, t);
      d += `M${(x - w).toFixed(1)} ${y.toFixed(1)}q${w / 2} ${-w * 0.3} ${w} 0q${-w / 2} ${w * 0.35} ${-w} 0z`;
    }
    a.path(d, "#2A171C", 'opacity=".75"');
  }
  {
    const x = 1010,
      y = 925;
    a.path(`M${x} ${y}l-150 40l6 8l160 -40z`, "#1E1118", 'opacity=".55"');
    a.path(`M${x - 8} ${y}L${x - 6} 560H${x + 6}L${x + 8} ${y}Z`, a.hz(["#3A2420", "#C98B5A"]));
    a.path(`M${x - 10} 586H${x + 190}l30 29l-30 29H${x - 10}z`, a.hz(["#C9854F", "#EFB374"]));
    a.path(`M${x + 12} 672H${x - 210}l-34 27l34 27H${x + 12}z`, a.hz(["#2F7484", "#5FA3AC"]));
    a.path(
      `M${x - 10} 640h200l30 -25l-30 29h-200zM${x + 12} 722h-222l-34 -23l34 27h222z`,
      "#0E2433",
      'opacity=".35"',
    );
    a.line(
      `M${x + 24} 606h96M${x + 24} 624h140M${x - 180} 692h110M${x - 180} 708h152`,
      "#FBF4DE",
      6,
      'stroke-linecap="round" opacity=".75"',
    );
    a.circle(x, 552, 11, P.amber);
  }
  shrub(a, 1150, 950, 60, "#2A2A2C");
  shrub(a, 330, 912, 46, "#2A2A2C");
  return a;
};
