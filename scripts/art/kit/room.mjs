import { quad3 } from "./camera.mjs";
import { P } from "./colour.mjs";
import { pts } from "./paths.mjs";

/** One-point room shell: floor, walls, ceiling, plank lines. */
export function room(
  a,
  cam,
  { W = 4, H = 3, B = 8, N = 1.3, floor, wall, side, ceil, line = P.rust, planks = 26 },
) {
  const Q = (p, c) => quad3(a, cam, p, c);
  Q(
    [
      [-W, H, N],
      [W, H, N],
      [W, H, B],
      [-W, H, B],
    ],
    ceil,
  );
  Q(
    [
      [-W, 0, B],
      [W, 0, B],
      [W, H, B],
      [-W, H, B],
    ],
    wall,
  );
  Q(
    [
      [W, 0, N],
      [W, H, N],
      [W, H, B],
      [W, 0, B],
    ],
    side[1],
  );
  Q(
    [
      [-W, 0, N],
      [-W, H, N],
      [-W, H, B],
      [-W, 0, B],
    ],
    side[0],
  );
  Q(
    [
      [-W, 0, N],
      [W, 0, N],
      [W, 0, B],
      [-W, 0, B],
    ],
    floor,
  );
  let d = "";
  for (let i = -planks; i <= planks; i++)
    d += `M${pts([cam([(i * W) / planks, 0, B]), cam([(i * W) / planks, 0, N])])}`;
  a.line(d, line, 1.6, 'opacity=".25"');
}
