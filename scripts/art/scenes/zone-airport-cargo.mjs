import { Art } from "../kit/art.mjs";
import { mix, P } from "../kit/colour.mjs";
import { airliner } from "../kit/flight.mjs";
import { emblem } from "../kit/ornament.mjs";
import { profile } from "../kit/profile.mjs";
import { clouds, glow, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { wheel } from "../kit/vehicles.mjs";

export const draw = () => {
  const a = new Art({
    seed: 405,
    light: "r",
    title: "A freighter takes on cargo at dawn beside the terminal and control tower",
  });
  sky(a, SKY.ember);
  sun(a, 1330, 560, 108, "#FFF3D2", { halo: "#FFD690" });
  clouds(
    a,
    [
      [120, 200, 520, 24],
      [860, 150, 480, 22],
      [1440, 260, 400, 18],
    ],
    "#FFEBCB",
    0.6,
  );
  skyline(a, {
    y: 700,
    x0: 700,
    tone: "warm",
    tall: [1100, 300],
    near: false,
    k: 0.8,
    env: (t) => 0.4 + 0.7 * Math.sin(Math.PI * t),
  });
  haze(a, 540, 704, "#F2A868", 0.5);
  airliner(a, { x: 1240, y: 300, s: 210, face: 1, ang: -12, tail: P.gulf });
  // control tower, far tails
  {
    const x = 1640,
      y = 704;
    a.path(
      `M${x - 20} ${y}L${x - 13} ${y - 260}H${x + 13}L${x + 20} ${y}Z`,
      a.hz(["#A98E7C", "#F6E2BC"]),
    );
    a.path(
      `M${x - 34} ${y - 258}L${x - 46} ${y - 310}H${x + 46}L${x + 34} ${y - 258}Z`,
      a.hz(["#12303F", "#3F8794"]),
    );
    a.path(`M${x - 50} ${y - 310}H${x + 50}L${x + 36} ${y - 330}H${x - 36}Z`, "#F3DDB4");
    a.line(`M${x} ${y - 330}v-56`, "#7D4632", 4);
    a.rect(x - 38, y - 260, 76, 7, "#FBEBCB");
  }
  for (const [x, s, c] of [
    [1760, 150, P.gulf],
    [1860, 130, P.iron],
  ]) {
    a.path(`M${x} 700L${x + s * 0.3} ${700 - s}H${x + s * 0.62}L${x + s * 0.5} 700Z`, c);
    a.rect(x - s, 684, s * 1.6, 22, "#F3DDB4", 'rx="11"');
  }
  a.rect(-20, 698, 1960, 400, a.v(["#E3A468", "#B9806A", "#7A6068", "#43434F"], 698, 1090));
  a.line("M-20 760H1940", "#FBE6BE", 4, 'opacity=".5" stroke-dasharray="70 44"');
  // cargo terminal on the left, lit doors
  {
    const x1 = 560,
      y = 800;
    a.path(`M-20 430L${x1} 480V${y}H-20Z`, a.g(["#1C4659", "#2A5D6B", "#3F7684"], 0, 0, x1, 0));
    a.path(`M-20 396Q280 400 ${x1 + 50} 462V484L-20 432Z`, "#12303F");
    a.path(`M-20 396Q280 400 ${x1 + 50} 462V466Q280 406 -20 402Z`, "#F6CF92");
    for (let i = 0; i < 3; i++) {
      const X = 40 + i * 176;
      a.rect(X, 604, 136, y - 604, a.v(["#B9653A", "#F2B060", "#FFE3A6"], 604, y));
      a.line(`M${X} ${y}V604H${X + 136}V${y}`, "#0E2838", 8);
      for (let k = 0; k < 3; k++) {
        const c = [P.gulf, P.iron, P.dune][(i + k) % 3];
        a.rect(
          X + 14 + k * 38,
          y - 62 - (k === 1 ? 44 : 0),
          34,
          62 + (k === 1 ? 44 : 0),
          mix(c, P.amber, 0.35),
        );
        a.line(`M${X + 14 + k * 38} ${y - 30}h34`, P.night, 2, 'opacity=".35"');
      }
    }
    let d = "";
    for (let i = 0; i < 15; i++) d += `M${i * 40} ${434 + i * 3.4}V600`;
    a.line(d, "#12303F", 3, 'opacity=".35"');
    emblem(a, 300, 530, 40, "#F6CF92", 4);
    haze;
    for (const X of [150, 330, 500]) glow(a, X, 596, 80, "#FFE3A6", 0.5);
  }
  // freighter, nose to the left, side door open
  {
    const x = 470,
      y = 800,
      s = 1300;
    a.ell(x + 640, y + 150, 640, 26, "#22202C", 'opacity=".42"');
    airliner(a, {
      x,
      y,
      s,
      face: -1,
      body: "#FFF9EC",
      shade: "#C9CFC9",
      tail: P.iron,
      dark: "#1C4659",
      gear: true,
    });
    const Yc = y;
    a.rect(x + s * 0.135, Yc - s * 0.021, s * 0.67, s * 0.019, "#FFF9EC");
    a.line(`M${x + s * 0.1} ${Yc + s * 0.012}L${x + s * 0.93} ${Yc - s * 0.018}`, P.gulf, 10);
    const dx = x + s * 0.17,
      dw = s * 0.115,
      dt = Yc - s * 0.044,
      dh = s * 0.062;
    a.rect(dx, dt, dw, dh, a.v(["#5E2F24", "#C9874E"], dt, dt + dh));
    a.rect(dx + 14, dt + 22, 58, dh - 26, mix(P.lagoon, P.snow, 0.2));
    a.line(
      `M${dx + 14} ${dt + 48}h58M${dx + 43} ${dt + 22}v${dh - 26}`,
      P.fjord,
      2,
      'opacity=".4"',
    );
    a.path(
      `M${dx - 4} ${dt + 2}L${dx + 10} ${dt - 74}H${dx + dw - 10}L${dx + dw + 4} ${dt + 2}Z`,
      a.v(["#FFFDF4", "#D5DAD2"], dt - 74, dt),
    );
    a.line(`M${dx + 16} ${dt - 66}H${dx + dw - 16}`, "#B9CBCB", 4);
    a.rect(dx - 3, dt - 2, dw + 6, dh + 4, "none", 'stroke="#8FA9A4" stroke-width="5"');
    emblem(a, x + s * 0.5, Yc - 12, 0, P.iron);
    // high loader with a container
    const bx = dx + 4,
      by = Yc + s * 0.022;
    a.rect(bx - 10, by, dw + 30, 16, "#F2A851");
    a.line(
      `M${bx + 10} ${by + 16}L${bx + dw} ${y + 138}M${bx + dw} ${by + 16}L${bx + 10} ${y + 138}`,
      "#B9742A",
      12,
    );
    a.rect(bx - 20, y + 132, dw + 60, 20, "#F2A851");
    for (const o of [6, dw + 10]) wheel(a, bx + o, y + 162, 18);
    a.path(`M${bx + 30} ${by}v-70h86l22 26v44z`, a.hz(["#8FA9A4", "#E4ECE6"]));
    a.line(`M${bx + 30} ${by - 34}h108M${bx + 72} ${by}v-70`, "#5E8587", 3);
    a.rect(bx + dw + 6, by - 60, 34, 60, "#F6C878");
  }
  // tug and dollies in front
  const uld = (x, y, c) => {
    a.rect(x - 6, y - 24, 132, 8, "#12303F");
    for (const o of [12, 108]) wheel(a, x + o, y, 10);
    a.path(
      `M${x} ${y - 24}V${y - 116}H${x + 92}L${x + 120} ${y - 84}V${y - 24}Z`,
      a.hz([mix(c, P.night, 0.2), c, mix(c, P.snow, 0.3)]),
    );
    a.line(
      `M${x + 4} ${y - 70}H${x + 118}M${x + 46} ${y - 24}V${y - 114}M${x} ${y - 24}L${x + 46} ${y - 70}L${x} ${y - 114}`,
      P.night,
      2,
      'opacity=".3"',
    );
    a.line(`M${x + 126} ${y - 18}h26`, "#12303F", 5);
  };
  a.ell(1090, 1016, 480, 16, "#1F1C28", 'opacity=".45"');
  uld(640, 1012, "#8FB3B6");
  uld(792, 1012, P.amber);
  uld(944, 1012, "#C9D8D4");
  uld(1096, 1012, P.coral);
  {
    const x = 1252,
      y = 1012;
    a.path(
      `M${x} ${y - 20}V${y - 66}H${x + 70}L${x + 86} ${y - 110}H${x + 150}V${y - 66}L${x + 196} ${y - 58}V${y - 20}Z`,
      a.v(["#FFF9EC", "#E3D6B8"]),
    );
    a.path(`M${x + 84} ${y - 68}L${x + 96} ${y - 100}H${x + 142}V${y - 68}Z`, "#1C4659");
    a.rect(x, y - 44, 196, 10, P.iron);
    wheel(a, x + 36, y, 20);
    wheel(a, x + 156, y, 20);
  }
  const crew = (x, y, h, top, face, arm) => {
    profile(a, {
      x,
      y,
      h,
      type: "suit",
      top,
      bottom: "#1C4659",
      face,
      arm,
      cap: "#FFF3D6",
      shadow: "#1F1C28",
    });
    const u = h / 100;
    a.rect(x - 8 * u, y - 66 * u, 15.4 * u, 3.6 * u, "#FFF6D6");
    a.rect(x - 8 * u, y - 57 * u, 15 * u, 3.6 * u, "#FFF6D6");
  };
  crew(590, 980, 150, P.amber, 1, "point");
  crew(1560, 1000, 160, P.coral, -1, "up");
  return a;
};
