import { supertall, twinTowers } from "./landmarks.mjs";
import { haze } from "./sky.mjs";
import { city } from "./towers.mjs";

const TONE = {
  gold: {
    far: ["#E6DCBE", "#CDCDB4"],
    mid: ["#C6CDB6", "#7FA8A2"],
    near: ["#93B6AD", "#39788A"],
    tall: ["#F6E9C8", "#A6C0B4", "#3E7F8C"],
    haze: "#F6CB8E",
  },
  day: {
    far: ["#CFE2DD", "#B4D1D3"],
    mid: ["#BBD5CF", "#74AAB3"],
    near: ["#93BDBC", "#458C9B"],
    tall: ["#EDEBDA", "#9CC0C2", "#4F8E9C"],
    haze: "#F6E8CC",
  },
  soft: {
    far: ["#E2E2D0", "#C9D6CC"],
    mid: ["#CDD9CB", "#97BCBC"],
    near: ["#B0CBC3", "#6DA5AB"],
    tall: ["#F1EAD2", "#B5CDC6", "#74A9B0"],
    haze: "#F8E3B8",
  },
  warm: {
    far: ["#F0CE9C", "#DDB98C"],
    mid: ["#DDB284", "#B98D6E"],
    near: ["#C08E68", "#8A6258"],
    tall: ["#F6DDAE", "#CBA682", "#94786C"],
    haze: "#F4B476",
  },
  dusk: {
    far: ["#6F979A", "#4C7C8A"],
    mid: ["#4A7683", "#2C5C72"],
    near: ["#2C566B", "#183E56"],
    tall: ["#A9BDB2", "#4F8290", "#23536A"],
    haze: "#E9A86C",
    win: 1,
  },
};

/** A whole skyline in three rows with haze between them; `tall` and `twin` add landmarks at [x, height]. */
export function skyline(
  a,
  {
    y = 720,
    x0 = -20,
    x1 = 1940,
    tone = "gold",
    tall,
    twin,
    k = 1,
    near = true,
    env = (t) => 0.5 + 0.6 * Math.abs(Math.sin(t * 5.2 + 0.4)),
    hz = 1,
  },
) {
  const T = TONE[tone],
    W = (n) => (T.win ? n : 0);
  city(a, {
    x0,
    x1,
    y,
    hmin: 46 * k,
    hmax: 220 * k,
    wmin: 22 * k,
    wmax: 48 * k,
    lit: T.far[0],
    shade: T.far[1],
    env,
  });
  haze(a, y - 240 * k, y + 4, T.haze, 0.7 * hz);
  if (twin) twinTowers(a, { x: twin[0], y: y + 2, H: twin[1], lit: T.mid[0], shade: T.mid[1] });
  city(a, {
    x0,
    x1,
    y: y + 3,
    hmin: 56 * k,
    hmax: 250 * k,
    wmin: 30 * k,
    wmax: 56 * k,
    lit: T.mid[0],
    shade: T.mid[1],
    floors: 11,
    env: (t) => env(t + 0.13) * 0.86,
    windows: W(1100),
  });
  if (tall)
    supertall(a, {
      x: tall[0],
      y: y + 4,
      H: tall[1],
      lit: T.tall[0],
      mid: T.tall[1],
      shade: T.tall[2],
    });
  haze(a, y - 150 * k, y + 6, T.haze, 0.55 * hz);
  if (near)
    city(a, {
      x0,
      x1,
      y: y + 6,
      hmin: 34 * k,
      hmax: 150 * k,
      wmin: 34 * k,
      wmax: 64 * k,
      lit: T.near[0],
      shade: T.near[1],
      floors: 10,
      lineOp: 0.22,
      env: (t) => env(t + 0.31) * 0.9,
      windows: W(900),
    });
}
