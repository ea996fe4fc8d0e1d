import type {
  Benefit,
  CallToAction,
  Note,
  Point,
  SubService,
} from "#schemas/generated/types.generated.ts";
import type { IconName } from "#schemas/shared/icons.ts";
import type { PictureName } from "#scripts/seed/images/manifest.ts";
import { image } from "./image.ts";
import { keyed } from "./keyed.ts";
import { type LineInline, richLine } from "./rich-text.ts";

/** A short text as it is written down: a plain string, or its pieces in order. */
export type Line = string | readonly LineInline[];

export function line(text: Line) {
  return typeof text === "string" ? richLine(text) : richLine(...text);
}

export function benefit(icon: Benefit["icon"], title: Line, text: Line): Benefit {
  return { _type: "benefit", icon, title: line(title), text: line(text) };
}

export function subService(title: string, text: Line, detail?: Line): SubService {
  return {
    _type: "subService",
    title,
    text: line(text),
    ...(detail === undefined ? {} : { detail: line(detail) }),
  };
}

export function note(title: string, text: Line): Note {
  return { _type: "note", title, text: line(text) };
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
