import { Art } from "../kit/art.mjs";
import { mix, P } from "../kit/colour.mjs";
import { f1, lerp } from "../kit/numbers.mjs";
import { poly } from "../kit/paths.mjs";
import { profile } from "../kit/profile.mjs";
import { towerCrane } from "../kit/site.mjs";
import { clouds, glow, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";

export const draw = () => {
  const a = new Art({
    seed: 410,
    light: "l",
    title: "The bow of a ship in dry dock under a gantry crane",
  });
  sky(a, SKY.gold);
  sun(a, 470, 430, 112, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [60, 200, 460, 22],
      [1260, 170, 500, 24],
      [720, 110, 300, 12],
    ],
    "#FFFBEC",
    0.75,
  );
  skyline(a, { y: 640, tone: "gold", near: false, k: 0.7 });
  haze(a, 500, 644, "#F5C98E", 0.5);
  a.rect(-20, 636, 1960, 60, "#E3B27A");
  for (const [x, h, fc] of [
    [240, 330, 1],
    [1700, 360, -1],
  ]) {
    towerCrane(a, {
      x,
      y: 660,
      h,
      jib: 0.6,
      back: 0.2,
      face: fc,
      color: "#8F4D2D",
      load: 0.45,
      drop: 0.4,
    });
  }
  // sheds
  for (const [x, w, h] of [
    [-20, 300, 150],
    [1640, 320, 170],
  ]) {
    a.path(
      `M${x} 660V${660 - h}L${x + w / 2} ${660 - h - 46}L${x + w} ${660 - h}V660Z`,
      a.hz(["#F3D6A6", "#C9955E"]),
    );
    a.path(
      `M${x - 8} ${664 - h}L${x + w / 2} ${606 - h}L${x + w + 8} ${664 - h}l-8 12L${x + w / 2} ${622 - h}L${x} ${676 - h}Z`,
      "#8F4D2D",
    );
    for (let i = 0; i < 3; i++)
      a.rect(
        x + 30 + i * w * 0.3,
        660 - h * 0.6,
        w * 0.2,
        h * 0.6,
        i === 1 ? "#F6C878" : "#6B3A28",
      );
  }
  // goliath gantry across the dock
  {
    const c = P.iron,
      dk = mix(P.iron, P.night, 0.35);
    const leg = (x, f) => {
      a.path(
        `M${x - 70} 700L${x - 22} 250H${x + 22}L${x + 70} 700H${x + 44}L${x} 300L${x - 44} 700Z`,
        f ? dk : c,
      );
      a.line(`M${x - 46} 540H${x + 46}M${x - 34} 430H${x + 34}`, f ? dk : c, 10);
      a.rect(x - 84, 694, 168, 16, "#12303F");
    };
    leg(330, 0);
    leg(1590, 1);
    a.rect(250, 190, 1420, 66, a.v([mix(c, P.snow, 0.25), c, dk], 190, 256));
    a.rect(250, 190, 1420, 8, "#F6CF92");
    let d = "";
    for (let i = 0; i < 47; i++) d += `M${270 + i * 30} 252l15 -48l15 48`;
    a.line(d, mix(c, P.night, 0.35), 2.4, 'opacity=".45"');
    a.rect(1180, 160, 130, 40, "#12303F");
    a.line("M1210 256V330M1280 256V330", "#12303F", 4);
    a.rect(1196, 326, 100, 14, "#12303F");
  }
  // dock: floor and stepped walls in one-point perspective
  a.path("M-20 690H1940V1090H-20Z", a.v(["#E3B882", "#B9835A"], 690, 1090));
  a.rect(-20, 686, 1960, 8, "#FBE2B4");
  const V = [960, 660];
  const q = (x, y, k) => [lerp(x, V[0], k), lerp(y, V[1], k)];
  a.path(
    poly([[150, 1090], q(150, 760, 0.0), [480, 700], [1440, 700], [1770, 760], [1770, 1090]]),
    "#7A5A4A",
  );
  a.path("M150 1090V772L520 704V850L330 1090Z", a.g(["#D9B48A", "#A9805C"], 150, 0, 520, 0));
  a.path("M1770 1090V772L1400 704V850L1590 1090Z", a.g(["#6B4A3E", "#8F6650"], 1400, 0, 1770, 0));
  for (let i = 1; i < 5; i++) {
    const t = i / 5;
    a.line(
      `M150 ${lerp(772, 1110, t)}L520 ${lerp(704, 850, t)}M1770 ${lerp(772, 1110, t)}L1400 ${lerp(704, 850, t)}`,
      "#4A2E28",
      3,
      'opacity=".4"',
    );
  }
  a.path("M520 704H1400V850H520Z", "#8F6E58");
  a.path("M330 1090L520 850H1400L1590 1090Z", a.v(["#A9836A", "#6B5450"], 850, 1090));
  a.line(
    "M-20 764L150 764L520 700M1940 764L1770 764L1400 700",
    "#FFF3D6",
    9,
    'stroke-linejoin="round"',
  );
  for (const f of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const t = i / 3.4,
        x = 960 + f * lerp(820, 470, t),
        y = lerp(760, 700, t);
      a.rect(x - 9, y - 26, 18, 26, "#12303F", 'rx="5"');
    }
  // hull
  const X = (v) => 960 + v,
    half = (s) =>
      `M960 236L${X(s * 372)} 268C${X(s * 356)} 420 ${X(s * 300)} 560 ${X(s * 214)} 690C${X(s * 150)} 790 ${X(s * 110)} 860 ${X(s * 92)} 930H960Z`;
  a.ell(960, 952, 330, 34, "#2A1716", 'opacity=".5"');
  for (const x of [-150, -60, 40, 130]) {
    a.rect(960 + x, 900, 46, 56, "#5A3A2E");
    a.rect(960 + x, 900, 46, 10, "#8F6650");
  }
  // superstructure
  a.rect(790, 118, 340, 130, a.hz(["#FFFDF4", "#F4E8D0", "#B9C4BC"]));
  a.rect(760, 104, 400, 18, "#FFFDF4");
  a.rect(806, 134, 308, 34, "#1C4659");
  {
    let d = "";
    for (let i = 1; i < 9; i++) d += `M${806 + i * 34} 134v34`;
    a.line(d, "#FFFDF4", 4);
  }
  a.rect(930, 40, 60, 66, P.amber);
  a.rect(930, 56, 60, 14, P.fjord);
  a.line("M960 40V-6M925 20H995", "#12303F", 5);
  a.path(half(-1), a.g(["#2F7285", "#3F8C98", "#1F5F73"], 590, 260, 960, 700));
  a.path(half(1), a.g(["#17394B", "#12303F", "#0E2433"], 960, 260, 1330, 700));
  const cl = a.clip(half(-1) + half(1));
  a.out.push(`<g clip-path="${cl}">`);
  a.path(
    "M500 640Q960 706 960 700V960H500Z",
    a.g(["#DD7C55", "#B03F20", "#8C2F18"], 600, 640, 960, 900),
  );
  a.path("M1420 640Q960 706 960 700V960H1420Z", a.g(["#6B2419", "#4A1C16"], 960, 640, 1300, 900));
  a.path(
    "M500 620Q960 686 960 680V700Q960 706 500 640ZM1420 620Q960 686 960 680V700Q960 706 1420 640Z",
    "#F4E4C8",
  );
  let d = "";
  for (const y of [330, 400, 470, 540])
    d += `M500 ${y - 20}Q960 ${y + 40} 960 ${y + 34}Q960 ${y + 40} 1420 ${y - 20}`;
  a.line(d, "#0E2433", 2, 'opacity=".3"');
  d = "";
  for (const x of [-280, -190, -100, 100, 190, 280])
    d += `M${X(x * 1.2)} 250Q${X(x)} 560 ${X(x * 0.42)} 930`;
  a.line(d, "#0E2433", 2, 'opacity=".25"');
  a.out.push("</g>");
  // bulb, stem, anchors, rail
  a.path(
    "M960 720C1004 730 1030 780 1026 850C1022 910 990 936 960 938C930 936 898 910 894 850C890 780 916 730 960 720Z",
    a.g(["#F0A070", "#B8482A", "#5A1F17"], 890, 740, 1030, 920),
  );
  a.line("M960 236V724", "#6FB2B5", 5, 'opacity=".55"');
  for (const s of [-1, 1]) {
    const x = X(s * 190),
      y = 420;
    a.ell(x, y - 24, 20, 13, "#0B1E2B");
    a.line(
      `M${x} ${y - 18}v66M${x - 30} ${y + 24}q30 46 60 0`,
      "#0B1E2B",
      9,
      'stroke-linecap="round"',
    );
    a.line(`M${x - 20} ${y}h40`, "#0B1E2B", 7);
  }
  a.path(`M${X(-372)} 268L960 236L${X(372)} 268L${X(369)} 284L960 252L${X(-369)} 284Z`, "#FFF3D6");
  {
    let d = "";
    for (let i = 0; i <= 24; i++) {
      const t = i / 24,
        x = lerp(-372, 372, t),
        y = 268 - 32 * (1 - Math.abs(t - 0.5) * 2);
      d += `M${X(x)} ${y}v-30`;
    }
    a.line(d, "#F4E4C8", 2.4);
    a.line(
      `M${X(-372)} 238L960 206L${X(372)} 238M${X(-372)} 252L960 220L${X(372)} 252`,
      "#F4E4C8",
      2.4,
    );
  }
  // staging on both sides with welders
  const stg = (x) => {
    let d = "";
    for (let i = 0; i < 4; i++) d += `M${x + i * 52} 1010V400`;
    a.line(d, "#4A2E28", 5);
    for (let r = 0; r < 5; r++) {
      const y = 470 + r * 112;
      a.rect(x - 12, y, 180, 9, "#D9A878");
      a.line(`M${x - 12} ${y - 34}h180`, "#4A2E28", 3);
      a.line(`M${x} ${y + 112}L${x + 156} ${y}`, "#4A2E28", 2, 'opacity=".6"');
    }
  };
  stg(440);
  stg(1322);
  const wk = (x, y, face, top, arm = "fwd") =>
    profile(a, { x, y, h: 84, type: "suit", top, bottom: "#1C4659", face, arm, cap: P.amber });
  wk(500, 582, 1, P.coral, "point");
  wk(556, 806, 1, P.amber);
  wk(1380, 694, -1, P.amber, "point");
  wk(1440, 470, -1, P.coral, "phone");
  for (const [x, y] of [
    [606, 764],
    [1318, 652],
  ]) {
    glow(a, x, y, 120, "#FFF3CE", 0.95);
    glow(a, x, y, 34, "#FFFFFF", 1);
    let d = "";
    for (let i = 0; i < 16; i++) {
      const t = 0.2 + i * 0.17,
        r = 30 + ((i * 23) % 50);
      d += `M${x + Math.cos(t) * 10} ${y + Math.sin(t) * 10}L${f1(x + Math.cos(t) * r)} ${f1(y + Math.sin(t) * r + 8)}`;
    }
    a.line(d, "#FFE3A6", 2, 'opacity=".9"');
  }
  profile(a, {
    x: 760,
    y: 1046,
    h: 150,
    type: "suit",
    top: P.amber,
    bottom: "#1C4659",
    face: 1,
    arm: "point",
    cap: P.snow,
    shadow: "#2A1716",
  });
  profile(a, { x: 1150, y: 1040, h: 146, type: "kandura", face: -1, shadow: "#2A1716" });
  profile(a, {
    x: 1210,
    y: 1044,
    h: 144,
    type: "suit",
    top: P.fjord,
    bottom: P.night,
    face: -1,
    arm: "fwd",
    cap: P.snow,
    shadow: "#2A1716",
  });
  return a;
};
