import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { birds } from "../kit/birds.mjs";
import { P } from "../kit/colour.mjs";
import { lerp } from "../kit/numbers.mjs";
import { palms } from "../kit/palms.mjs";
import { shrub } from "../kit/plants.mjs";
import { profile } from "../kit/profile.mjs";
import { sit } from "../kit/sitting.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { van } from "../kit/vehicles.mjs";
import { glints, ripples } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 409,
    light: "l",
    title: "A modern clinic in a healing garden, a doctor with a family at its entrance",
  });
  sky(a, SKY.north);
  sun(a, 420, 320, 92, "#FFFDF0", { halo: "#FFF0C8", spread: 2.1 });
  clouds(
    a,
    [
      [560, 190, 460, 22],
      [1340, 230, 460, 22],
      [60, 240, 300, 14],
    ],
    "#FFFFFF",
    0.9,
  );
  skyline(a, { y: 690, tone: "soft", tall: [250, 380], k: 0.9, near: false });
  haze(a, 560, 694, "#F8E6C2", 0.5);
  palms(
    a,
    [
      [180, 770, 260, 0.05],
      [330, 770, 200, -0.05],
      [1780, 780, 330, -0.05],
    ],
    "#2F6B5A",
    "#86AE7E",
  );
  // curved white building: stacked terraces with greenery
  const x0 = 480,
    x1 = 1700;
  for (let i = 3; i >= 0; i--) {
    const y = 760 - i * 128,
      l = x0 + i * 56,
      r = x1 - i * 40,
      h = 128;
    a.path(
      `M${l} ${y}V${y - h + 40}Q${l} ${y - h} ${l + 60} ${y - h}H${r}V${y}Z`,
      a.g(["#8FC6CB", "#3F8C98", "#1F5F73"], l, y - h, r, y),
    );
    let d = "";
    for (let k = 1; k < 26; k++) d += `M${lerp(l, r, k / 26)} ${y - h + 10}V${y}`;
    a.line(d, "#E9F4F0", 3, 'opacity=".35"');
    for (let k = 0; k < 9; k++) {
      const X = lerp(l + 60, r - 80, a.rand());
      a.path(`M${X} ${y}L${X + 30} ${y - h}h26l-30 ${h}z`, "#FFFFFF", 'opacity=".12"');
    }
  }
  for (let i = 4; i >= 1; i--) {
    const y = 760 - i * 128,
      l = x0 - 30 + i * 56,
      r = x1 + 14 - (i - 1) * 40;
    a.path(
      `M${l} ${y + 24}Q${l - 16} ${y} ${l + 30} ${y - 14}H${r}V${y + 24}Z`,
      a.g(["#FFFFFF", "#FBF6EA", "#DCE2DA"], l, 0, r, 0),
    );
    a.path(`M${l + 2} ${y + 24}H${r}v8H${l + 8}Z`, "#8FB3B6", 'opacity=".8"');
    if (i < 4)
      for (let k = 0; k < 26; k++) {
        const X = lerp(l + 60, r - 20, k / 26) + ((k * 37) % 11);
        if ((k * 7) % 5 < 3)
          shrub(a, X, y - 12, 20 + ((k * 11) % 14), k % 2 ? "#2F6B5A" : "#7BA576");
      }
  }
  // entrance volume with sign
  a.path("M860 780V520H1180V780Z", a.g(["#FFFFFF", "#F6EFDF", "#E3D9C2"], 860, 0, 1180, 0));
  a.path("M1180 780V520L1204 534V780Z", "#B9C9C4");
  a.circle(1020, 580, 40, P.gulf);
  a.path("M1010 556h20v14h14v20h-14v14h-20v-14h-14v-20h14z", "#FFFDF4");
  const dA = archPath(1020, 784, 210, 150, 0.45);
  a.path(dA, a.v(["#FFE3A6", "#FFF4DA", "#F6D29C"], 640, 784));
  a.path("M930 784V690H1110V784Z", "#E9BE84", 'opacity=".35"');
  a.line(dA, "#FBF6EA", 8);
  a.line("M1020 640V784M972 660V784M1068 660V784", "#5E8587", 4);
  a.path("M760 640H1290L1330 664H720Z", "#FFFFFF");
  a.path("M720 664H1330V676H720Z", "#9DB8B8");
  for (const x of [744, 1298]) a.rect(x, 676, 10, 108, "#DCE6E0");
  // garden
  a.path("M-20 764H1940V1090H-20Z", a.v(["#9CBB84", "#6F9A6E", "#3F7558"], 764, 1090));
  a.path("M880 784H1160L1480 1090H520Z", a.v(["#FBF3E0", "#EFDDB8", "#D9BC8C"], 784, 1090));
  {
    let d = "";
    for (const y of [806, 838, 882, 944, 1024]) {
      const t = (y - 784) / 306;
      d += `M${lerp(880, 520, t)} ${y}H${lerp(1160, 1480, t)}`;
    }
    a.line(d, "#B99A6A", 2, 'opacity=".4"');
  }
  const pool =
      "M-20 900C160 864 420 862 520 892C610 924 500 986 420 1008C280 1044 120 1052 -20 1040Z",
    cp = a.clip(pool);
  a.path(
    "M-20 888C160 850 430 848 534 882C640 920 520 1000 428 1022C284 1058 120 1066 -20 1054Z",
    "#FBF3E0",
  );
  a.path(pool, a.v(["#BFE0DD", "#5FAAB3", "#2A7A8A"], 880, 1050));
  a.out.push(`<g clip-path="${cp}">`);
  ripples(a, { y0: 890, y1: 1040, n: 60, x0: -20, x1: 560, op: 0.5 });
  glints(a, { x: 330, y0: 890, y1: 1040, w0: 30, w1: 120, n: 40, color: "#FFFDF0" });
  a.out.push("</g>");
  for (const [x, y, s] of [
    [150, 960, 34],
    [240, 990, 42],
    [90, 1004, 38],
  ]) {
    a.ell(x, y, s, s * 0.3, "#3F7D63");
    a.path(`M${x} ${y}l${s} ${-s * 0.1}l-${s * 0.3} ${s * 0.26}z`, "#5FAAB3");
    a.path(`M${x - 10} ${y - 6}q10 -22 20 0q-10 6 -20 0z`, P.coral);
  }
  for (const [x0, x1, y] of [
    [560, 860, 800],
    [1190, 1900, 800],
  ])
    for (let x = x0; x < x1; x += 24)
      shrub(a, x, y, 26 + ((x * 7) % 16), x % 48 < 24 ? "#2F6B5A" : "#8FB37E");
  palms(
    a,
    [
      [620, 850, 330, 0.05],
      [1440, 860, 380, -0.05],
      [1560, 850, 290, 0.05],
    ],
    "#1F5A50",
    "#6C9A70",
  );
  // ambulance bay on the right
  van(a, { x: 1330, y: 910, s: 350, face: 1, color: "#FFFFFF", stripe: P.gulf });
  a.circle(1444, 806, 30, P.gulf);
  a.path("M1426 798h10v-10h16v10h10v16h-10v10h-16v-10h-10z", "#FFFFFF");
  a.path("M1470 758q0 -16 18 -16h26q18 0 18 16z", P.lagoon);
  // doctor and family
  for (const [x, y, h, t, o] of [
    [
      930,
      960,
      210,
      "dress",
      { top: P.amber, bottom: P.rust, face: 1, hair: "#3A211B", skin: "#C99270", arm: "fwd" },
    ],
    [
      868,
      962,
      116,
      "suit",
      { top: P.gulf, bottom: P.fjord, face: 1, hair: "#3A211B", skin: "#C99270" },
    ],
    [
      1040,
      958,
      222,
      "coat",
      { top: "#FFFFFF", bottom: P.fjord, face: -1, hair: "#2A1716", skin: "#B98160", arm: "shake" },
    ],
  ])
    profile(a, { x, y, h, type: t, shadow: "#6B5A34", ...o });
  // wheelchair user with companion further back
  {
    const x = 716,
      y = 880;
    a.circle(x, y - 26, 26, "none", 'stroke="#12303F" stroke-width="4.4"');
    a.circle(x + 40, y - 9, 9, "#12303F");
    a.line(
      `M${x - 22} ${y - 84}L${x - 12} ${y - 40}H${x + 30}L${x + 40} ${y - 10}M${x - 36} ${y - 84}h16`,
      "#12303F",
      4.4,
      'stroke-linejoin="round" stroke-linecap="round"',
    );
    sit(a, {
      x: x + 2,
      y: y - 4,
      h: 132,
      face: 1,
      type: "kandura",
      chair: false,
      arm: "lap",
      seat: 30,
    });
    profile(a, {
      x: x - 62,
      y,
      h: 150,
      type: "suit",
      top: P.lagoon,
      bottom: P.lagoon,
      face: 1,
      arm: "fwd",
      hair: "#5A3423",
      skin: "#E2B48E",
      stride: 6,
    });
  }
  for (let i = 0; i < 18; i++)
    shrub(a, 1500 + i * 26, 1094, 84 + ((i * 17) % 40), i % 2 ? "#1F5148" : "#3F7D63");
  birds(
    a,
    [
      [180, 330, 12],
      [216, 346, 9],
      [150, 352, 8],
    ],
    "#5F97A3",
  );
  return a;
};
