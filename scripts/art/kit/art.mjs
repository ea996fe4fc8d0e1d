import { f1, rng } from "./numbers.mjs";

/** A picture in the making: collects shapes and gradients and gives them out as SVG. `light` says from which side the light comes. */
export class Art {
  constructor({ w = 1920, h = 1080, seed = 7, light = "l", title = "" } = {}) {
    Object.assign(this, { w, h, light, title, defs: [], out: [], n: 0, r: rng(seed) });
    this.L = light === "l" ? -1 : 1;
  }
  id(p = "i") {
    return p + this.n++;
  }
  rand(a = 0, b = 1) {
    return a + (b - a) * this.r();
  }
  add(...s) {
    this.out.push(...s);
    return this;
  }
  stops(st) {
    return st
      .map((s, i) => {
        const [o, c, a] = Array.isArray(s) ? s : [i / (st.length - 1), s];
        return `<stop offset="${o}" stop-color="${c}"${a != null ? ` stop-opacity="${a}"` : ""}/>`;
      })
      .join("");
  }
  v(st, y0 = 0, y1 = 1) {
    const id = this.id("g"),
      u = y1 > 2;
    this.defs.push(
      `<linearGradient id="${id}" x1="0" x2="0" y1="${y0}" y2="${y1}"${u ? ' gradientUnits="userSpaceOnUse"' : ""}>${this.stops(st)}</linearGradient>`,
    );
    return `url(#${id})`;
  }
  g(st, x1, y1, x2, y2) {
    const id = this.id("g");
    this.defs.push(
      `<linearGradient id="${id}" x1="${f1(x1)}" y1="${f1(y1)}" x2="${f1(x2)}" y2="${f1(y2)}" gradientUnits="userSpaceOnUse">${this.stops(st)}</linearGradient>`,
    );
    return `url(#${id})`;
  }
  hz(st) {
    const id = this.id("g");
    this.defs.push(`<linearGradient id="${id}">${this.stops(st)}</linearGradient>`);
    return `url(#${id})`;
  }
  rad(st, x, y, r) {
    const id = this.id("g");
    this.defs.push(
      `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}" gradientUnits="userSpaceOnUse">${this.stops(st)}</radialGradient>`,
    );
    return `url(#${id})`;
  }
  clip(d) {
    const id = this.id("c");
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `url(#${id})`;
  }
  blur(s) {
    const id = this.id("b");
    this.defs.push(
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${s}"/></filter>`,
    );
    return `url(#${id})`;
  }
  path(d, fill, extra = "") {
    this.out.push(`<path d="${d}" fill="${fill}"${extra ? ` ${extra}` : ""}/>`);
    return this;
  }
  line(d, stroke, w = 2, extra = "") {
    this.out.push(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}"${extra ? ` ${extra}` : ""}/>`,
    );
    return this;
  }
  rect(x, y, w, h, fill, extra = "") {
    this.out.push(
      `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${fill}"${extra ? ` ${extra}` : ""}/>`,
    );
    return this;
  }
  circle(x, y, r, fill, extra = "") {
    this.out.push(
      `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="${fill}"${extra ? ` ${extra}` : ""}/>`,
    );
    return this;
  }
  ell(x, y, rx, ry, fill, extra = "") {
    this.out.push(
      `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(rx)}" ry="${f1(ry)}" fill="${fill}"${extra ? ` ${extra}` : ""}/>`,
    );
    return this;
  }
  group(attr, fn) {
    this.out.push(`<g ${attr}>`);
    fn();
    this.out.push("</g>");
    return this;
  }
  // stippled gradient: paint with an alpha gradient, get printed grain in one colour
  grain(color, freq = 0.75, gain = 3) {
    const k = color + freq + gain;
    this._gr ??= {};
    if (!this._gr[k]) {
      const id = this.id("n");
      this.defs.push(
        `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="4" result="t"/><feColorMatrix in="t" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  2.4 0 0 0 -.7" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k1="0" k2="1" k3="1" k4="-1" result="m"/><feComponentTransfer in="m" result="mm"><feFuncA type="linear" slope="${gain}"/></feComponentTransfer><feFlood flood-color="${color}"/><feComposite operator="in" in2="mm"/></filter>`,
      );
      this._gr[k] = `url(#${id})`;
    }
    return this._gr[k];
  }
  stipple(d, color, x1, y1, x2, y2, a0 = 0.75, a1 = 0, op = 0.5) {
    this.path(
      d,
      this.g(
        [
          [0, "#000", a0],
          [1, "#000", a1],
        ],
        x1,
        y1,
        x2,
        y2,
      ),
      `filter="${this.grain(color)}" opacity="${op}"`,
    );
    return this;
  }
  svg(view) {
    const [x, y, w, h] = view || [0, 0, this.w, this.h];
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${this.title}"><defs>${this.defs.join("")}</defs>${this.out.join("")}</svg>`;
  }
}
