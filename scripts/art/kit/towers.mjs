import { P } from "./colour.mjs";
import { f1, lerp } from "./numbers.mjs";
import { poly } from "./paths.mjs";

/** Two-faced tower; light from a.light. roof: flat | slant | curve | step | spire | notch. */
export function tower(
  a,
  {
    x,
    y,
    w,
    h,
    lit,
    shade,
    roof = "flat",
    split = 0.45,
    floors = 0,
    fins = 0,
    lineOp = 0.16,
    windows = 0,
    wc = P.amber,
    line,
  },
) {
  const t = y - h,
    m = x + w * (a.L < 0 ? split : 1 - split),
    cl = a.L < 0 ? [lit, shade] : [shade, lit],
    k = w * 0.5;
  let tl = t,
    tr = t,
    tm = t;
  if (roof === "slant") {
    tl = t + k * 1.3;
    tm = tl + ((t - tl) * (m - x)) / w;
  }
  if (roof === "slantr") {
    tr = t + k * 1.3;
    tm = t + ((tr - t) * (m - x)) / w;
  }
  let dl = poly([
      [x, y],
      [x, tl],
      [m, tm],
      [m, y],
    ]),
    dr = poly([
      [m, y],
      [m, tm],
      [x + w, tr],
      [x + w, y],
    ]);
  if (roof === "curve") {
    dl = `M${x} ${y}L${x} ${t + w * 0.9}C${x} ${t + w * 0.4} ${x + (m - x) * 0.4} ${t + w * 0.12} ${m} ${t}L${m} ${y}Z`;
    dr = `M${m} ${y}L${m} ${t}L${x + w} ${t + w * 0.1}L${x + w} ${y}Z`;
  }
  a.path(dl, cl[0]);
  a.path(dr, cl[1]);
  if (roof === "flat") a.rect(x + w * 0.2, t - w * 0.12, w * 0.5, w * 0.13, cl[1]);
  if (roof === "step") {
    a.rect(x + w * 0.16, t - w * 0.35, w * 0.3, w * 0.36, cl[0]);
    a.rect(x + w * 0.46, t - w * 0.35, w * 0.34, w * 0.36, cl[1]);
    a.rect(x + w * 0.3, t - w * 0.62, w * 0.18, w * 0.3, cl[0]);
    a.rect(x + w * 0.48, t - w * 0.62, w * 0.16, w * 0.3, cl[1]);
  }
  if (roof === "spire") {
    a.path(
      poly([
        [x, t],
        [m, t - w * 0.8],
        [m, t],
      ]),
      cl[0],
    );
    a.path(
      poly([
        [x + w, t],
        [m, t - w * 0.8],
        [m, t],
      ]),
      cl[1],
    );
    a.rect(m - 1.4, t - w * 1.9, 2.8, w * 1.2, cl[1]);
  }
  if (roof === "notch") {
    a.rect(x, t - w * 0.5, w * 0.36, w * 0.52, cl[0]);
    a.rect(x + w * 0.36, t - w * 0.22, w * 0.22, w * 0.24, cl[1]);
  }
  const lc = line || shade;
  if (floors) {
    let d = "";
    const top = Math.max(tl, tr) + h * 0.02;
    for (let i = 0; i < floors; i++) {
      const yy = lerp(top, y, (i + 0.5) / floors);
      d += `M${f1(x)} ${f1(yy)}H${f1(x + w)}`;
    }
    a.line(d, lc, Math.min(2.4, (h / floors) * 0.28), `opacity="${lineOp}"`);
  }
  if (fins) {
    let d = "";
    for (let i = 1; i < fins; i++) {
      const xx = x + (w * i) / fins;
      d += `M${f1(xx)} ${f1(Math.max(tl, tr) + (roof === "curve" ? w * 0.5 : 4))}V${f1(y)}`;
    }
    a.line(d, lc, Math.min(3, (w / fins) * 0.3), `opacity="${lineOp * 1.2}"`);
  }
  if (windows) {
    let d = "";
    for (let i = 0; i < windows; i++) {
      const ww = w * 0.08,
        cx = x + w * 0.1 + Math.floor(a.rand(0, 8)) * w * 0.1,
        cy = lerp(t + w * 0.6, y - 10, Math.floor(a.rand(0, 30)) / 30);
      d += `M${f1(cx)} ${f1(cy)}h${f1(ww)}v${f1(Math.max(2, ww * 0.8))}h${f1(-ww)}z`;
    }
    a.path(d, wc, 'opacity=".85"');
  }
}

/** A row of towers from x0 to x1 on the ground at y; `env` shapes their heights. */
export function city(
  a,
  {
    x0,
    x1,
    y,
    hmin,
    hmax,
    wmin = 26,
    wmax = 60,
    lit,
    shade,
    gap = 4,
    env = () => 1,
    floors = false,
    windows = 0,
    roofs = ["flat", "flat", "slant", "step", "curve", "spire", "notch", "slantr"],
    lineOp,
  },
) {
  let x = x0;
  while (x < x1) {
    const w = a.rand(wmin, wmax),
      h = lerp(hmin, hmax, a.rand() ** 1.6) * env((x + w / 2 - x0) / (x1 - x0));
    if (h > 8)
      tower(a, {
        x,
        y,
        w,
        h,
        lit,
        shade,
        roof: h > hmin * 1.4 ? roofs[Math.floor(a.rand(0, roofs.length))] : "flat",
        split: a.rand(0.3, 0.6),
        floors: floors ? Math.round(h / (typeof floors === "number" ? floors : 9)) : 0,
        lineOp,
        windows: windows ? Math.round((h * w) / windows) : 0,
      });
    x += w + a.rand(-gap, gap * 2);
  }
}
