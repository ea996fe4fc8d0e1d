import { archPath } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { mix, P } from "../kit/colour.mjs";
import { ridge } from "../kit/mountains.mjs";
import { f1, lerp } from "../kit/numbers.mjs";
import { khatam } from "../kit/ornament.mjs";
import { palms } from "../kit/palms.mjs";
import { shrub } from "../kit/plants.mjs";
import { profile } from "../kit/profile.mjs";
import { turbine } from "../kit/site.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { wheel } from "../kit/vehicles.mjs";

export const draw = () => {
  const a = new Art({
    seed: 404,
    light: "l",
    title:
      "A clean-technology quarter: a modern wind tower, shaded lanes, solar roofs and a driverless pod",
  });
  sky(a, SKY.day);
  sun(a, 620, 300, 96, "#FFFDF0", { halo: "#FFF0C8", spread: 2.1 });
  clouds(
    a,
    [
      [100, 210, 420, 22],
      [1240, 180, 480, 24],
      [820, 300, 260, 12],
    ],
    "#FFFFFF",
    0.85,
  );
  ridge(a, {
    peaks: [
      [-20, 690],
      [300, 660],
      [640, 690],
      [980, 650],
      [1300, 684],
      [1640, 650],
      [1940, 690],
    ],
    lit: "#F0DFB8",
    shade: "#DCC49A",
    foot: "#F8E7C2",
    base: 780,
    rough: 14,
    seed: 6,
  });
  for (const [x, h, r] of [
    [700, 250, 0.3],
    [800, 210, 1.2],
    [1120, 230, 0.8],
    [1220, 190, 1.9],
    [1300, 220, 0.1],
  ])
    turbine(a, { x, y: 740, h, rot: r, color: "#FFFFFF", shade: "#B9D5D8" });
  haze(a, 620, 760, "#F8ECCB", 0.6);
  a.rect(-20, 752, 1960, 40, "#F0DDB0");
  // side blocks: undulating terracotta screens, solar roofs on slender posts
  const block = (x, y, w, h, dir) => {
    const n = 9,
      bw = w / n;
    a.rect(x, y - h, w, h, "#8F4D2D");
    for (let fl = 0; fl < 4; fl++) {
      const fh = h / 4,
        y1 = y - fl * fh,
        y0 = y1 - fh;
      for (let i = 0; i < n; i++) {
        const X = x + i * bw;
        if (fl === 0) {
          a.rect(X, y0, bw, fh, "#6B3A28");
          continue;
        }
        const o = fl % 2 ? bw * 0.5 : 0;
        const d = `M${f1(X + o * 0)} ${f1(y0 + 3)}Q${f1(X + bw / 2)} ${f1(y0 + 16)} ${f1(X + bw)} ${f1(y0 + 3)}V${f1(y1 - 8)}Q${f1(X + bw / 2)} ${f1(y1 + 6)} ${f1(X)} ${f1(y1 - 8)}Z`;
        a.path(
          d,
          a.g(
            dir < 0 ? ["#F6CF9A", "#D9905C", "#A9592F"] : ["#F3C48C", "#CF8450", "#9C4A28"],
            X,
            0,
            X + bw,
            0,
          ),
        );
      }
    }
    {
      const c = a.clip(`M${x} ${y - h}h${w}v${h * 0.75 - 8}h${-w}z`);
      khatam(a, {
        x,
        y: y - h - 10,
        w,
        h: h * 0.75,
        s: 34,
        color: "#7A3A22",
        width: 1.7,
        op: 0.34,
        clip: c,
      });
    }
    for (let fl = 1; fl < 4; fl++) a.rect(x - 4, y - (fl * h) / 4 - 6, w + 8, 9, "#FBE6BE");
    a.rect(x - 4, y - h - 6, w + 8, 10, "#FBE6BE");
    {
      let d = "";
      const c = w / 6;
      for (let i = 0; i < 6; i++) d += archPath(x + c * (i + 0.5), y, c * 0.74, h * 0.215, 0.5);
      a.path(d, a.v(["#8F5230", "#E9B06C"], y - h * 0.2, y));
    }
  };
  block(-40, 800, 560, 400, -1);
  block(1420, 800, 560, 430, 1);
  const canopy = (x0, x1, y) => {
    const n = Math.round((x1 - x0) / 90);
    let d = "";
    for (let i = 0; i <= n; i++) d += `M${lerp(x0, x1, i / n)} ${y}V${y + 46}`;
    a.line(d, "#8FA9A4", 5);
    for (let i = 0; i < n; i++) {
      const X = lerp(x0, x1, i / n),
        w = (x1 - x0) / n;
      a.path(
        `M${X - 8} ${y + 4}L${X + 14} ${y - 34}H${X + w + 6}L${X + w - 16} ${y + 4}Z`,
        a.g(["#8FC6CB", "#2A6E82", "#123F57"], X, y - 34, X + w, y + 4),
      );
      a.line(
        `M${X + 4} ${y - 15}H${X + w - 6}M${X + w * 0.36} ${y + 4}L${X + w * 0.36 + 22} ${y - 34}M${X + w * 0.68} ${y + 4}L${X + w * 0.68 + 22} ${y - 34}`,
        "#CFE6E0",
        1.8,
        'opacity=".55"',
      );
      a.line(`M${X - 8} ${y + 4}H${X + w - 16}`, "#0E2838", 3);
    }
  };
  canopy(-30, 540, 352);
  canopy(1400, 1960, 322);
  // the wind tower: three slim legs, rings, a white membrane tube with louvres on top
  {
    const x = 960,
      y = 830,
      H = 690,
      top = y - H;
    a.ell(x + 60, y + 6, 210, 20, "#7A5A3A", 'opacity=".3"');
    const leg = (x0, x1, w) =>
      a.path(
        `M${x0 - w} ${y}Q${lerp(x0, x1, 0.5) - w * 0.8} ${y - H * 0.55} ${x1 - w * 0.7} ${top + 130}H${x1 + w * 0.7}Q${lerp(x0, x1, 0.5) + w * 0.8} ${y - H * 0.55} ${x0 + w} ${y}Z`,
        a.hz(["#FBFBF7", "#B9CBCB"]),
      );
    leg(x + 20, x + 10, 5);
    a.path(
      `M${x - 60} ${y - 150}C${x - 44} ${y - 300} ${x - 50} ${y - 420} ${x - 66} ${top + 120}H${x + 66}C${x + 50} ${y - 420} ${x + 44} ${y - 300} ${x + 60} ${y - 150}Q${x} ${y - 130} ${x - 60} ${y - 150}Z`,
      a.hz(["#FFFFFF", "#F4F4EA", "#BFD3D2", "#8FB3B6"]),
    );
    let d = "";
    for (let i = 1; i < 9; i++) {
      const yy = lerp(y - 150, top + 120, i / 9),
        w = 50 + 12 * Math.abs(i / 9 - 0.45) * 2;
      d += `M${x - w} ${yy}Q${x} ${yy + 12} ${x + w} ${yy}`;
    }
    a.line(d, "#6FA3A6", 2.4, 'opacity=".6"');
    leg(x - 130, x - 78, 7);
    leg(x + 130, x + 78, 7);
    for (const t of [0.25, 0.45, 0.65]) {
      const yy = lerp(y, top + 130, t),
        w = lerp(130, 80, t) + 3;
      a.ell(x, yy, w, 13, "none", 'stroke="#DDE8E4" stroke-width="6"');
    }
    a.line(
      `M${x - 118} ${y - 110}L${x + 96} ${y - 300}M${x + 118} ${y - 110}L${x - 96} ${y - 300}M${x - 100} ${y - 300}L${x + 84} ${y - 490}M${x + 100} ${y - 300}L${x - 84} ${y - 490}`,
      "#B9CBCB",
      3.4,
    );
    // open louvred head: two tiers of blades between four slim masts, light through the gaps
    {
      const L0 = top - 34,
        hh = 170;
      a.path(
        `M${x - 84} ${L0}H${x + 84}V${L0 + hh}H${x - 84}Z`,
        a.hz(["#CFE4E2", "#8FBCC0", "#4F8C94"]),
      );
      for (const tr of [0, 1])
        for (let i = 0; i < 9; i++) {
          const X = x - 80 + i * 18,
            y0 = L0 + 10 + tr * 82,
            sh = (i - 4) * 1.6;
          a.path(`M${X} ${y0}h9l${f1(sh)} 70h-9z`, i < 5 ? "#FFFFFF" : "#DCE9E6");
          a.path(`M${X + 9} ${y0}h5l${f1(sh)} 70h-5z`, "#2F6375", 'opacity=".55"');
        }
      for (const yy of [L0 - 6, L0 + 78, L0 + hh - 6]) {
        a.rect(x - 94, yy, 188, 11, a.hz(["#FFFFFF", "#F4F4EA", "#A9C4C6"]));
      }
      for (const o of [-92, -30, 24, 86])
        a.rect(x + o, L0 - 30, 6, hh + 46, o > 0 ? "#B9CFCF" : "#FFFFFF");
      a.line(`M${x - 89} ${L0 - 30}H${x + 89}M${x} ${L0 - 30}V${L0 - 74}`, "#DCE9E6", 5);
      a.path(`M${x - 66} ${L0 + hh + 4}H${x + 66}L${x + 62} ${L0 + hh + 20}H${x - 62}Z`, "#8FB3B6");
    }
    a.ell(x, y - 2, 150, 14, "#F3D6A6");
    a.ell(x, y - 8, 120, 11, "#8FC6CB");
    for (let i = 0; i < 12; i++) {
      const t = (i / 12) * 6.28;
      a.circle(x + Math.cos(t) * 134, y - 3 + Math.sin(t) * 12, 4, "#5F8F70");
    }
  }
  // square
  a.path("M-20 800H1940V1090H-20Z", a.v(["#F6E2B8", "#E3BC86", "#B98656"], 800, 1090));
  {
    let d = "";
    for (let i = -14; i <= 14; i++) d += `M${960 + i * 90} 802L${960 + i * 210} 1090`;
    for (const y of [826, 860, 908, 976]) d += `M-20 ${y}H1940`;
    a.line(d, "#8F5A34", 2, 'opacity=".2"');
  }
  {
    const x = 960,
      y = 830;
    a.ell(x + 40, y + 14, 230, 24, "#8F5A34", 'opacity=".25"');
    a.ell(x, y + 4, 190, 20, "#FBEBCB");
    a.ell(x, y + 1, 160, 15, a.v(["#BFE0DD", "#4F9DA8"]));
    for (const o of [-134, 134]) a.circle(x + o, y, 10, "#E4ECE6");
  }
  a.path("M-20 800H520L760 930H-20Z", "#7A4A30", 'opacity=".2"');
  palms(
    a,
    [
      [600, 838, 300, 0.05],
      [1330, 838, 320, -0.05],
      [700, 820, 200, -0.04],
      [1240, 820, 210, 0.05],
    ],
    "#24604F",
    "#7BA576",
  );
  for (const [x0, n] of [
    [560, 8],
    [1250, 8],
  ]) {
    a.rect(x0 - 10, 832, n * 20 + 20, 14, "#FBEBCB");
    for (let i = 0; i < n; i++)
      shrub(a, x0 + i * 20, 834, 24 + ((i * 7) % 12), i % 2 ? "#2F6B5A" : "#7BA576");
  }
  // pod, cyclist, walkers
  {
    const x = 420,
      y = 960;
    a.ell(x + 150, y + 6, 190, 16, "#6B3A28", 'opacity=".35"');
    a.path(
      `M${x} ${y - 22}C${x - 10} ${y - 100} ${x + 10} ${y - 150} ${x + 60} ${y - 158}C${x + 120} ${y - 168} ${x + 190} ${y - 168} ${x + 240} ${y - 158}C${x + 292} ${y - 148} ${x + 312} ${y - 100} ${x + 302} ${y - 22}Z`,
      a.v(["#FFFFFF", "#F4F4EA", "#B9CFCF"]),
    );
    a.path(
      `M${x + 18} ${y - 62}C${x + 14} ${y - 116} ${x + 36} ${y - 140} ${x + 70} ${y - 144}C${x + 120} ${y - 150} ${x + 180} ${y - 150} ${x + 232} ${y - 144}C${x + 268} ${y - 138} ${x + 288} ${y - 112} ${x + 284} ${y - 62}Z`,
      a.g(["#6FB2B5", "#1F5F73", "#123F57"], x, y - 150, x + 300, y - 60),
    );
    a.path(
      `M${x + 50} ${y - 62}L${x + 96} ${y - 147}H${x + 130}L${x + 84} ${y - 62}Z`,
      "#FFFFFF",
      'opacity=".25"',
    );
    a.line(`M${x + 150} ${y - 150}V${y - 26}`, "#F4F4EA", 6);
    for (const [o, c] of [
      [100, P.coral],
      [200, P.snow],
    ]) {
      a.circle(x + o, y - 104, 13, "#B98160");
      a.path(`M${x + o - 24} ${y - 62}q2 -28 24 -28q22 0 24 28z`, c);
    }
    a.rect(x + 2, y - 44, 300, 10, P.leaf);
    for (const o of [62, 240]) wheel(a, x + o, y, 27);
    a.rect(x + 288, y - 60, 12, 20, "#FFE9B0");
  }
  {
    const x = 1500,
      y = 930;
    a.ell(x + 70, y + 4, 100, 9, "#6B3A28", 'opacity=".3"');
    for (const o of [0, 118]) {
      a.circle(x + o, y - 38, 38, "none", 'stroke="#12303F" stroke-width="5"');
      a.line(`M${x + o - 34} ${y - 38}h68M${x + o} ${y - 72}v68`, "#12303F", 1.2, 'opacity=".6"');
    }
    a.line(
      `M${x} ${y - 38}L${x + 34} ${y - 88}L${x + 92} ${y - 88}L${x + 56} ${y - 36}L${x + 34} ${y - 88}M${x} ${y - 38}L${x + 56} ${y - 36}M${x + 118} ${y - 38}L${x + 90} ${y - 104}L${x + 74} ${y - 108}M${x + 34} ${y - 88}L${x + 28} ${y - 102}`,
      P.iron,
      5,
      'stroke-linejoin="round" stroke-linecap="round"',
    );
    a.line(
      `M${x + 30} ${y - 112}L${x + 62} ${y - 82}L${x + 54} ${y - 34}`,
      P.night,
      13,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
    a.path(
      `M${x + 18} ${y - 106}C${x + 22} ${y - 150} ${x + 44} ${y - 172} ${x + 62} ${y - 172}Q${x + 72} ${y - 160} ${x + 56} ${y - 140}L${x + 42} ${y - 100}Z`,
      P.gulf,
    );
    a.line(
      `M${x + 58} ${y - 160}L${x + 70} ${y - 128}L${x + 80} ${y - 108}`,
      mix(P.gulf, P.night, 0.25),
      9,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
    a.ell(x + 70, y - 190, 12, 15, "#C99270");
    a.path(`M${x + 54} ${y - 190}q2 -22 20 -20q14 2 14 16z`, P.amber);
  }
  profile(a, { x: 840, y: 960, h: 190, type: "kandura", face: 1, stride: 4, shadow: "#6B3A28" });
  profile(a, {
    x: 920,
    y: 964,
    h: 180,
    type: "dress",
    top: P.iron,
    bottom: P.night,
    face: 1,
    stride: 7,
    hair: "#E4BE7A",
    skin: "#E2B48E",
    shadow: "#6B3A28",
  });
  profile(a, {
    x: 1240,
    y: 930,
    h: 170,
    type: "coat",
    top: P.fjord,
    bottom: P.night,
    face: -1,
    stride: 8,
    skin: "#8C5A3E",
    hair: "#1F1413",
    shadow: "#6B3A28",
  });
  return a;
};
