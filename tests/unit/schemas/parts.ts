import { keyed, reference } from "#scripts/seed/content/build/document.ts";
import { benefit, figure, line, point } from "#scripts/seed/content/build/parts.ts";

const many = <Member extends object>(count: number, make: (index: number) => Member) =>
  keyed(
    "item",
    Array.from({ length: count }, (_, index) => make(index)),
  );

export const points = (count: number) => many(count, (index) => point(`Point ${index}`));

export const benefits = (count: number) =>
  many(count, (index) => benefit`check | Benefit ${`${index}`} | What the client gains.`);

export const tiles = (count: number) =>
  many(count, () => ({
    _type: "statTile",
    figure: figure("corporate-tax-rate"),
    label: "corporate tax",
  }));

export const badges = (count: number) =>
  many(count, (index) => ({ _type: "badge", icon: "check", text: line(`Badge ${index}`) }));

/** References to `count` documents named type-1, type-2 and so on. */
export const references = (type: string, count: number) =>
  many(count, (index) => reference(`${type}-${index + 1}`));

export const slug = (current: string) => ({ _type: "slug", current });
