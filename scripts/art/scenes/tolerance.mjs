import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { P } from "../kit/colour.mjs";
import { mosque } from "../kit/domes.mjs";
import { ridge } from "../kit/mountains.mjs";
import { khatam, lantern } from "../kit/ornament.mjs";
import { palm } from "../kit/palms.mjs";
import { pts } from "../kit/paths.mjs";
import { person } from "../kit/person.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { ripples } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 141,
    light: "r",
    title: "Tolerance: morning light through a lattice arch",
  });
  sky(a, [
    [0, "#6DB0BC"],
    [0.35, "#BADBD9"],
    [0.6, "#F7EEDA"],
    [0.78, "#FCE2B6"],
    [1, "#F7C386"],
  ]);
  sun(a, 1180, 390, 84, "#FFFDF0", { halo: "#FFF0C8", spread: 2.2 });
  clouds(
    a,
    [
      [520, 330, 360, 18],
      [1080, 270, 340, 16],
    ],
    "#FFFFFF",
    0.8,
  );
  ridge(a, {
    peaks: [
      [300, 690],
      [520, 640],
      [760, 676],
      [1000, 630],
      [1260, 672],
      [1500, 640],
      [1700, 690],
    ],
    lit: "#E3D9BE",
    shade: "#C3CDBF",
    foot: "#F7E3BC",
    base: 730,
    rough: 14,
    seed: 4,
  });
  haze(a, 600, 730, "#FBE4BC", 0.6);
  // church spire, mosque and a plain cubic hall side by side
  const y = 744;
  {
    const x = 690;
    a.rect(x - 50, y - 130, 100, 130, a.hz(["#C9B493", "#F6E6C6"]));
    a.path(`M${x - 60} ${y - 126}L${x} ${y - 178}L${x + 60} ${y - 126}Z`, "#A8623F");
    a.path(`M${x - 22} ${y - 150}V${y - 240}H${x + 22}V${y - 150}Z`, a.hz(["#BFA680", "#F8EACB"]));
    a.path(
      `M${x - 27} ${y - 238}L${x} ${y - 322}L${x + 27} ${y - 238}Z`,
      a.hz(["#7A4A38", "#C47A50"]),
    );
    a.line(`M${x} ${y - 322}v-34M${x - 9} ${y - 344}h18`, "#E9A646", 3.4);
    a.path(archPath(x, y - 184, 16, 42), "#7A5A48");
    a.path(archPath(x, y, 36, 76), "#7A5A48");
    a.circle(x, y - 104, 13, "#7A5A48");
  }
  {
    const x = 1256;
    a.rect(x - 84, y - 168, 168, 168, a.hz(["#CFBB98", "#FBF0D6"]));
    let d = "";
    for (let i = 0; i < 9; i++) d += `M${x - 76 + i * 19} ${y - 150}v150`;
    a.line(d, "#B59A74", 6, 'opacity=".8"');
    a.rect(x - 90, y - 174, 180, 12, "#FBF0D6");
    a.path(
      "M" +
        pts([
          [x - 76, y - 150],
          [x - 38, y - 20],
          [x, y - 150],
          [x + 38, y - 20],
          [x + 76, y - 150],
        ]),
      "none",
      'stroke="#B59A74" stroke-width="5"',
    );
  }
  mosque(a, {
    x: 968,
    y,
    S: 196,
    lit: "#FFFDF4",
    shade: "#B3CFD4",
    dark: "#2C7A8A",
    gold: "#E9A646",
  });
  for (const [x, h, l] of [
    [600, 130, 0.05],
    [806, 96, -0.05],
    [1140, 110, 0.05],
    [1372, 140, -0.04],
  ])
    palm(a, { x, y: y + 8, h, lean: l, dark: "#2F6B5E", lit: "#86AE7E" });
  a.rect(0, y, 1920, 360, a.v(["#F6E0B4", "#E2B780"]));
  a.path("M860 760H1080L1330 1080H600Z", a.v(["#BFE0DC", "#5FA9B3"]));
  {
    const cp = a.clip("M860 760H1080L1330 1080H600Z");
    a.out.push(
      `<g clip-path="${cp}" opacity=".5"><g transform="translate(0 ${752 * 1.9}) scale(1 -.9)">`,
    );
    mosque(a, {
      x: 968,
      y: 744,
      S: 196,
      lit: "#FFFDF4",
      shade: "#B3CFD4",
      dark: "#2C7A8A",
      gold: "#E9C88C",
    });
    a.out.push("</g></g>");
    a.out.push(`<g clip-path="${cp}">`);
    ripples(a, { y0: 764, y1: 1080, n: 60, color: "#FFFFFF", op: 0.5, x0: 560, x1: 1380 });
    a.out.push("</g>");
  }
  a.line("M860 760L600 1080M1080 760L1330 1080", "#FFF6E0", 8);
  for (const [x, yy, h, t] of [
    [690, 862, 124, "kandura"],
    [1196, 846, 116, "dress"],
    [1236, 850, 114, "suit"],
  ]) {
    a.path(
      `M${x} ${yy}l${-h * 1.1} ${h * 0.5}l${h * 0.12} ${h * 0.06}l${h * 1.1} ${-h * 0.5}z`,
      "#9C6A40",
      'opacity=".35"',
    );
    person(a, {
      x,
      y: yy,
      h,
      type: t,
      top: t === "dress" ? P.iron : P.fjord,
      bottom: P.night,
      hair: t === "dress" ? P.date : "#8C5230",
    });
  }
  // the hall we stand in: wall with one large arch
  const arch = archPath(960, 1130, 1020, 1080, 0.6);
  a.path(
    `M-10 -10H1930V1130H-10Z${arch}`,
    a.g(["#0F2A3A", "#17394B", "#0F2A3A"], 0, 0, 1920, 0),
    'fill-rule="evenodd"',
  );
  // lattice in the head of the arch
  {
    const head = a.clip(archPath(960, 1130, 1020, 1080, 0.6));
    const id = a.id("c");
    a.defs.push(
      `<clipPath id="${id}" clip-path="${head}"><path d="M400 -10H1520V250C1400 330 1200 372 960 372C720 372 520 330 400 250Z"/></clipPath>`,
    );
    a.out.push(`<g clip-path="url(#${id})">`);
    a.rect(400, 0, 1120, 380, "#F7E6C0", 'opacity=".12"');
    khatam(a, { x: 420, y: 8, w: 1080, h: 380, s: 92, color: "#17394B", width: 9 });
    khatam(a, { x: 420, y: 8, w: 1080, h: 380, s: 92, color: "#3F7684", width: 2 });
    a.out.push("</g>");
    a.out.push(`<g clip-path="${head}">`);
    a.line("M400 250C520 330 720 372 960 372C1200 372 1400 330 1520 250", "#17394B", 13);
    a.line("M400 258C520 338 720 380 960 380C1200 380 1400 338 1520 258", "#C9955E", 3);
    a.out.push("</g>");
  }
  a.line(archPath(960, 1130, 1026, 1084, 0.6), "#F4CE92", 5, 'opacity=".9"');
  a.line(archPath(960, 1130, 1096, 1130, 0.6), "#2F6878", 4);
  // side bays with lit star screens
  for (const x of [190, 1730]) {
    const d = archPath(x, 900, 230, 620, 0.6),
      cp = a.clip(d);
    a.path(d, a.v(["#F3D9A6", "#E9A867", "#B9653A"]));
    khatam(a, { x: x - 130, y: 250, w: 260, h: 660, s: 64, color: "#17394B", width: 8, clip: cp });
    a.line(d, "#2F6878", 6);
    a.line(archPath(x, 912, 262, 652, 0.6), "#2F6878", 2);
  }
  // floor and the thrown pattern of light
  a.path("M-10 960H1930V1130H-10Z", a.v(["#17394B", "#0C2130"]));
  a.path(
    "M450 960H1470L1760 1130H160Z",
    a.v([
      [0, "#F6DDB0", 0.9],
      [1, "#DDA868", 0.75],
    ]),
  );
  {
    const cp = a.clip("M-10 960H450L160 1130H-10ZM1470 960H1930V1130H1760Z");
    khatam(a, {
      x: -40,
      y: -10,
      w: 2100,
      h: 380,
      s: 84,
      color: "#F4CE92",
      width: 3.4,
      op: 0.34,
      clip: cp,
      transform: "translate(-40 962) skewX(-38) scale(1 .46)",
    });
  }
  a.line("M450 960L160 1130M1470 960L1760 1130", "#F4CE92", 4, 'opacity=".7"');
  lantern(a, 330, 300, 120, P.amber, "#0A1B28");
  lantern(a, 1590, 300, 120, P.amber, "#0A1B28");
  return a;
};
