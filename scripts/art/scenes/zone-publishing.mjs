import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { mix, P } from "../kit/colour.mjs";
import { bookStack, openBook } from "../kit/furniture.mjs";
import { palms } from "../kit/palms.mjs";
import { profile } from "../kit/profile.mjs";
import { skyBox, sun } from "../kit/sky.mjs";
import { skyline } from "../kit/skyline.mjs";

export const draw = () => {
  const a = new Art({
    seed: 407,
    light: "l",
    title: "A printing press: a paper web runs over the cylinders, books stacked in front",
  });
  // hall with tall windows
  a.rect(0, 0, 1920, 1080, a.g(["#F3E2C2", "#E3C79A", "#C9A276"], 0, 0, 1920, 700));
  for (const x of [150, 510, 870, 1230, 1590]) {
    const d = archPath(x + 90, 600, 250, 520, 0.5),
      c = a.clip(d);
    a.path(archPath(x + 90, 612, 280, 548, 0.5), "#FBF3E0");
    a.out.push(`<g clip-path="${c}">`);
    skyBox(
      a,
      [
        [0, "#7DBCC4"],
        [0.5, "#C9E2DC"],
        [0.8, "#F6ECD2"],
        [1, "#F8D8A4"],
      ],
      60,
      610,
    );
    a.out.push("</g>");
  }
  {
    const id = a.id("c");
    a.defs.push(
      `<clipPath id="${id}">${[150, 510, 870, 1230, 1590].map((x) => `<path d="${archPath(x + 90, 600, 250, 520, 0.5)}"/>`).join("")}</clipPath>`,
    );
    a.out.push(`<g clip-path="url(#${id})">`);
    sun(a, 620, 250, 74, "#FFFDF0", { halo: "#FFF0C8" });
    skyline(a, { y: 590, tone: "day", tall: [1330, 380], k: 0.8 });
    palms(
      a,
      [
        [180, 620, 200, 0.05],
        [990, 620, 170, -0.05],
        [1720, 620, 190, -0.04],
      ],
      "#2F6B5A",
      "#86AE7E",
      { dates: false },
    );
    a.out.push("</g>");
  }
  for (const x of [240, 600, 960, 1320, 1680]) {
    a.line(`M${x} 84V600M${x - 125} 330H${x + 125}M${x - 125} 470H${x + 125}`, "#FBF3E0", 7);
  }
  a.rect(-10, 604, 1940, 18, "#FBF3E0");
  a.rect(-10, 622, 1940, 8, "#B98A5E");
  a.path("M-10 740H1930V1090H-10Z", a.v(["#C98E58", "#8F5734", "#5A3426"], 740, 1090));
  a.rect(-10, 630, 1940, 112, a.v(["#D9B484", "#C29464"], 630, 742));
  for (const x of [120, 480, 840, 1200])
    a.path(`M${x} 744H${x + 220}L${x + 520} 1090H${x + 240}Z`, "#FFE3AE", 'opacity=".22"');
  // press frame and cylinders
  const fr = "#1C4659",
    dk = "#0E2838";
  a.ell(960, 846, 640, 26, "#3A2018", 'opacity=".45"');
  a.path(
    "M380 836V330Q380 300 410 300H560Q590 300 590 330V420H800V270Q800 240 830 240H1110Q1140 240 1140 270V420H1330V330Q1330 300 1360 300H1510Q1540 300 1540 330V836Z",
    a.g(["#3F7684", fr, dk], 380, 240, 1540, 836),
  );
  a.path("M380 800H1540V846H380Z", dk);
  a.rect(360, 836, 1200, 14, "#081B27");
  a.line(
    "M400 330H570M820 268H1120M1350 330H1520",
    "#8FC6CB",
    6,
    'opacity=".6" stroke-linecap="round"',
  );
  for (const x of [640, 1190]) {
    a.rect(x, 470, 100, 120, dk, 'rx="12"');
    a.rect(x + 14, 486, 72, 40, "#8FC6CB", 'rx="4"');
    for (let i = 0; i < 3; i++) a.circle(x + 24 + i * 26, 556, 8, [P.amber, P.iron, P.leaf][i]);
  }
  const cyl = (x, y, r, c) => {
    a.circle(x + 6, y + 8, r, "#081B27", 'opacity=".45"');
    a.circle(
      x,
      y,
      r,
      a.g([mix(c, P.snow, 0.55), c, mix(c, P.night, 0.5)], x - r, y - r, x + r, y + r),
    );
    a.circle(
      x,
      y,
      r * 0.72,
      "none",
      `stroke="${mix(c, P.night, 0.35)}" stroke-width="3" opacity=".5"`,
    );
    a.circle(x, y, r * 0.24, dk);
    for (let i = 0; i < 6; i++)
      a.circle(
        x + Math.cos(i * 1.047) * r * 0.48,
        y + Math.sin(i * 1.047) * r * 0.48,
        r * 0.06,
        dk,
        'opacity=".7"',
      );
  };
  // the paper web: from the reel on the left, over and under, to the folder on the right
  const web = (d, w = 16) => {
    a.line(
      d,
      "#6B4A36",
      w + 2,
      'opacity=".28" transform="translate(6 10)" stroke-linejoin="round"',
    );
    a.line(d, "#FBF6E8", w, 'stroke-linejoin="round"');
    a.line(d, "#E3D2AE", 2.5, 'stroke-dasharray="26 16 60 22" opacity=".9"');
  };
  cyl(486, 690, 84, "#5E8F98");
  cyl(486, 470, 84, "#C0552F");
  cyl(960, 700, 92, "#5E8F98");
  cyl(960, 470, 92, P.amber);
  cyl(1434, 690, 84, "#5E8F98");
  cyl(1434, 470, 84, P.gulf);
  cyl(722, 392, 40, "#C9B48C");
  cyl(1198, 392, 40, "#C9B48C");
  cyl(180, 720, 128, "#E9DCC0");
  a.circle(180, 720, 128, "none", 'stroke="#C9B48C" stroke-width="4"');
  for (const r of [110, 92, 74, 56])
    a.circle(180, 720, r, "none", 'stroke="#C9B48C" stroke-width="3" opacity=".7"');
  a.line("M180 720V850M120 850H240", dk, 16, 'stroke-linecap="round"');
  a.circle(180, 720, 22, dk);
  cyl(1650, 420, 34, "#C9B48C");
  web(
    "M180 592L402 680V690A84 84 0 1 0 540 626L432 534A84 84 0 0 1 486 386L722 352A40 40 0 0 1 760 380L868 700A92 92 0 1 0 1015 626L905 544A92 92 0 0 1 960 378L1198 352A40 40 0 0 1 1236 380L1350 690A84 84 0 1 0 1488 626L1380 534A84 84 0 0 1 1434 386H1650A34 34 0 0 1 1684 420L1722 556",
    15,
  );
  {
    const x = 1690,
      y = 600;
    a.path(
      `M${x - 60} ${y - 60}H${x + 130}L${x + 70} ${y + 90}H${x}Z`,
      a.g(["#5E8F98", fr, dk], x - 60, y - 60, x + 130, y + 90),
    );
    a.rect(x - 10, y + 88, 96, 150, a.hz(["#3F7684", dk]));
    a.path(`M${x - 90} ${y + 214}H${x + 160}V${y + 244}H${x - 90}Z`, "#0E2838");
    for (let i = 0; i < 5; i++) {
      const X = x + 120 - i * 58,
        c = [P.iron, P.sand, P.gulf, P.amber, P.coral][i];
      a.path(`M${X} ${y + 212}l10 -66h36l-10 66z`, "#FBF6E8");
      a.path(`M${X} ${y + 212}l10 -66h12l-10 66z`, c);
    }
  }
  // printer checking a sheet
  profile(a, {
    x: 700,
    y: 900,
    h: 300,
    type: "coat",
    top: P.iron,
    bottom: P.night,
    face: 1,
    arm: "fwd",
    hair: "#C9955E",
    skin: "#D9A27C",
    shadow: "#2A1716",
  });
  a.path("M738 700L830 676L846 760L752 786Z", "#FFFDF4");
  a.path("M750 712L790 702L797 738L757 748Z", P.lagoon);
  a.line("M800 700L824 694M803 714L828 708M760 764L826 746", P.fjord, 3.4, 'opacity=".55"');
  a.circle(742, 740, 8, "#D9A27C");
  profile(a, {
    x: 1230,
    y: 890,
    h: 290,
    type: "abaya",
    face: -1,
    arm: "fwd",
    skin: "#C99270",
    shadow: "#2A1716",
  });
  // table with books in front
  a.path("M-10 960H1930V1090H-10Z", a.v(["#E9BE84", "#B9774A"], 960, 1090));
  a.rect(-10, 952, 1940, 12, "#FBE2B4");
  a.ell(500, 1000, 250, 20, "#6B3A24", 'opacity=".35"');
  bookStack(a, 330, 1000, 300, [
    [P.gulf, 1, 0, 0.15],
    [P.iron, 0.94, 0.03, 0.12],
    [P.dune, 1, -0.02, 0.14],
    [P.fjord, 0.88, 0.06, 0.11],
  ]);
  openBook(a, 960, 976, 330);
  for (const [i, c] of [P.iron, P.lagoon, P.sand, P.fjord, P.amber, P.coral, P.gulf].entries()) {
    const h = 140 + ((i * 37) % 46),
      x = 1330 + i * 44;
    a.rect(x, 1000 - h, 42, h, a.hz([mix(c, P.snow, 0.2), c, mix(c, P.night, 0.2)]));
    a.rect(x, 1000 - h + 18, 42, 7, P.snow, 'opacity=".6"');
    a.rect(x, 1000 - 28, 42, 5, P.snow, 'opacity=".4"');
  }
  a.path("M1640 1000L1700 850L1742 866L1684 1000Z", P.rust);
  a.path("M1700 850L1742 866L1738 876L1696 860Z", P.sand);
  return a;
};
