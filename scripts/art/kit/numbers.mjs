/** Number between `a` (t = 0) and `b` (t = 1). */
export const lerp = (a, b, t) => a + (b - a) * t;

/** Random numbers from 0 to 1 that repeat for the same seed, so that a picture never changes by itself. */
export const rng = (s) => () => {
  s |= 0;
  s = (s + 0x6d2b79f5) | 0;
  let t = Math.imul(s ^ (s >>> 15), 1 | s);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** Rounds to a tenth of a pixel, to keep the drawing small. */
export const f1 = (n) => Math.round(n * 10) / 10;

/** A point as the text of a path. */
export const xy = (p) => `${f1(p[0])} ${f1(p[1])}`;

/** A point as the text of a path. */
export const coordinates = (v) => v.map(f1).join(" ");

/** Smooth noise from 0 to 1 along a line, for skylines and ridges. */
export const fbm = (seed) => {
  const r = rng(seed),
    g = Array.from({ length: 512 }, r);
  const n = (x) => {
    const i = Math.floor(x),
      t = x - i,
      s = t * t * (3 - 2 * t);
    return lerp(g[((i % 512) + 512) % 512], g[(((i + 1) % 512) + 512) % 512], s);
  };
  return (x, o = 4) => {
    let v = 0,
      a = 0.5,
      f = 1;
    for (let i = 0; i < o; i++) {
      v += a * n(x * f + i * 37.7);
      a *= 0.5;
      f *= 2;
    }
    return v;
  };
};
