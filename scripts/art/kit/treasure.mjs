import { mix, P } from "./colour.mjs";
import { f1, xy } from "./numbers.mjs";
import { poly } from "./paths.mjs";

/** A gold bar, w pixels wide. */
export function goldBar(a, x, y, w, c = P.amber) {
  const h = w * 0.3,
    k = w * 0.1;
  a.path(
    poly([
      [x, y],
      [x + k, y - h],
      [x + w - k, y - h],
      [x + w, y],
    ]),
    a.hz(
      a.L < 0
        ? [mix(c, P.snow, 0.45), c, mix(c, P.rust, 0.25)]
        : [mix(c, P.rust, 0.25), c, mix(c, P.snow, 0.45)],
    ),
  );
  a.path(
    poly([
      [x + k, y - h],
      [x + k * 1.9, y - h * 1.34],
      [x + w - k * 1.9, y - h * 1.34],
      [x + w - k, y - h],
    ]),
    mix(c, P.snow, 0.62),
  );
  a.line(
    `M${f1(x + w * 0.34)} ${f1(y - h * 0.5)}h${f1(w * 0.32)}`,
    mix(c, P.rust, 0.5),
    w * 0.03,
    'opacity=".6"',
  );
}

/** A cut stone whose point stands on y. */
export function gem(a, x, y, s, c = P.lagoon) {
  // brilliant cut, point down at y
  const L = a.L,
    p = (u, v) => [x + u * s, y - v * s],
    top = 1.02,
    g = 0.72;
  const T = [-0.34, -0.12, 0.12, 0.34],
    G = [-0.62, -0.36, 0, 0.36, 0.62];
  const tone = [0.55, 0.35, 0.15, 0, -0.2];
  const col = (i) => {
    const t = L < 0 ? tone[i] : tone[4 - i];
    return t >= 0 ? mix(c, P.snow, t + 0.12) : mix(c, P.night, -t + 0.1);
  };
  for (let i = 0; i < 4; i++) a.path(poly([p(G[i], g), p(G[i + 1], g), p(0, 0)]), col(i));
  a.path(poly([p(G[0], g), p(T[0], top), p(G[1], g)]), col(1));
  a.path(poly([p(T[0], top), p(T[1], top), p(G[1], g)]), col(0));
  a.path(poly([p(T[1], top), p(G[2], g), p(G[1], g)]), col(2));
  a.path(poly([p(T[1], top), p(T[2], top), p(G[2], g)]), col(0));
  a.path(poly([p(T[2], top), p(G[3], g), p(G[2], g)]), col(3));
  a.path(poly([p(T[2], top), p(T[3], top), p(G[3], g)]), col(2));
  a.path(poly([p(T[3], top), p(G[4], g), p(G[3], g)]), col(4));
  a.line(`M${[p(G[0], g), p(G[4], g)].map(xy).join("L")}`, P.snow, s * 0.012, 'opacity=".7"');
}
