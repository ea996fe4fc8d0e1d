import { Art } from "../kit/art.mjs";
import { P } from "../kit/colour.mjs";
import { clouds, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { tower } from "../kit/towers.mjs";
import { gem, goldBar } from "../kit/treasure.mjs";
import { glints, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 406,
    light: "r",
    title:
      "A round vault door opens on trading towers; gold bars, gems and pearls in the foreground",
  });
  // view through the round door
  sky(a, SKY.gold);
  sun(a, 1080, 400, 92, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [700, 250, 300, 16],
      [1000, 190, 260, 12],
    ],
    "#FFFBEC",
    0.75,
  );
  skyline(a, {
    y: 700,
    x0: 500,
    x1: 1420,
    tone: "gold",
    env: (t) => 0.5 + 0.7 * Math.sin(Math.PI * t),
    k: 1,
  });
  for (const [x, w, h, r] of [
    [640, 54, 250, "slant"],
    [716, 46, 200, "flat"],
    [1180, 54, 280, "slantr"],
    [1250, 46, 210, "flat"],
  ])
    tower(a, {
      x,
      y: 706,
      w,
      h,
      lit: "#D9D6B6",
      shade: "#4F8C94",
      roof: r,
      fins: r === "curve" ? 6 : 0,
      floors: r === "curve" ? 0 : Math.round(h / 10),
      lineOp: 0.26,
    });
  {
    const x = 930,
      y = 708,
      H = 430,
      w = 78;
    a.path(
      `M${x - w / 2} ${y}L${x - w * 0.44} ${y - H * 0.84}L${x} ${y - H * 0.94}V${y}Z`,
      "#3F8794",
    );
    a.path(
      `M${x} ${y}V${y - H * 0.94}L${x + w * 0.44} ${y - H * 0.84}L${x + w / 2} ${y}Z`,
      "#E9E3C4",
    );
    a.path(
      `M${x - w * 0.3} ${y - H * 0.86}L${x} ${y - H * 1.06}L${x + w * 0.3} ${y - H * 0.86}Z`,
      "#C9D3BC",
    );
    a.rect(x - 2, y - H * 1.18, 4, H * 0.14, "#3F8794");
    let d = "";
    for (let i = 1; i < 34; i++) d += `M${x - w / 2} ${y - (i * H * 0.84) / 34}h${w}`;
    a.line(d, "#1F5F73", 1.8, 'opacity=".28"');
  }
  sea(a, 706, 100, [
    [0, "#F0C07E"],
    [0.3, "#A9BFA8"],
    [1, "#4F9DA8"],
  ]);
  glints(a, { x: 1080, y0: 708, y1: 780, w0: 40, w1: 140, n: 60, color: "#FFEBBE" });
  // steel wall with rings
  const cx = 960,
    cy = 470;
  const ring = (r) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  a.path(
    `M-10 -10H1930V1090H-10Z${ring(334)}`,
    a.g(["#0B1E2B", "#17394B", "#1C4659"], 0, 0, 1920, 400),
    'fill-rule="evenodd"',
  );
  {
    let d = "";
    for (let i = 0; i < 9; i++) d += `M${60 + i * 230} 0V820`;
    for (const y of [150, 420, 690]) d += `M0 ${y}H1920`;
    a.line(
      d,
      "#0B1E2B",
      5,
      `opacity=".5" clip-path="${(() => {
        const id = a.id("c");
        a.defs.push(
          `<clipPath id="${id}"><path d="M-10 -10H1930V1090H-10Z${ring(430)}" clip-rule="evenodd"/></clipPath>`,
        );
        return `url(#${id})`;
      })()}"`,
    );
    for (let i = 0; i < 9; i++)
      for (const y of [150, 420, 690])
        if (Math.hypot(60 + i * 230 - cx, y - cy) > 450) a.circle(60 + i * 230, y, 7, "#3F7684");
  }
  const band = (r0, r1, c) => a.path(ring(r1) + ring(r0), c, 'fill-rule="evenodd"');
  band(334, 430, a.g(["#0E2433", "#2A5D6B", "#8FB3B6"], cx - 430, cy + 200, cx + 430, cy - 300));
  band(334, 352, a.g(["#F8DDA6", "#C98B45", "#7D4A22"], cx - 300, cy + 250, cx + 300, cy - 250));
  band(418, 430, a.g(["#C98B45", "#F8DDA6", "#FFF3D6"], cx - 430, cy + 200, cx + 430, cy - 300));
  for (let i = 0; i < 24; i++) {
    const t = (i / 24) * 6.2832 + 0.13,
      x = cx + Math.cos(t) * 386,
      y = cy + Math.sin(t) * 386;
    a.circle(x, y, 17, "#0E2433");
    a.circle(x + 2, y - 2, 13, a.rad(["#FFF3D6", "#D9A05C", "#8A5426"], x + 5, y - 6, 18));
  }
  // thickness of the opening, seen on the shaded side
  a.path(
    `M${cx + 334} ${cy}A334 334 0 0 1 ${cx - 200} ${cy + 268}A352 352 0 0 0 ${cx + 300} ${cy - 40}Z`,
    "#0B1E2B",
    'opacity=".0"',
  );
  // door leaf swung to the right, in profile as a thick ellipse
  {
    const x = 1560,
      y = cy;
    a.ell(x + 60, y + 6, 118, 392, "#081722", 'opacity=".5"');
    a.ell(x + 46, y, 112, 384, a.g(["#0E2433", "#2A5D6B"], x - 60, 0, x + 170, 0));
    a.ell(
      x,
      y,
      108,
      384,
      a.g(["#8FB3B6", "#3F7684", "#17394B"], x - 108, y - 200, x + 108, y + 200),
    );
    a.ell(x, y, 96, 346, "none", 'stroke="#F3C878" stroke-width="7"');
    a.ell(x, y, 70, 250, a.g(["#5E8F98", "#24586A", "#12303F"], x - 70, y - 200, x + 70, y + 200));
    for (let i = 0; i < 8; i++) {
      const t = (i / 8) * 6.2832;
      a.line(
        `M${x + Math.cos(t) * 22} ${y + Math.sin(t) * 80}L${x + Math.cos(t) * 64} ${y + Math.sin(t) * 232}`,
        "#F3C878",
        6,
        'stroke-linecap="round"',
      );
    }
    a.ell(x, y, 30, 106, "none", 'stroke="#F3C878" stroke-width="11"');
    a.ell(x, y, 10, 34, "#F8DDA6");
    for (const dy of [-250, 250])
      a.path(`M${x + 150} ${y + dy - 26}h150v52h-150z`, a.v(["#3F7684", "#12303F"]));
  }
  // marble ledge and the path of light
  a.path("M-10 824H1930V1090H-10Z", a.v(["#E9D3A8", "#C79A68", "#7D5034"], 824, 1090));
  a.rect(-10, 816, 1940, 14, "#FFF3D6");
  a.path("M720 830H1220L1060 1090H240Z", "#FFF3CE", 'opacity=".34"');
  a.line("M-10 900H1930M-10 1000H1930", "#7D5034", 2, 'opacity=".2"');
  // gold pyramid
  {
    const w = 190,
      h = w * 0.3 * 1.0;
    a.path("M250 1000L820 1000L560 1062L120 1050Z", "#4A2A1E", 'opacity=".38"');
    const row = (n, y, x0) => {
      for (let i = 0; i < n; i++) goldBar(a, x0 + i * (w + 6), y, w, "#EBA94A");
    };
    row(3, 1000, 260);
    row(2, 1000 - h * 1.32, 260 + 98);
    row(1, 1000 - h * 2.64, 260 + 196);
    row(3, 1000, 260);
    row(2, 1000 - h * 1.3, 358);
    row(1, 1000 - h * 2.6, 456);
  }
  // cut stones and a bowl of pearls
  for (const [x, y, s, c] of [
    [1010, 1004, 150, P.lagoon],
    [1190, 1014, 116, P.coral],
    [1110, 1040, 84, P.leaf],
  ]) {
    a.path(
      `M${x} ${y}l${-s * 1.1} ${s * 0.26}l${s * 0.5} ${s * 0.06}z`,
      "#4A2A1E",
      'opacity=".35"',
    );
    gem(a, x, y + 4 - s * 0.1, s, c);
    a.path(
      `M${x - s * 0.15} ${y - s * 0.16}Q${x} ${y - s * 0.11} ${x + s * 0.15} ${y - s * 0.16}L${x + s * 0.07} ${y - s * 0.04}L${x + s * 0.22} ${y + s * 0.08}Q${x} ${y + s * 0.14} ${x - s * 0.22} ${y + s * 0.08}L${x - s * 0.07} ${y - s * 0.04}Z`,
      a.hz(["#7D4A22", "#E9B45C", "#FBE3B0"]),
    );
  }
  {
    const x = 1430,
      y = 1020;
    a.path(`M${x - 40} ${y + 8}l-260 40l150 14l180 -40z`, "#4A2A1E", 'opacity=".32"');
    for (const [dx, dy, r] of [
      [-70, -74, 24],
      [-26, -86, 26],
      [22, -84, 24],
      [66, -74, 24],
      [-46, -106, 22],
      [0, -116, 24],
      [44, -106, 22],
      [4, -142, 20],
    ])
      a.circle(
        x + dx,
        y + dy,
        r,
        a.rad(["#FFFFFF", "#F4ECDC", "#C9B8A4"], x + dx + r * 0.35, y + dy - r * 0.4, r * 1.4),
      );
    a.path(
      `M${x - 118} ${y - 76}Q${x} ${y - 52} ${x + 118} ${y - 76}C${x + 110} ${y - 20} ${x + 60} ${y} ${x + 34} ${y + 4}H${x - 34}C${x - 60} ${y} ${x - 110} ${y - 20} ${x - 118} ${y - 76}Z`,
      a.hz(["#0E2433", "#2A7A8A", "#8FC6CB"]),
    );
    a.path(
      `M${x - 118} ${y - 76}Q${x} ${y - 52} ${x + 118} ${y - 76}L${x + 115} ${y - 64}Q${x} ${y - 40} ${x - 115} ${y - 64}Z`,
      "#F3C878",
    );
    a.path(`M${x - 44} ${y + 2}h88l10 12h-108z`, "#F3C878");
  }
  return a;
};
