import { f1 } from "./numbers.mjs";
import { poly } from "./paths.mjs";

/** A one-point camera: turns metres [x, y, z] of a room into pixels of the picture. */
export const camera =
  (vx, vy, f, eye) =>
  ([X, Y, Z]) => [vx + (f * X) / Z, vy - (f * (Y - eye)) / Z];

/** A face in the room through points in metres. */
export function quad3(a, cam, ps, fill, extra) {
  a.path(poly(ps.map(cam)), fill, extra);
}

/** A box in the room with a lit, a shaded and a top face. */
export function box3(a, cam, [x, y, z], [w, h, d], { top, front, side }, vx = 0) {
  // min corner + size
  if (x > vx)
    quad3(
      a,
      cam,
      [
        [x, y, z],
        [x, y + h, z],
        [x, y + h, z + d],
        [x, y, z + d],
      ],
      side,
    );
  else if (x + w < vx)
    quad3(
      a,
      cam,
      [
        [x + w, y, z],
        [x + w, y + h, z],
        [x + w, y + h, z + d],
        [x + w, y, z + d],
      ],
      side,
    );
  if (top)
    quad3(
      a,
      cam,
      [
        [x, y + h, z],
        [x + w, y + h, z],
        [x + w, y + h, z + d],
        [x, y + h, z + d],
      ],
      top,
    );
  quad3(
    a,
    cam,
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + h, z],
      [x, y + h, z],
    ],
    front,
  );
}

/** Enlarges everything drawn so far by `k` around a point. */
export const zoom = (a, k, cx, cy) => {
  a.out.unshift(`<g transform="translate(${f1(cx * (1 - k))} ${f1(cy * (1 - k))}) scale(${k})">`);
  a.out.push("</g>");
};
