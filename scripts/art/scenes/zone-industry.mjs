import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { mix, P } from "../kit/colour.mjs";
import { ridge } from "../kit/mountains.mjs";
import { f1, lerp } from "../kit/numbers.mjs";
import { palms } from "../kit/palms.mjs";
import { shrub } from "../kit/plants.mjs";
import { profile } from "../kit/profile.mjs";
import { clouds, glow, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { carton } from "../kit/street.mjs";
import { truck, wheel } from "../kit/vehicles.mjs";

export const draw = () => {
  const a = new Art({
    seed: 413,
    light: "l",
    title: "A factory with a saw-tooth roof, robot arms at work in the lit hall",
  });
  sky(a, SKY.gold);
  sun(a, 330, 420, 104, "#FFF9E2", { halo: "#FFE4A4" });
  clouds(
    a,
    [
      [480, 170, 480, 24],
      [1240, 140, 460, 22],
      [40, 250, 320, 16],
    ],
    "#FFFBEC",
    0.75,
  );
  ridge(a, {
    peaks: [
      [-20, 640],
      [300, 590],
      [620, 640],
      [960, 600],
      [1300, 640],
      [1640, 580],
      [1940, 620],
    ],
    lit: "#EBCFA0",
    shade: "#D3B08C",
    foot: "#F8D9A4",
    base: 790,
    rough: 26,
    seed: 6,
  });
  skyline(a, { y: 740, x1: 420, tone: "gold", near: false, k: 0.6 });
  haze(a, 600, 800, "#F3C084", 0.45);
  for (const [x, h] of [
    [1660, 470],
    [1740, 390],
  ]) {
    a.path(
      `M${x - 22} 800L${x - 14} ${800 - h}H${x + 14}L${x + 22} 800Z`,
      a.hz(["#FBEBD0", "#D9A878", "#8F5A44"]),
    );
    for (const t of [0.82, 0.92]) a.path(`M${x - 16} ${800 - h * t}h32v-22h-32z`, P.iron);
  }
  a.rect(-20, 784, 1960, 310, a.v(["#E9C08C", "#C28A5A", "#7D5240"], 784, 1090));
  // building: long wall, saw-tooth roof, interior seen through the open glazed side
  const x0 = 300,
    x1 = 1580,
    yb = 880,
    wt = 470,
    n = 6,
    w = (x1 - x0) / n;
  for (let i = 0; i < n; i++) {
    const X = x0 + i * w;
    a.path(
      `M${X} ${wt + 4}V${wt - 150}L${X + w} ${wt}V${wt + 4}Z`,
      a.g(["#E9A46C", "#C0653E", "#8C3A24"], X, wt - 150, X + w, wt),
    );
    a.path(
      `M${X} ${wt}V${wt - 150}L${X + 30} ${wt - 131}V${wt}Z`,
      a.g(["#E4F4F0", "#8FC6CB", "#4F9DA8"], X, wt - 150, X, wt),
    );
    a.line(`M${X + 15} ${wt}V${wt - 140}M${X} ${wt - 50}h30M${X} ${wt - 98}h30`, "#FFF6E0", 3);
    a.line(`M${X} ${wt - 150}L${X + w} ${wt}`, "#FFE9C4", 6);
    let d = "";
    for (let k = 1; k < 8; k++) {
      const t = lerp(0.16, 1, k / 8);
      d += `M${X + w * t} ${wt - 150 * (1 - t)}V${wt}`;
    }
    a.line(d, "#6B2A1C", 2, 'opacity=".3"');
  }
  a.path(`M${x1} ${wt + 4}V${yb}L${x1 + 70} ${yb - 30}V${wt - 6}Z`, "#6B3A2E");
  a.path(`M${x1} ${wt}L${x1 + 70} ${wt - 10}V${wt + 14}L${x1} ${wt + 24}Z`, "#8C3A24");
  a.rect(x0 - 16, wt - 2, x1 - x0 + 32, 26, "#FBEBD0");
  a.rect(x0 - 16, wt + 24, x1 - x0 + 32, 8, "#8F5A44");
  const hall = [x0 + 20, wt + 32, x1 - x0 - 40, yb - wt - 32];
  a.rect(x0, wt + 24, x1 - x0, yb - wt - 24, "#A9633F");
  a.rect(...hall, a.v(["#7A4A34", "#C98A56", "#F8CF8E", "#FFE6B4"], hall[1], hall[1] + hall[3]));
  const cp = a.clip(`M${hall[0]} ${hall[1]}h${hall[2]}v${hall[3]}h${-hall[2]}z`);
  a.out.push(`<g clip-path="${cp}">`);
  // back wall, roof light falling in bars, floor
  a.rect(x0, 560, x1 - x0, 150, "#E9B878", 'opacity=".6"');
  for (let i = 0; i < 16; i++) a.rect(x0 + 30 + i * 82, 580, 56, 96, a.v(["#FFE9BC", "#F6CB86"]));
  for (let i = 0; i < n; i++)
    a.path(`M${x0 + i * w + 20} ${hall[1]}h56l190 400h-150z`, "#FFF6DC", 'opacity=".28"');
  a.path(`M${x0} 790H${x1}V${yb}H${x0}Z`, a.v(["#D99F62", "#A9683E"], 790, yb));
  a.line(`M${x0} 812H${x1}`, "#FFE6B4", 4, 'stroke-dasharray="40 22" opacity=".7"');
  {
    let d = `M${x0} 536H${x1}M${x0} 552H${x1}`;
    for (let i = 0; i < 42; i++) d += `M${x0 + i * 31} 536l15 16l15 -16`;
    a.line(d, "#6B3A2E", 3, 'opacity=".7"');
  }
  // travelling crane with a coil
  a.rect(1180, 520, 120, 34, P.amber);
  a.line("M1210 554V630M1270 554V630", "#43231F", 3);
  a.rect(1196, 628, 88, 10, "#43231F");
  {
    const x = 1240,
      y = 680;
    a.circle(x, y, 44, a.g(["#F4F4EA", "#A9BFC2", "#5E8587"], x - 44, y - 44, x + 44, y + 44));
    for (const r of [36, 28, 20])
      a.circle(x, y, r, "none", 'stroke="#4F6F78" stroke-width="2" opacity=".6"');
    a.circle(x, y, 13, "#5A3426");
  }
  // conveyor with parts, robot arms
  a.rect(x0 + 40, 800, 900, 18, "#1C4659");
  a.rect(x0 + 40, 796, 900, 6, "#8FB3B6");
  for (let i = 0; i < 16; i++) a.circle(x0 + 60 + i * 58, 810, 8, "#0E2838");
  for (let i = 0; i < 9; i++) a.line(`M${x0 + 80 + i * 104} 818V866`, "#1C4659", 9);
  for (let i = 0; i < 5; i++) {
    const x = x0 + 90 + i * 180;
    a.path(
      `M${x} 796v-26q0 -12 14 -14l20 -4q14 -26 34 -26h34q22 0 36 28q18 4 18 16v26z`,
      a.v([
        mix([P.iron, P.gulf, "#F4E4C8", P.amber, P.fjord][i], P.snow, 0.3),
        [P.iron, P.gulf, "#D9C49A", P.amber, P.fjord][i],
      ]),
    );
    a.path(
      `M${x + 42} 752q10 -18 26 -18h10v18zM${x + 84} 734h16q14 0 22 18h-38z`,
      "#12303F",
      'opacity=".8"',
    );
    for (const o of [30, 124]) {
      a.circle(x + o, 792, 15, "#12303F");
      a.circle(x + o, 792, 7, "#8FB3B6");
    }
  }
  const arm = (x, y, p, c = P.amber) => {
    const [j1, j2, j3] = p;
    a.path(`M${x - 30} ${y}h60l-10 -26h-40z`, "#12303F");
    a.rect(x - 18, y - 56, 36, 34, mix(c, P.rust, 0.25));
    a.line(
      `M${x} ${y - 50}L${j1[0]} ${j1[1]}L${j2[0]} ${j2[1]}`,
      mix(c, P.rust, 0.3),
      26,
      'stroke-linejoin="round" stroke-linecap="round"',
    );
    a.line(
      `M${x - 3} ${y - 52}L${j1[0] - 3} ${j1[1] - 3}L${j2[0] - 2} ${j2[1] - 4}`,
      mix(c, P.snow, 0.25),
      13,
      'stroke-linejoin="round" stroke-linecap="round"',
    );
    a.line(`M${j2[0]} ${j2[1]}L${j3[0]} ${j3[1]}`, "#12303F", 11, 'stroke-linecap="round"');
    for (const q of [[x, y - 50], j1, j2]) {
      a.circle(q[0], q[1], 15, "#43231F");
      a.circle(q[0], q[1], 7, "#F6CF92");
    }
  };
  arm(520, 796, [
    [480, 660],
    [560, 600],
    [582, 690],
  ]);
  arm(
    760,
    796,
    [
      [800, 660],
      [716, 610],
      [694, 708],
    ],
    P.coral,
  );
  arm(960, 796, [
    [920, 650],
    [1010, 610],
    [1038, 694],
  ]);
  for (const [x, y] of [
    [582, 708],
    [694, 726],
  ]) {
    glow(a, x, y, 70, "#FFFFFF", 0.95);
    let d = "";
    for (let i = 0; i < 12; i++) {
      const t = i * 0.52,
        r = 18 + ((i * 13) % 22);
      d += `M${x} ${y}L${f1(x + Math.cos(t) * r)} ${f1(y + Math.sin(t) * r)}`;
    }
    a.line(d, "#FFF3CE", 2);
  }
  const wk = (x, y, h, face, top, armp) => {
    profile(a, { x, y, h, type: "suit", top, bottom: "#1C4659", face, arm: armp, cap: P.snow });
  };
  wk(1330, 866, 140, -1, P.gulf, "point");
  wk(1420, 868, 138, -1, P.iron, "fwd");
  a.path("M1376 786l26 -8l8 26l-26 8z", "#FFFDF4");
  for (const [x, y] of [
    [1490, 866],
    [1540, 866],
  ]) {
    a.rect(x - 18, y - 80, 44, 80, "#F4E4C8");
    a.rect(x - 12, y - 72, 32, 20, P.lagoon);
  }
  a.out.push("</g>");
  {
    let d = "";
    for (let i = 0; i <= 6; i++) d += `M${hall[0] + (i * hall[2]) / 6} ${hall[1]}V${yb}`;
    a.line(d, "#5A2E24", 12);
    a.line(`M${hall[0]} ${hall[1] + 66}H${hall[0] + hall[2]}`, "#5A2E24", 6);
  }
  a.rect(x0 - 16, yb - 6, x1 - x0 + 32, 14, "#FBEBD0");
  // yard: light from the hall on the ground, lorry with coils, fork-lift
  a.path(`M${x0} ${yb + 8}H${x1}L${x1 + 160} 1010H${x0 + 40}Z`, "#FFE0A0", 'opacity=".28"');
  {
    let d = "";
    for (const y of [922, 972, 1036]) d += `M-20 ${y}H1940`;
    a.line(d, "#5A3426", 2, 'opacity=".22"');
  }
  {
    const x = 400,
      y = 1010,
      s = 640;
    truck(a, { x, y, s, face: 1, cab: "#FBF3E0", box: P.gulf });
  }
  {
    const x = 1330,
      y = 1004;
    a.ell(x + 70, y + 5, 140, 11, "#2A1716", 'opacity=".35"');
    a.path(
      `M${x} ${y - 26}V${y - 92}H${x + 44}L${x + 62} ${y - 54}H${x + 122}V${y - 26}Z`,
      a.v([mix(P.amber, P.snow, 0.25), P.amber]),
    );
    a.line(
      `M${x + 14} ${y - 92}L${x + 22} ${y - 168}H${x + 92}L${x + 104} ${y - 54}`,
      "#12303F",
      8,
      'stroke-linejoin="round"',
    );
    a.line(`M${x + 134} ${y - 8}V${y - 190}`, "#12303F", 11);
    a.line(`M${x + 134} ${y - 34}H${x + 230}`, "#12303F", 8);
    wheel(a, x + 26, y, 24);
    wheel(a, x + 104, y, 26);
    a.circle(x + 52, y - 126, 12, "#B98160");
    a.path(`M${x + 38} ${y - 128}q2 -18 14 -18q14 0 16 16z`, P.snow);
    a.path(`M${x + 36} ${y - 70}q-2 -40 16 -42q20 2 22 42z`, P.gulf);
    carton(a, x + 150, y - 38, 62, 52, 0.3, "#D9A26A");
    carton(a, x + 156, y - 90, 50, 40, 0.3, "#E3B27C");
  }
  palms(
    a,
    [
      [130, 900, 360, 0.06],
      [230, 890, 250, -0.05],
      [1790, 930, 400, -0.05],
    ],
    "#24564C",
    "#6C9064",
  );
  for (let i = 0; i < 9; i++)
    shrub(a, 60 + i * 24, 904, 30 + ((i * 7) % 16), i % 2 ? "#2F5B4A" : "#5F8F70");
  for (let i = 0; i < 9; i++)
    shrub(a, 1690 + i * 24, 934, 34 + ((i * 7) % 16), i % 2 ? "#2F5B4A" : "#5F8F70");
  birds(
    a,
    [
      [760, 280, 12],
      [796, 296, 9],
      [730, 302, 8],
    ],
    "#3E7F8C",
  );
  return a;
};
