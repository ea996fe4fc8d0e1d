import sharp from "sharp";

const WIDTH = 400;
const HEIGHT = 250;

/** A heading, an introduction and three boxes, in the colours of the site. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#eaf2f2"/>
  <rect x="30" y="36" width="180" height="20" rx="4" fill="#1c4659"/>
  <rect x="30" y="70" width="260" height="10" rx="4" fill="#cfe0e3"/>
  <rect x="30" y="110" width="104" height="104" rx="8" fill="#fff"/>
  <rect x="148" y="110" width="104" height="104" rx="8" fill="#fff"/>
  <rect x="266" y="110" width="104" height="104" rx="8" fill="#fff"/>
</svg>`;

/** The picture of a section in the Studio's menu, until there is one of it, as WebP. */
export function placeholderPicture(): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).webp({ quality: 80 }).toBuffer();
}
