import type {
  Benefit,
  FigureValue,
  ImageWithAlt,
  NavLink,
  Note,
  Point,
  SanityImageHotspot,
  SubService,
} from "#schemas/generated/types.generated.ts";
import { type IconName, iconOptions } from "#schemas/shared/icons.ts";
import { type PictureName, pictures } from "#scripts/seed/images/manifest.ts";
import { pictureFile } from "../../pictures/picture-file.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";
import { type ServiceSlug, serviceId } from "../slugs.ts";
import { keyed, reference } from "./document.ts";
import { type LineInline, type LineTemplate, parts, plain, richLine, words } from "./rich-text.ts";

/**
 * A figure shown by reference. The slug is checked by the compiler, so a text can never name a
 * figure that is not seeded.
 */
export function figure(slug: FigureSlug, show: FigureValue["show"] = "withUnit"): FigureValue {
  return { _type: "figureValue", figure: reference(figureId(slug)), show };
}

/** A figure in large type with the words under it. */
export function statTile(slug: FigureSlug, label: string, show?: FigureValue["show"]) {
  return { _type: "statTile" as const, figure: figure(slug, show), label };
}

/**
 * Around a point in percent, small enough to leave crops room to move. It ends at the picture's edge,
 * as it does when an editor draws one.
 */
function hotspotAround([x, y]: readonly [number, number]): SanityImageHotspot {
  const side = (centre: number) => Math.min(40, 2 * centre, 2 * (100 - centre)) / 100;
  return { _type: "sanity.imageHotspot", x: x / 100, y: y / 100, width: side(x), height: side(y) };
}

/**
 * One of the illustrations, with its alternative text and the point that crops must keep.
 * A decorative image repeats what the text beside it says; `flip` mirrors it.
 */
export function image(
  name: PictureName,
  { decorative = false, flip = false }: { decorative?: boolean; flip?: boolean } = {},
): ImageWithAlt {
  const { alt, focus } = pictures[name];
  const isDecorative = decorative || alt === "";
  return {
    _type: "imageWithAlt",
    asset: reference(pictureFile(name).assetId),
    hotspot: hotspotAround(focus),
    ...(isDecorative ? {} : { alt }),
    decorative: isDecorative,
    flip,
  };
}

export function serviceLink(label: string, slug: ServiceSlug): NavLink {
  return pageNavLink(label, serviceId(slug));
}

/** A link that opens its page where the page's tool stands. */
export function atTool(link: NavLink): NavLink {
  return { ...link, atTool: true };
}

/** A menu link to the page of any seeded document, by the document's id. */
export function pageNavLink(label: string, documentId: string): NavLink {
  return { _type: "navLink", label, page: reference(documentId) };
}

/** A short text as it is written down: a plain string, or its pieces in order. */
export type Line = string | readonly LineInline[];

export function line(text: Line = []) {
  return typeof text === "string" ? richLine(text) : richLine(...text);
}

/** The same, written like `words`. */
export const prose = (...written: LineTemplate) => line(words(...written));

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

/** The top of a page with its picture, as its parts: heading, and lead. */
export const opening =
  (picture: PictureName) =>
  (...written: LineTemplate) => {
    const [heading, lead] = parts(...written);
    return { heading: plain(heading), lead: line(lead), image: image(picture) };
  };

/**
 * The end of a page, as its parts: heading, text, and where it is another than on most, button.
 * The picture only sets the mood.
 */
export const closing =
  (picture: PictureName) =>
  (...written: LineTemplate) => {
    const [heading, text, actionLabel = ["Free Consultation"]] = parts(...written);
    return {
      ...{ _type: "callToAction" as const, heading: plain(heading), text: line(text) },
      ...{ actionLabel: plain(actionLabel), image: image(picture, { decorative: true }) },
    };
  };

/** What other pages show of one, as its parts: title, and text. */
export const card = (...written: LineTemplate) => {
  const [title, text] = parts(...written);
  return { title: plain(title), text: line(text) };
};

/** A few words beside an icon, under the heading of an emirate's page. */
export function badge(icon: IconName, text: Line) {
  return { _type: "badge" as const, icon, text: line(text) };
}

/** A list of short statements as it is stored. */
export function points(lines: readonly Line[]) {
  return keyed("point", lines.map(point));
}

/** Links to the tools, by the names that footer and pages have for them. */
export const toolLinks = {
  plan: atTool(serviceLink("Plan of the move", "relocation-support")),
  visas: atTool(serviceLink("Visa route", "residency-visas")),
  days: atTool(serviceLink("Day counter", "tax-residency")),
  zones: atTool(pageNavLink("Free zone finder", "freeZonesPage")),
  tax: atTool(pageNavLink("Tax estimate", "taxBenefitsPage")),
};
