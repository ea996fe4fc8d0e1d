import type {
  Benefit,
  CallToAction,
  Note,
  Point,
  SubService,
} from "#schemas/generated/types.generated.ts";
import { type IconName, iconOptions } from "#schemas/shared/icons.ts";
import type { PictureName } from "#scripts/seed/images/manifest.ts";
import { image } from "./image.ts";
import { keyed } from "./keyed.ts";
import { type LineInline, type LineTemplate, parts, plain, richLine } from "./rich-text.ts";

/** A short text as it is written down: a plain string, or its pieces in order. */
export type Line = string | readonly LineInline[];

export function line(text: Line = []) {
  return typeof text === "string" ? richLine(text) : richLine(...text);
}

/** A card, as its parts: icon | title, and the text. */
export function benefit(...written: LineTemplate): Benefit {
  const [icon, title, text] = parts(...written);
  return { _type: "benefit", icon: iconNamed(plain(icon)), title: line(title), text: line(text) };
}

function iconNamed(name: string): IconName {
  const icon = iconOptions.find(({ value }) => value === name);
  if (icon === undefined) throw new Error(`No icon is called "${name}": schemas/shared/icons.ts.`);
  return icon.value;
}

/** A row of what a service consists of, as its parts: title | detail, and the text. */
export function subService(...written: LineTemplate): SubService {
  const [title, ...others] = parts(...written);
  const [text, detail] = others.toReversed();
  return {
    ...{ _type: "subService", title: plain(title), text: line(text) },
    ...(detail === undefined ? {} : { detail: line(detail) }),
  };
}

/** A remark, as its parts: title, and the text. */
export function note(...written: LineTemplate): Note {
  const [title, text] = parts(...written);
  return { _type: "note", title: plain(title), text: line(text) };
}

export function point(text: Line): Point {
  return { _type: "point", text: line(text) };
}

/** The closing part of a page; its picture only sets the mood. */
export function callToAction(
  heading: string,
  text: Line,
  actionLabel: string,
  picture: PictureName,
): CallToAction {
  return {
    _type: "callToAction",
    heading,
    text: line(text),
    actionLabel,
    image: image(picture, { decorative: true }),
  };
}

/** A few words beside an icon, under the heading of an emirate's page. */
export function badge(icon: IconName, text: Line) {
  return { _type: "badge" as const, icon, text: line(text) };
}

/** A list of short statements as it is stored. */
export function points(lines: readonly Line[]) {
  return keyed("point", lines.map(point));
}
