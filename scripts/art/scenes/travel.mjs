import { Art } from "../kit/art.mjs";
import { mix, P } from "../kit/colour.mjs";
import { airliner } from "../kit/flight.mjs";
import { supertall } from "../kit/landmarks.mjs";
import { lerp } from "../kit/numbers.mjs";
import { person, suitcase } from "../kit/person.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { city } from "../kit/towers.mjs";

export const draw = () => {
  const a = new Art({ seed: 131, light: "r", title: "A departure hall at dawn" });
  sky(a, [
    [0, "#4F97A8"],
    [0.3, "#9CCACC"],
    [0.52, "#E9EEDC"],
    [0.68, "#FBE2B0"],
    [0.8, "#F5B674"],
    [1, "#F0A052"],
  ]);
  sun(a, 1180, 560, 110, "#FFF9E2", { halo: "#FFE3A6" });
  clouds(
    a,
    [
      [260, 300, 520, 24],
      [1240, 260, 480, 22],
      [760, 220, 380, 16],
    ],
    "#FFFBEC",
    0.75,
  );
  city(a, {
    x0: 360,
    x1: 1960,
    y: 700,
    hmin: 30,
    hmax: 150,
    wmin: 22,
    wmax: 42,
    lit: "#EBC592",
    shade: "#CFA984",
    env: (t) => 0.4 + 0.8 * Math.sin(Math.PI * t),
  });
  supertall(a, { x: 940, y: 700, H: 290, lit: "#F3D9A8", mid: "#D3B088", shade: "#A98E7C" });
  haze(a, 540, 704, "#F5B674", 0.5);
  a.rect(0, 698, 1920, 200, a.v(["#E9B67C", "#C9B08C", "#8FA9A4"]));
  a.line("M0 742H1920", "#FFF6E0", 5, 'opacity=".7" stroke-dasharray="60 40"');
  a.line("M0 800L1920 778", "#F2A851", 6, 'opacity=".8"');
  // control tower
  a.path("M1700 700L1712 470H1738L1750 700Z", a.hz(["#8FA9A4", "#F4E2BE"]));
  a.path("M1684 470L1694 424H1756L1766 470Z", "#2A6A7A");
  a.rect(1680, 466, 90, 10, "#F4E2BE");
  a.path("M1690 424h70l-10 -16h-50z", "#8FA9A4");
  a.rect(1723, 360, 3, 50, "#5C7F86");
  airliner(a, { x: 560, y: 300, s: 300, face: -1, ang: 13, shade: "#C7D9D6" });
  a.line(
    "M830 366C1000 400 1160 420 1360 430",
    "#FFFDF2",
    5,
    'opacity=".5" stroke-linecap="round"',
  );
  airliner(a, { x: 330, y: 718, s: 1060, face: -1, body: "#FFFBF0", shade: "#A9C3C6", gear: true });
  a.ell(880, 834, 480, 12, "#5C6F70", 'opacity=".4"');
  // glazed wall and vaulted roof
  a.path(
    "M-20 -20H1940V250C1600 120 1300 84 960 84C620 84 320 120 -20 250Z",
    a.v(["#0F2A3A", "#1C4659"]),
  );
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    a.line(
      `M${lerp(-500, 2420, t)} -60Q${lerp(100, 1820, t)} ${40} ${lerp(240, 1680, t)} ${[214, 170, 136, 112, 104, 112, 136, 170, 214][i] - 20}`,
      "#2F6878",
      7,
      'opacity=".9"',
    );
  }
  a.line("M-20 250C320 120 620 84 960 84C1300 84 1600 120 1940 250", "#F2A851", 6, 'opacity=".9"');
  a.line("M-20 180C320 66 620 34 960 34C1300 34 1600 66 1940 180", "#2F6878", 5);
  {
    let d = "";
    for (let i = 0; i <= 8; i++) {
      const x = i * 240;
      const t = (x - 960) / 980;
      d += `M${x} ${84 + 166 * t * t * 1.02}V884`;
    }
    a.line(d, "#12303F", 9);
    a.line("M0 470H1920M0 690H1920", "#12303F", 5, 'opacity=".85"');
  }
  // polished floor with reflections
  a.rect(0, 876, 1920, 210, a.v(["#E3B27C", "#8F6A52", "#3C3A42"]));
  a.rect(0, 872, 1920, 12, "#12303F");
  {
    let d = "";
    for (let i = 0; i <= 8; i++) {
      const x = i * 240,
        q = 960 + (x - 960) * 1.9;
      d += `M${x - 5} 884L${q - 12} 1090H${q + 12}L${x + 5} 884Z`;
    }
    a.path(d, "#12303F", 'opacity=".4"');
  }
  a.path(
    "M980 884H1380L1700 1090H760Z",
    a.v([
      [0, "#FFE7B4", 0.75],
      [1, "#FFE7B4", 0],
    ]),
  );
  {
    let d = "";
    for (let i = 1; i < 5; i++) d += `M0 ${884 + i * i * 11}H1920`;
    a.line(d, "#FFE7C0", 1.6, 'opacity=".22"');
  }
  // travellers in silhouette
  const ppl = [
    [
      420,
      1010,
      330,
      "coat",
      { top: "#12303F", bottom: "#0E2433", hair: "#C9955E", skin: "#D9A27C" },
    ],
    [560, 1016, 308, "dress", { top: P.iron, bottom: P.night, hair: "#5A3423", skin: "#D9A27C" }],
    [652, 1020, 196, "suit", { top: P.amber, bottom: "#1C4659", hair: "#D9A55E", skin: "#E2B48E" }],
    [1500, 986, 286, "kandura", {}],
    [1602, 990, 270, "abaya", {}],
  ];
  for (const [x, y, h, t, o] of ppl) {
    a.path(
      `M${x - h * 0.09} ${y - 4}h${h * 0.18}l${-h * 0.3} ${h * 0.34}h${-h * 0.24}z`,
      "#1A1F28",
      'opacity=".38"',
    );
    person(a, { x, y, h, type: t, ...o });
  }
  suitcase(a, 336, 1014, 118, P.gulf);
  suitcase(a, 728, 1020, 76, P.coral);
  suitcase(a, 1430, 990, 92, P.fjord);
  a.line("M590 880L590 880", P.night, 1);
  a.line("M602 905Q625 925 636 916", mix(P.iron, P.night, 0.15), 15, 'stroke-linecap="round"');
  // seats at right
  for (let i = 0; i < 3; i++) {
    const x = 1120 + i * 92;
    a.path(`M${x} 920q0 -12 12 -12h58q12 0 12 12v42h-82z`, "#1C4659");
    a.path(`M${x - 3} 962h88v14h-88z`, "#2A6A7A");
  }
  a.line("M1116 982H1396M1140 982V1016M1372 982V1016", P.night, 7);
  return a;
};
