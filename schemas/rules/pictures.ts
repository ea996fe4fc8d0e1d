import { isRecord } from "../shared/record.ts";
import { type Rule, rawClient } from "./client.ts";
import type { PictureSlot } from "./picture-slots.ts";

/** The id of an image field's file. Its end contains the size: `image-<hash>-800x600-png`. */
export function assetOf(image: unknown): string | undefined {
  if (!isRecord(image) || !isRecord(image.asset)) return undefined;
  return typeof image.asset._ref === "string" ? image.asset._ref : undefined;
}

/** The width of an image in pixels after its crop. A drawing has no limit. */
function croppedWidth(image: unknown): number | undefined {
  const size = /-(\d+)x\d+-(\w+)$/.exec(assetOf(image) ?? "");
  if (size === null || size[2] === "svg" || !isRecord(image)) return undefined;
  const crop = isRecord(image.crop) ? image.crop : {};
  const share = (side: unknown) => (typeof side === "number" ? side : 0);
  return Math.round(Number(size[1]) * (1 - share(crop.left) - share(crop.right)));
}

export function wideEnoughFor({ leastWidth }: PictureSlot) {
  return (image: unknown): true | string => {
    const width = croppedWidth(image);
    return width === undefined || width >= leastWidth
      ? true
      : `This picture is ${width} pixels wide and looks blurred here: choose one of ${leastWidth} or more, or crop less.`;
  };
}

/** Warns about an alternative text that was written for the previous image. */
export function warnOnOtherPicture(alt: string | undefined, image: unknown): true | string {
  const asset = assetOf(image);
  if (!alt?.trim() || asset === undefined || !isRecord(image)) return true;
  if (image.decorative === true) return true;
  const { altFor } = image;
  return typeof altFor !== "string" || altFor === asset
    ? true
    : "This was written for another picture: say what the new one shows.";
}

/**
 * Refuses a drawing in the place of a photograph, because the image server cannot resize a drawing.
 */
export function noDrawing(image: unknown): true | string {
  return assetOf(image)?.endsWith("-svg")
    ? "An SVG is a drawing: choose a JPEG, PNG, WebP or AVIF."
    : true;
}

export const warnOnUnknownRights: Rule<unknown> = async (image, context) => {
  const asset = assetOf(image);
  if (asset === undefined) return true;
  const withoutCredit = `count(*[_id == $asset && coalesce(creditLine, "") == ""]) > 0`;
  return (await rawClient(context).fetch(withoutCredit, { asset }))
    ? "Nobody has noted whose picture this is and who may use it: open it in Media and fill in Credit."
    : true;
};
