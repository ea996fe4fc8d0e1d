import { quad3 } from "./camera.mjs";
import { xy } from "./numbers.mjs";

/** A furnished hall high above a city: floor, ceiling, side walls and a glazed back wall. */
export function hall(
  a,
  {
    cam,
    W = 5,
    H = 3.3,
    B = 6.4,
    N = 1.6,
    floor = ["#EBC593", "#C98E58", "#A5663B"],
    ceil = ["#143A4B", "#2A5D6B"],
    left = ["#12303F", "#245866"],
    right = ["#1E4C5C", "#12303F"],
    boards = "#8F5730",
    cols = 6,
    frame = "#12303F",
    light = true,
    lightOp = 0.36,
    dx = -1.8,
    sill = 0,
    bar = 2.42,
  },
) {
  const Q = (p, f, e) => quad3(a, cam, p, f, e);
  const yF = cam([0, 0, B])[1],
    yC = cam([0, H, B])[1];
  Q(
    [
      [-W, H, N],
      [W, H, N],
      [W, H, B],
      [-W, H, B],
    ],
    a.v(ceil, Math.min(-60, yC - 200), Math.max(3, yC)),
  );
  Q(
    [
      [-W, 0, N],
      [W, 0, N],
      [W, 0, B],
      [-W, 0, B],
    ],
    a.v(floor, yF, a.h),
  );
  if (boards) {
    let d = "";
    const n = Math.round(W / 0.5);
    for (let i = -n; i <= n; i++) d += `M${xy(cam([i * 0.52, 0, B]))}L${xy(cam([i * 0.52, 0, N]))}`;
    a.line(d, boards, 1.6, 'opacity=".28"');
  }
  const s = (2 * W) / cols;
  if (light)
    for (let i = 0; i < cols; i++) {
      const X0 = -W + i * s + 0.07,
        X1 = X0 + s - 0.14;
      Q(
        [
          [X0, 0, B],
          [X1, 0, B],
          [X1 + dx, 0, N],
          [X0 + dx * 1.35, 0, N],
        ],
        "#FFEBC0",
        `opacity="${lightOp}"`,
      );
    }
  if (sill)
    Q(
      [
        [-W, 0, B],
        [W, 0, B],
        [W, sill, B],
        [-W, sill, B],
      ],
      frame,
    );
  for (let i = 0; i <= cols; i++) {
    const X = -W + i * s;
    Q(
      [
        [X - 0.035, 0, B],
        [X + 0.035, 0, B],
        [X + 0.035, H, B],
        [X - 0.035, H, B],
      ],
      frame,
    );
  }
  for (const [y0, y1] of [[0, 0.07], bar ? [bar, bar + 0.05] : null, [H - 0.1, H]].filter(Boolean))
    Q(
      [
        [-W, y0, B],
        [W, y0, B],
        [W, y1, B],
        [-W, y1, B],
      ],
      frame,
    );
  if (left)
    Q(
      [
        [-W, 0, N],
        [-W, H, N],
        [-W, H, B],
        [-W, 0, B],
      ],
      a.g(left, 0, 0, cam([-W, 0, B])[0], 0),
    );
  if (right)
    Q(
      [
        [W, 0, N],
        [W, H, N],
        [W, H, B],
        [W, 0, B],
      ],
      a.g(right, cam([W, 0, B])[0], 0, a.w, 0),
    );
  return Q;
}
