import { archPath, windTower } from "../kit/arches.mjs";
import { Art } from "../kit/art.mjs";
import { birds, flamingo } from "../kit/birds.mjs";
import { mix, P } from "../kit/colour.mjs";
import { f1 } from "../kit/numbers.mjs";
import { khatam } from "../kit/ornament.mjs";
import { palms } from "../kit/palms.mjs";
import { mangrove, shrub } from "../kit/plants.mjs";
import { profile } from "../kit/profile.mjs";
import { sit } from "../kit/sitting.mjs";
import { clouds, haze, sky, sun } from "../kit/sky.mjs";
import { SKY } from "../kit/sky-palettes.mjs";
import { skyline } from "../kit/skyline.mjs";
import { carton } from "../kit/street.mjs";
import { glints, mirror, ripples, sea } from "../kit/water.mjs";

export const draw = () => {
  const a = new Art({
    seed: 414,
    light: "l",
    title: "A row of small shops and studios mirrored in a lagoon",
  });
  sky(a, SKY.north);
  sun(a, 600, 260, 92, "#FFFDF0", { halo: "#FFF0C8", spread: 2.1 });
  clouds(
    a,
    [
      [80, 180, 420, 22],
      [860, 140, 460, 22],
      [1420, 230, 380, 18],
    ],
    "#FFFFFF",
    0.9,
  );
  skyline(a, { y: 600, tone: "soft", tall: [1560, 340], k: 0.7, near: false });
  haze(a, 420, 604, "#F8E3BC", 0.5);
  const Y = 742;
  sea(a, Y - 10, 370, [
    [0, "#F3DFB6"],
    [0.12, "#B9D6CC"],
    [0.4, "#6FB0B3"],
    [0.8, "#2F8292"],
    [1, "#1F6074"],
  ]);
  palms(
    a,
    [
      [250, 690, 330, 0.05],
      [1420, 690, 350, -0.05],
      [1760, 690, 290, 0.05],
      [90, 690, 260, -0.05],
    ],
    "#2F6B5A",
    "#86AE7E",
  );
  mirror(
    a,
    Y,
    () => {
      a.rect(-20, Y - 44, 1960, 46, a.v(["#F3DDB2", "#CFA676"]));
      a.rect(-20, Y - 46, 1960, 6, "#FFF6E0");
      const by = Y - 44;
      const shops = [
        [60, 220, 300, "#F4E4C8", P.gulf, "arch"],
        [284, 200, 250, "#E9B98A", P.iron, "flat"],
        [488, 250, 350, "#FBF3E0", P.amber, "arch"],
        [742, 210, 280, "#9CC6C0", P.fjord, "flat"],
        [956, 240, 330, "#F6D6A4", P.coral, "arch"],
        [1200, 200, 260, "#F4E4C8", P.palm, "flat"],
        [1404, 240, 310, "#DFA27A", P.gulf, "arch"],
        [1648, 220, 270, "#FBF3E0", P.iron, "flat"],
      ];
      windTower(a, {
        x: 640,
        y: by - 300,
        w: 70,
        h: 150,
        lit: "#FBEBCB",
        shade: "#C9A276",
        dark: "#6B3A28",
      });
      windTower(a, {
        x: 1530,
        y: by - 270,
        w: 62,
        h: 140,
        lit: "#EBC193",
        shade: "#B07A54",
        dark: "#6B3A28",
      });
      for (const [i, [x, w, h, c, aw, ty]] of shops.entries()) {
        const t = by - h;
        a.rect(
          x,
          t,
          w + 4,
          h,
          a.g([mix(c, P.snow, 0.35), c, mix(c, P.rust, 0.14)], x, 0, x + w, 0),
        );
        a.rect(x - 4, t - 10, w + 12, 13, mix(c, P.snow, 0.6));
        a.rect(x - 4, t + 3, w + 12, 5, mix(c, P.rust, 0.3));
        if (i % 2 === 0) {
          let m = "";
          for (let k = x; k < x + w - 12; k += 22) m += `M${k} ${t - 9}v-9l8 -8l8 8v9z`;
          a.path(m, mix(c, P.snow, 0.45));
        }
        // upper floor
        const uy = t + 38,
          uh = Math.max(54, h - 226);
        if (ty === "arch") {
          const k = Math.round(w / 84);
          for (let q = 0; q < k; q++) {
            const X = x + (w * (q + 0.5)) / k;
            a.path(archPath(X, uy + uh, 50, uh, 0.5), mix(c, P.snow, 0.7));
            a.path(archPath(X, uy + uh, 40, uh - 6, 0.5), a.v(["#3F8794", "#9CC9CA"]));
            a.line(`M${X} ${uy + 6}V${uy + uh}M${X - 20} ${uy + uh * 0.5}h40`, "#FBF3E0", 3);
          }
        } else {
          const cc = a.clip(`M${x + 24} ${uy}h${w - 48}v${uh}h${-(w - 48)}z`);
          a.rect(x + 24, uy, w - 48, uh, "#6B3A28");
          khatam(a, {
            x: x + 22,
            y: uy - 4,
            w: w - 44,
            h: uh,
            s: 36,
            color: mix(c, P.snow, 0.5),
            width: 3,
            clip: cc,
          });
          a.line(`M${x + 24} ${uy}h${w - 48}v${uh}h${-(w - 48)}z`, mix(c, P.snow, 0.6), 5);
        }
        // shop front with warm interior
        const fy = by - 126,
          fx = x + 18,
          fw = w - 32;
        a.rect(fx - 6, fy - 4, fw + 12, 130, mix(aw, P.night, 0.35));
        a.rect(fx, fy + 2, fw, 124, a.v(["#C9874E", "#FFD999", "#FFEBC4"]));
        a.rect(fx + fw * 0.62, fy + 2, fw * 0.3, 124, mix(aw, P.night, 0.2));
        a.rect(fx + fw * 0.66, fy + 14, fw * 0.22, 66, "#FFE3AE");
        a.circle(fx + fw * 0.69, fy + 92, 4, P.amber);
        const sx = fx + 8,
          sy = by - 6,
          sw = fw * 0.54;
        const shelf = (rows, fn) => {
          for (let r = 0; r < rows; r++) {
            const yy = sy - 16 - r * 32;
            a.rect(sx, yy, sw, 4, "#8F5230");
            for (let q = 0; q < 6; q++) fn(sx + 8 + (q * (sw - 10)) / 6, yy, q, r);
          }
        };
        const C = [P.iron, P.gulf, P.amber, P.fjord, P.coral, P.leaf, P.rust, P.lagoon];
        if (i === 0 || i === 6)
          shelf(3, (X, yy, q, r) =>
            a.rect(
              X,
              yy - 20 - ((q * 7 + r * 5) % 7),
              9,
              20 + ((q * 7 + r * 5) % 7),
              C[(q + r * 3) % 8],
            ),
          );
        else if (i === 1)
          shelf(2, (X, yy, q) => a.ell(X + 6, yy - 6, 9, 6, q % 2 ? "#C98A4A" : "#A9632F"));
        else if (i === 2) {
          for (let q = 0; q < 4; q++) {
            const X = sx + 16 + (q * sw) / 4;
            a.path(
              `M${X - 12} ${sy - 14}l6 -62q6 -8 12 0l6 62z`,
              [P.gulf, P.coral, P.fjord, P.amber][q],
            );
            a.circle(X, sy - 84, 6, "#C99270");
          }
        } else if (i === 3) {
          const X = sx + sw * 0.5;
          a.circle(X - 30, sy - 30, 22, "none", 'stroke="#7D2E1D" stroke-width="4"');
          a.circle(X + 30, sy - 30, 22, "none", 'stroke="#7D2E1D" stroke-width="4"');
          a.line(
            `M${X - 30} ${sy - 30}L${X - 10} ${sy - 62}H${X + 20}L${X + 30} ${sy - 30}M${X - 10} ${sy - 62}L${X + 2} ${sy - 30}L${X + 20} ${sy - 62}M${X + 18} ${sy - 72}h12`,
            P.iron,
            4,
            'stroke-linejoin="round"',
          );
        } else if (i === 4)
          shelf(3, (X, yy, q, r) => {
            const k = (q + r) % 3;
            a.path(
              `M${X} ${yy}q-5 -12 2 -18q3 -4 2 -7h7q-1 3 2 7q7 6 2 18z`,
              [P.gulf, P.coral, "#F4E4C8"][k],
            );
          });
        else if (i === 5) {
          for (let q = 0; q < 7; q++) {
            const X = sx + 8 + (q * sw) / 7;
            a.rect(X - 5, sy - 22, 14, 18, C[q % 8]);
            shrub(a, X + 2, sy - 22, 28, P.palm);
            a.circle(X + 2, sy - 50, 6, [P.coral, P.amber, P.iron][q % 3]);
          }
        } else shelf(2, (X, yy, q, r) => a.circle(X + 6, yy - 9, 8, C[(q * 3 + r) % 8]));
        // awning
        const n = Math.round(fw / 24),
          aw2 = (fw + 20) / n;
        for (let k = 0; k < n; k++) {
          const X = fx - 10 + k * aw2;
          a.path(
            `M${f1(X + (k < n / 2 ? 6 : -0))} ${fy - 26}H${f1(X + aw2)}L${f1(X + aw2)} ${fy + 14}A${f1(aw2 / 2)} 10 0 0 1 ${f1(X)} ${fy + 14}Z`,
            k % 2 ? "#FFFDF4" : aw,
          );
        }
        a.path(`M${fx - 10} ${fy + 14}h${fw + 20}v14h${-fw - 20}z`, "#2A1716", 'opacity=".16"');
        a.rect(fx - 12, fy - 30, fw + 24, 7, mix(aw, P.night, 0.3));
      }
      // people and tables on the quay
      const g = (x, o) => profile(a, { x, y: by + 26, ...o });
      for (const x of [350, 1120]) {
        a.line(`M${x} ${by + 24}v-34`, "#12303F", 4);
        a.ell(x, by - 12, 26, 5, "#FFFDF4");
        sit(a, {
          x: x - 46,
          y: by + 24,
          h: 92,
          face: 1,
          type: x < 500 ? "kandura" : "suit",
          top: P.amber,
          bottom: P.fjord,
          hair: "#C9955E",
          skin: "#D9A27C",
          chairC: "#12303F",
        });
        sit(a, {
          x: x + 46,
          y: by + 24,
          h: 90,
          face: -1,
          type: x < 500 ? "suit" : "dress",
          top: P.coral,
          bottom: P.night,
          hair: "#3A211B",
          skin: "#8C5A3E",
          chairC: "#12303F",
          arm: "cup",
        });
      }
      g(620, { h: 100, type: "abaya", face: 1, stride: 3, skin: "#C99270" });
      g(660, {
        h: 64,
        type: "suit",
        top: P.amber,
        bottom: P.gulf,
        face: 1,
        stride: 8,
        hair: P.date,
      });
      g(860, {
        h: 104,
        type: "suit",
        top: P.iron,
        bottom: P.night,
        face: -1,
        arm: "fwd",
        hair: "#1F1413",
        skin: "#8C5A3E",
      });
      carton(a, 818, by + 2, 30, 22, 0.3, "#D9A26A");
      g(1330, { h: 104, type: "kandura", face: -1, stride: 4 });
      g(1560, {
        h: 98,
        type: "dress",
        top: P.gulf,
        bottom: P.fjord,
        face: 1,
        stride: 7,
        hair: "#E4BE7A",
        skin: "#E2B48E",
      });
    },
    { op: 0.42, depth: 0.62, h: 330 },
  );
  a.rect(-20, Y - 2, 1960, 4, "#8F6650", 'opacity=".6"');
  glints(a, { x: 600, y0: Y + 6, y1: 1050, w0: 60, w1: 280, n: 110, color: "#FFFDF0", op: 0.85 });
  ripples(a, { y0: Y + 4, y1: 1075, n: 130, color: "#F4FAF4", op: 0.38 });
  // paddlers and flamingos
  {
    const x = 820,
      y = 912;
    a.ell(x, y + 8, 130, 7, "#1F5A6E", 'opacity=".5"');
    a.path(
      `M${x - 132} ${y - 12}C${x - 60} ${y - 2} ${x + 60} ${y - 2} ${x + 132} ${y - 14}C${x + 74} ${y + 12} ${x - 74} ${y + 12} ${x - 132} ${y - 12}Z`,
      P.iron,
    );
    a.path(
      `M${x - 132} ${y - 12}C${x - 60} ${y - 2} ${x + 60} ${y - 2} ${x + 132} ${y - 14}C${x + 60} ${y - 9} ${x - 60} ${y - 9} ${x - 132} ${y - 12}Z`,
      P.coral,
    );
    for (const [o, c] of [
      [-36, P.fjord],
      [36, P.amber],
    ]) {
      a.path(
        `M${x + o - 16} ${y - 7}C${x + o - 18} ${y - 42} ${x + o - 10} ${y - 48} ${x + o} ${y - 48}C${x + o + 10} ${y - 48} ${x + o + 18} ${y - 42} ${x + o + 16} ${y - 7}Z`,
        c,
      );
      a.circle(x + o, y - 59, 11, "#B98160");
      a.path(`M${x + o - 18} ${y - 61}q18 -18 36 0z`, P.sand);
      a.line(`M${x + o - 52} ${y + 4}L${x + o + 50} ${y - 46}`, P.night, 3.6);
      a.ell(x + o - 54, y + 5, 14, 5, P.night, `transform="rotate(-26 ${x + o - 54} ${y + 5})"`);
      a.ell(x + o + 52, y - 47, 14, 5, P.night, `transform="rotate(-26 ${x + o + 52} ${y - 47})"`);
    }
  }
  for (const [x, y, s, fc, p] of [
    [1250, 960, 190, -1, "feed"],
    [1370, 990, 216, 1, "up"],
    [1500, 964, 180, -1, "up"],
  ]) {
    a.ell(x, y + 3, s * 0.18, s * 0.025, "#1F5A6E", 'opacity=".4"');
    a.out.push(`<g opacity=".26" transform="translate(0 ${y * 1.5}) scale(1 -.5)">`);
    flamingo(a, { x, y, s, face: fc, pose: p, body: "#F4B79E", wing: "#DD7C55", leg: "#B4604C" });
    a.out.push("</g>");
    flamingo(a, { x, y, s, face: fc, pose: p, body: "#EE9C82", wing: "#C6502F", leg: "#B4604C" });
  }
  mangrove(a, {
    x: 120,
    y: 1084,
    w: 640,
    h: 220,
    dark: "#1C4A44",
    lit: "#4F7D63",
    root: "#2A1716",
    seed: 29,
  });
  mangrove(a, {
    x: 1860,
    y: 1090,
    w: 420,
    h: 190,
    dark: "#1C4A44",
    lit: "#4F7D63",
    root: "#2A1716",
    seed: 31,
  });
  birds(
    a,
    [
      [860, 260, 12],
      [896, 276, 9],
      [830, 282, 8],
    ],
    "#5F97A3",
  );
  return a;
};
