import { P } from "./colour.mjs";
import { f1, lerp } from "./numbers.mjs";

/** Water from the height y down, in colour stops. */
export function sea(a, y, h, stops) {
  a.rect(0, y, a.w, h, a.v(stops));
}

const lens = (x, y, w, t) =>
  `M${f1(x - w / 2)} ${f1(y)}Q${f1(x)} ${f1(y - t)} ${f1(x + w / 2)} ${f1(y)}Q${f1(x)} ${f1(y + t)} ${f1(x - w / 2)} ${f1(y)}Z`;

/** Broken light on the water below the sun at x. */
export function glints(
  a,
  { x = a.w / 2, y0, y1, w0 = 60, w1 = 420, n = 120, color = P.snow, op = 0.8, len = 1 },
) {
  // sun path
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = a.rand() ** 1.5,
      yy = lerp(y0 + 2, y1, t),
      hw = lerp(w0, w1, t),
      xx = x + (a.rand() + a.rand() - 1) * hw;
    d += lens(xx, yy, lerp(12, 110, t) * a.rand(0.4, 1.2) * len, lerp(1, 3.6, t));
  }
  a.path(d, color, `opacity="${op}"`);
}

/** Short lines of small waves between y0 and y1. */
export function ripples(
  a,
  { y0, y1, n = 60, color = P.frost, op = 0.25, x0 = 0, x1 = a.w, len = 1 },
) {
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = a.rand() ** 1.3,
      yy = lerp(y0 + 3, y1, t);
    d += lens(a.rand(x0, x1), yy, lerp(24, 200, t) * a.rand(0.4, 1.1) * len, lerp(0.9, 3, t));
  }
  a.path(d, color, `opacity="${op}"`);
}

/** What is drawn upside down in still water, fading with the distance from the shore. */
export function mirror(a, y, fn, { op = 0.35, depth = 0.8, h = 200 } = {}) {
  // draw fn, then its reflection below y
  const id = a.id("m"),
    mk = a.id("k");
  a.out.push(`<g id="${id}">`);
  fn();
  a.out.push("</g>");
  a.defs.push(
    `<mask id="${mk}" maskUnits="userSpaceOnUse" x="0" y="${y}" width="${a.w}" height="${h}"><rect x="0" y="${y}" width="${a.w}" height="${h}" fill="${a.v(
      [
        [0, "#fff"],
        [1, "#000"],
      ],
    )}"/></mask>`,
  );
  a.out.push(
    `<g mask="url(#${mk})" opacity="${op}"><use href="#${id}" transform="translate(0 ${f1(y * (1 + depth))}) scale(1 ${-depth})"/></g>`,
  );
}

/** Reflections of towers in the water; each is [x, width, height]. */
export function blockReflect(a, y, list, color, op = 0.32) {
  for (const [x, w, h] of list)
    a.rect(
      x,
      y,
      w,
      h,
      a.v([
        [0, color, op],
        [1, color, 0],
      ]),
    );
}
