import { Art } from "../kit/art.mjs";
import { falcon } from "../kit/birds.mjs";
import { P } from "../kit/colour.mjs";
import { dune } from "../kit/dunes.mjs";
import { ridge } from "../kit/mountains.mjs";
import { emblem } from "../kit/ornament.mjs";
import { palms } from "../kit/palms.mjs";
import { profile } from "../kit/profile.mjs";
import { workLight } from "../kit/site.mjs";
import { clouds, glow, skyBox, sun } from "../kit/sky.mjs";

export const draw = () => {
  const a = new Art({
    seed: 403,
    light: "l",
    title: "A film studio: camera, lights and a painted desert backdrop",
  });
  a.rect(0, 0, 1920, 1080, a.v(["#0B1E2B", "#12303F", "#17394B"]));
  {
    let d = "";
    for (let i = 0; i < 25; i++) d += `M${i * 80} 0V760`;
    a.line(d, "#1F4A5C", 3, 'opacity=".35"');
  }
  // painted backdrop sweeping on to the floor
  const bd = "M470 190H1450V800C1450 840 1500 880 1600 930H320C420 880 470 840 470 800Z",
    cp = a.clip(bd);
  a.path("M446 166H1474V820H446Z", "#0E2433");
  a.out.push(`<g clip-path="${cp}">`);
  skyBox(
    a,
    [
      [0, "#4E9FB0"],
      [0.3, "#A9CFC8"],
      [0.55, "#F6E6C2"],
      [0.8, "#F8C887"],
      [1, "#F0A052"],
    ],
    190,
    700,
  );
  sun(a, 1150, 450, 92, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [560, 290, 380, 18],
      [980, 250, 320, 14],
    ],
    "#FFFBEC",
    0.8,
  );
  ridge(a, {
    peaks: [
      [460, 600],
      [640, 560],
      [820, 600],
      [1040, 570],
      [1260, 610],
      [1460, 580],
    ],
    lit: "#EBC08A",
    shade: "#CF9C70",
    foot: "#F6D09A",
    base: 680,
    rough: 20,
    seed: 6,
  });
  dune(a, {
    x: 700,
    y: 590,
    w: 700,
    base: 700,
    lit: "#F3C88C",
    shade: "#C98550",
    litFoot: "#EBB070",
    grain: false,
  });
  dune(a, {
    x: 1280,
    y: 610,
    w: 760,
    base: 730,
    lit: "#F0BE80",
    shade: "#B9683C",
    litFoot: "#E3A05E",
    grain: false,
  });
  dune(a, {
    x: 930,
    y: 680,
    w: 1300,
    base: 830,
    lit: "#EBAE6A",
    shade: "#A85430",
    litFoot: "#DE9954",
    grain: false,
  });
  a.rect(300, 790, 1320, 150, a.v(["#E3A05C", "#C9824A"], 790, 930));
  palms(
    a,
    [
      [560, 720, 130, 0.05],
      [600, 724, 96, -0.05],
    ],
    "#2B5A50",
    "#6C8F5F",
  );
  a.out.push("</g>");
  a.rect(440, 156, 1040, 22, "#8F5734");
  a.rect(440, 156, 1040, 6, "#D9A56C");
  {
    let d = "";
    for (let i = 0; i < 9; i++) d += `M${480 + i * 120} 156V40`;
    a.line(d, "#2A5D6B", 3);
  }
  // studio floor
  a.path(
    "M0 930H320C200 960 90 980 0 990ZM1600 930H1920V990C1830 980 1720 960 1600 930Z",
    "#12303F",
  );
  a.path(
    "M-10 780H470V800C470 840 420 880 320 930H1600C1500 880 1450 840 1450 800V780H1930V1090H-10Z",
    a.g(["#1C4659", "#0E2433"], 960, 780, 960, 1090),
  );
  a.path(bd, "none");
  a.out.push(`<g clip-path="${a.clip("M-10 780H1930V1090H-10Z")}">`);
  a.path(
    "M470 800C470 840 420 880 320 930H1600C1500 880 1450 840 1450 800Z",
    a.v(["#E3A05C", "#C27A45", "#A85E36"], 790, 930),
  );
  a.ell(960, 960, 760, 90, "#F2A851", 'opacity=".16"');
  a.ell(960, 900, 420, 44, "#FFE3A6", 'opacity=".4"');
  a.out.push("</g>");
  // light grid and its beams
  for (const [x, y, tx, w] of [
    [360, 150, 800, 300],
    [1560, 150, 1120, 300],
    [960, 96, 960, 340],
  ])
    a.path(
      `M${x - 20} ${y}L${tx - w} 900H${tx + w}L${x + 20} ${y}Z`,
      a.v(
        [
          [0, "#FFF3CE", 0.34],
          [1, "#FFF3CE", 0],
        ],
        y,
        900,
      ),
    );
  {
    a.rect(-10, 40, 1940, 12, "#2A5D6B");
    a.rect(-10, 84, 1940, 8, "#2A5D6B");
    let d = "";
    for (let i = 0; i < 40; i++) d += `M${i * 50} 50L${i * 50 + 25} 86L${i * 50 + 50} 50`;
    a.line(d, "#2A5D6B", 3);
  }
  for (const [x, y, an] of [
    [360, 140, 58],
    [1560, 140, 122],
    [660, 120, 76],
    [1260, 120, 104],
    [960, 112, 90],
  ]) {
    a.line(`M${x} 88V${y}`, "#0E2433", 6);
    glow(a, x + Math.cos(an / 57.3) * 40, y + Math.sin(an / 57.3) * 40, 100, "#FFE3A6", 0.8);
    workLight(a, x, y, 82, an);
  }
  // on the set: a falconer and a presenter
  profile(a, { x: 900, y: 900, h: 250, type: "kandura", face: 1, arm: "up" });
  falcon;
  {
    const x = 962,
      y = 640;
    a.path(
      `M${x - 10} ${y + 18}C${x - 22} ${y - 10} ${x - 14} ${y - 40} ${x} ${y - 50}C${x + 12} ${y - 54} ${x + 22} ${y - 46} ${x + 24} ${y - 38}L${x + 32} ${y - 34}L${x + 23} ${y - 30}C${x + 24} ${y - 10} ${x + 16} ${y + 8} ${x + 2} ${y + 20}L${x - 14} ${y + 46}Z`,
      "#4A2E28",
    );
    a.path(
      `M${x + 6} ${y - 34}C${x + 20} ${y - 30} ${x + 18} ${y} ${x + 4} ${y + 14}C${x - 2} ${y - 6} ${x - 2} ${y - 26} ${x + 6} ${y - 34}Z`,
      "#E9C99A",
    );
    a.circle(x + 16, y - 41, 2.6, "#FFF3CE");
  }
  profile(a, {
    x: 1080,
    y: 906,
    h: 236,
    type: "dress",
    top: P.coral,
    bottom: P.rust,
    face: -1,
    arm: "fwd",
    hair: "#3A211B",
    skin: "#C99270",
  });
  // boom microphone
  profile(a, {
    x: 1420,
    y: 960,
    h: 270,
    type: "suit",
    top: "#2A5D6B",
    bottom: "#0E2433",
    face: -1,
    arm: "up",
    skin: "#B98160",
  });
  a.line("M1450 690L1070 560", "#0B1E2B", 8, 'stroke-linecap="round"');
  a.rect(1020, 548, 76, 26, "#4A2E28", 'rx="13" transform="rotate(19 1058 561)"');
  // camera on its dolly with operator
  {
    const x = 560,
      y = 980;
    a.ell(x + 10, y + 14, 190, 22, "#081722", 'opacity=".6"');
    a.line(
      `M${x - 220} ${y + 20}H${x + 260}M${x - 240} ${y + 44}H${x + 280}`,
      "#3F7684",
      6,
      'opacity=".8"',
    );
    a.rect(x - 130, y - 22, 270, 26, "#0B1E2B");
    for (const d of [-96, 100]) {
      a.circle(x + d, y + 10, 20, "#081722");
      a.circle(x + d, y + 10, 8, "#3F7684");
    }
    a.line(
      `M${x - 80} ${y - 22}L${x + 10} ${y - 190}L${x + 100} ${y - 22}M${x + 10} ${y - 190}L${x + 20} ${y - 22}`,
      "#0B1E2B",
      12,
      'stroke-linejoin="round"',
    );
    a.rect(x - 30, y - 226, 84, 40, "#0B1E2B");
    a.rect(
      x - 90,
      y - 330,
      190,
      108,
      a.v(["#3F6B78", "#1C4659", "#0E2433"], y - 330, y - 222),
      'rx="10"',
    );
    for (const [dx, r] of [
      [-60, 56],
      [36, 62],
    ]) {
      a.circle(x + dx, y - 376, r, "#0B1E2B");
      a.circle(x + dx, y - 376, r * 0.82, "#2A5D6B");
      for (let i = 0; i < 5; i++) {
        const t = i * 1.2566 + 0.4;
        a.circle(
          x + dx + Math.cos(t) * r * 0.46,
          y - 376 + Math.sin(t) * r * 0.46,
          r * 0.19,
          "#0B1E2B",
        );
      }
      a.circle(x + dx, y - 376, r * 0.1, P.amber);
    }
    a.path(
      `M${x + 100} ${y - 314}H${x + 150}L${x + 176} ${y - 334}V${y - 222}L${x + 150} ${y - 240}H${x + 100}Z`,
      "#0B1E2B",
    );
    a.ell(x + 178, y - 278, 11, 52, "#6FB2B5");
    a.ell(x + 179, y - 290, 5, 26, "#E4F2EC");
    a.circle(x - 66, y - 250, 8, P.iron);
    a.line(`M${x - 20} ${y - 206}L${x - 130} ${y - 176}`, "#0B1E2B", 9, 'stroke-linecap="round"');
    profile(a, {
      x: x - 170,
      y: y - 18,
      h: 300,
      type: "suit",
      top: P.iron,
      bottom: "#0B1E2B",
      face: 1,
      arm: "fwd",
      hair: "#C9955E",
      skin: "#D9A27C",
      cap: "#F4E4C8",
    });
  }
  // director's chair with a clapperboard
  {
    const x = 1640,
      y = 1010;
    a.ell(x + 10, y + 6, 130, 14, "#081722", 'opacity=".5"');
    a.line(
      `M${x - 84} ${y}L${x + 84} ${y - 130}M${x + 84} ${y}L${x - 84} ${y - 130}M${x - 92} ${y}h44M${x + 48} ${y}h44`,
      "#C98E58",
      9,
      'stroke-linecap="round"',
    );
    a.line(`M${x - 92} ${y - 130}V${y - 300}M${x + 92} ${y - 130}V${y - 300}`, "#C98E58", 10);
    a.path(`M${x - 96} ${y - 140}H${x + 96}L${x + 84} ${y - 116}H${x - 84}Z`, P.iron);
    a.path(
      `M${x - 98} ${y - 296}H${x + 98}V${y - 226}H${x - 98}Z`,
      a.hz([P.coral, P.iron, P.rust]),
    );
    emblem(a, x, y - 261, 22, "#F6DDAE", 3);
    a.out.push(`<g transform="translate(${x - 20} ${y - 150}) rotate(-6)">`);
    a.rect(-62, -74, 124, 72, "#F4E4C8");
    a.rect(-62, -74, 124, 18, "#0B1E2B");
    for (let i = 0; i < 4; i++) a.path(`M${-58 + i * 32} -74h16l-10 18h-16z`, "#F4E4C8");
    a.line("M-50 -40h60M-50 -24h86", "#12303F", 4, 'opacity=".6"');
    a.out.push("</g>");
  }
  return a;
};
