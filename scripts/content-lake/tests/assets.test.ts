import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { createImageUrlBuilder } from "@sanity/image-url";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { AssetStore } from "../assets/asset-store.ts";
import { clientOf, makeTempDir, PROJECT_ID, startTestLake, type TestLake } from "./lake-fixture.ts";

let lake: TestLake;
let client: SanityClient;
let dataDir: string;

beforeEach(async () => {
  dataDir = await makeTempDir();
  lake = await startTestLake({ dataDir });
  client = clientOf(lake);
});

type Mark = { background: string; left: number; top: number; width: number; height: number };

/** Red pixels with marks on them, as PNG. */
async function painted(width: number, height: number, ...marks: Mark[]): Promise<Buffer> {
  const block = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } }).png();
  const layers = marks.map(async ({ background, left, top, ...size }) => {
    return { input: await block(size.width, size.height, background).toBuffer(), left, top };
  });
  const input = await block(width, height, "#f00").toBuffer();
  return sharp(input)
    .composite(await Promise.all(layers))
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Left half red, right half blue; the top fifth green. */
const picture = (width = 400, height = 200): Promise<Buffer> =>
  painted(
    width,
    height,
    { background: "#00f", left: width / 2, top: 0, width: width / 2, height },
    { background: "#0f0", left: 0, top: 0, width, height: height / 5 },
  );

/** 400 by 200 pixels of red, with a green square of 24 around a point given as fractions. */
const pictureWithMark = (x: number, y: number): Promise<Buffer> => {
  const [left, top] = [Math.round(x * 400) - 12, Math.round(y * 200) - 12];
  return painted(400, 200, { background: "#0f0", left, top, width: 24, height: 24 });
};

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>1</script></svg>';

async function fetchImage(url: string, accept = "*/*") {
  const response = await fetch(url, { headers: { accept } });
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const pixel = async (left: number, top: number) => {
    const { data } = await sharp(bytes)
      .removeAlpha()
      .toColourspace("srgb")
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data].map((value) => (value > 128 ? 1 : 0)).join("");
  };
  return { response, bytes, width, height, format, pixel };
}
const [RED, GREEN, BLUE] = ["100", "010", "001"];

test("uploading an image makes the asset document Sanity makes", async () => {
  const bytes = await picture();
  const source = { id: "1", name: "seed", url: "http://example.test/" };
  const said = { title: "T", label: "L", description: "D", creditLine: "C", source };
  const filename = "a b.png";
  const document = await client.assets.upload("image", bytes, { filename, ...said });
  const [, sha1] = /^image-([0-9a-f]{40})-400x200-png$/.exec(document._id) ?? [];
  const path = `images/${PROJECT_ID}/production/${sha1}-400x200.png`;
  expect(document).toMatchObject({
    ...said,
    _type: "sanity.imageAsset",
    assetId: sha1,
    sha1hash: sha1,
    extension: "png",
    mimeType: "image/png",
    size: bytes.length,
    originalFilename: filename,
    path,
    url: `${lake.url}/${path}`,
    metadata: {
      dimensions: { width: 400, height: 200, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/png;base64,/),
    },
  });
  expect(await client.getDocument(document._id)).toEqual(document);
});

test("uploading an image twice is one document", async () => {
  const first = await client.assets.upload("image", await picture(), { title: "first" });
  const second = await client.assets.upload("image", await picture(), { title: "second" });
  expect(second).toEqual(first);
  expect(await client.fetch("count(*)")).toBe(1);
});

test("uploading an image measures it as it is displayed", async () => {
  const turned = await sharp(await picture())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const document = await client.assets.upload("image", turned);
  expect(document.metadata.dimensions).toMatchObject({ width: 200, height: 400 });
  const shown = await fetchImage(`${document.url}?w=100`);
  expect([shown.width, shown.height]).toEqual([100, 200]);
});

test("uploading an image makes only the metadata asked for, and knows transparency", async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
  const create = { width: 9, height: 9, channels: 4, background } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const { metadata } = await client.assets.upload("image", bytes, { extract: ["palette"] });
  expect(metadata).not.toHaveProperty("lqip");
  expect(metadata).toMatchObject({ dimensions: { width: 9 }, hasAlpha: true, isOpaque: false });
});

test("uploading an image refuses what is none with a reason, and keeps nothing", async () => {
  const large = await sharp(await picture(800, 800))
    .jpeg()
    .toBuffer();
  for (const bytes of [Buffer.from("no image"), Buffer.alloc(0), large.subarray(0, 2000)]) {
    await expect(client.assets.upload("image", bytes)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/image|empty/),
    });
  }
  expect(await client.fetch("count(*)")).toBe(0);
  await expect(stat(join(dataDir, "assets"))).rejects.toThrow("ENOENT");
});

test("uploading a file keeps it as it is", async () => {
  const options = { filename: "notes.txt", contentType: "text/plain" };
  const document = await client.assets.upload("file", Buffer.from("héllo"), options);
  expect(document).toMatchObject({
    _id: expect.stringMatching(/^file-[0-9a-f]{40}-txt$/),
    _type: "sanity.fileAsset",
    mimeType: "text/plain",
    extension: "txt",
    originalFilename: "notes.txt",
  });
  const response = await fetch(document.url);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(await response.text()).toBe("héllo");
  const again = await fetch(document.url, {
    headers: { "if-none-match": response.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  const download = await fetch(`${document.url}?dl=my file.txt`);
  expect(download.headers.get("content-disposition")).toContain("my%20file.txt");
});

test("uploading a file takes the extension from the type, or none", async () => {
  const pdf = await client.assets.upload("file", Buffer.from("1"), {
    contentType: "application/pdf",
  });
  expect(pdf._id).toMatch(/-pdf$/);
  const odd = await client.assets.upload("file", Buffer.from("2"), { filename: "x.weird ext" });
  expect(odd._id).toMatch(/-bin$/);
});

test("uploading a file: that is too large is refused", async () => {
  const store = new AssetStore(dataDir, 1000);
  const receive = (size: number) =>
    store.receive(new Blob(["x".repeat(size)]).stream(), async (file) => file.size);
  await expect(receive(1001)).rejects.toMatchObject({ status: 413 });
  expect(await receive(1000)).toBe(1000);
});

test("uploading a file with markup shows it without scripts", async () => {
  const { url } = await client.assets.upload("file", Buffer.from("<script>1</script>"), {
    filename: "a.html",
  });
  expect((await fetch(url)).headers.get("content-security-policy")).toContain("script-src 'none'");
});

describe("an image address", () => {
  let url: string;
  let id: string;
  const builder = () =>
    createImageUrlBuilder({
      projectId: PROJECT_ID,
      dataset: "production",
      baseUrl: lake.url,
    }).image(id);

  beforeEach(async () => {
    const document = await client.assets.upload("image", await picture());
    ({ url } = document);
    id = document._id;
  });

  test("as @sanity/image-url builds it gives the original", async () => {
    expect(builder().url()).toBe(url);
    const { response, bytes } = await fetchImage(url);
    expect(bytes.equals(await picture())).toBe(true);
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  test.each([
    ["w=100", 100, 50],
    ["h=100", 200, 100],
    ["w=100&h=100", 100, 50],
    ["w=100&dpr=2", 200, 100],
    ["w=100&h=100&fit=crop", 100, 100],
    ["w=800&fit=max", 400, 200],
    ["w=800&h=800&fit=max", 400, 200],
    ["w=800", 800, 400],
    ["w=800&h=800&fit=fillmax", 400, 200],
    ["w=100&h=100&fit=fillmax", 100, 50],
    ["w=100&fit=crop", 100, 50],
    ["rect=10,10,50,40", 50, 40],
    ["rect=350,10,500,40", 50, 40],
  ])("?%s is %i by %i", async (query, width, height) => {
    const image = await fetchImage(`${url}?${query}`);
    expect([image.width, image.height, image.format]).toEqual([width, height, "png"]);
  });

  test("cuts where the hotspot and the crop of the Studio say", async () => {
    const crop = { top: 0.5, bottom: 0, left: 0, right: 0 };
    const shown = async (x: number) => {
      const hotspot = { x, y: 0.6, width: 0.1, height: 0.1 };
      const source = { asset: { _ref: id }, crop, hotspot };
      const address = builder().image(source).width(50).height(50).url();
      return (await fetchImage(address)).pixel(25, 25);
    };
    expect([await shown(0.2), await shown(0.8)]).toEqual([RED, BLUE]);
  });

  /** Address, a place in the picture, its colour. */
  test.each([
    ["w=60&h=100&fit=crop&crop=left", 30, 60, RED],
    ["w=60&h=100&fit=crop&crop=right", 30, 60, BLUE],
    ["w=60&h=100&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.9", 30, 60, RED],
    ["w=60&h=100&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.9", 30, 60, BLUE],
    ["w=60&h=100&fit=crop&crop=left&flip=h", 30, 60, BLUE],
    ["w=400&h=40&fit=crop&crop=top", 10, 20, GREEN],
    ["w=400&h=40&fit=crop&crop=bottom", 10, 20, RED],
    ["w=100", 10, 25, RED],
    ["w=100", 10, 3, GREEN],
    ["w=100&flip=h", 10, 25, BLUE],
    ["w=100&flip=h", 10, 3, GREEN],
    ["w=100&flip=v", 10, 3, RED],
    ["w=100&flip=v", 10, 47, GREEN],
    ["w=100&flip=hv", 10, 3, BLUE],
    ["w=100&flip=h&rect=0,0,200,200", 10, 25, RED],
  ])("?%s at %i, %i is %s", async (query, x, y, colour) => {
    const { pixel } = await fetchImage(`${url}?${query}`);
    expect(await pixel(x, y)).toBe(colour);
  });

  test.each([
    [60, 100, 0.3, 0.5],
    [60, 100, 0.4, 0.5],
    [60, 100, 0.6, 0.5],
    [60, 100, 0.7, 0.5],
    [200, 40, 0.5, 0.35],
  ])("?fit=crop to %i by %i has the focal point %s, %s in its middle", async (w, h, x, y) => {
    const marked = await client.assets.upload("image", await pictureWithMark(x, y));
    const cut = `w=${w}&h=${h}&fit=crop&crop=focalpoint&fp-x=${x}&fp-y=${y}`;
    const { pixel } = await fetchImage(`${marked.url}?${cut}`);
    const [dx, dy] = w < h ? [12, 0] : [0, 12];
    const at = (sign: number) => pixel(w / 2 + sign * dx, h / 2 + sign * dy);
    expect([await at(-1), await at(0), await at(1)]).toEqual([RED, GREEN, RED]);
  });

  test.each([
    ["image/avif,image/webp,*/*", "heif", "image/avif"],
    ["image/webp,*/*", "webp", "image/webp"],
    ["*/*", "png", "image/png"],
  ])("?auto=format for Accept: %s is %s", async (accept, format, type) => {
    const image = await fetchImage(builder().width(50).auto("format").url(), accept);
    expect(image.format).toBe(format);
    expect(image.response.headers.get("content-type")).toBe(type);
    expect(image.response.headers.get("vary")).toContain("Accept");
  });

  test.each([
    ["jpg", "jpeg"],
    ["pjpg", "jpeg"],
    ["webp", "webp"],
    ["png", "png"],
  ])("?fm=%s", async (fm, format) => {
    expect((await fetchImage(`${url}?w=50&fm=${fm}`)).format).toBe(format);
  });

  test("heeds quality", async () => {
    const low = await fetchImage(`${url}?fm=jpg&q=5`);
    const high = await fetchImage(`${url}?fm=jpg&q=95`);
    expect(low.bytes.length).toBeLessThan(high.bytes.length);
  });

  test("is refused by name for what is wrong or unknown", async () => {
    const wrong =
      "w=0 w=abc w=99999 fit=odd rect=1,2,3 rect=900,0,10,10 q=101 fm=bmp crop=up fit=scale flip=x w=8192&h=8192&fit=crop fp-x=2 dpr=0";
    const unknown =
      "bg=fff or=90 blur=5 sat=-100 max-w=300 frame=1 rot=90 mask=x colorquant=2 unheard-of=1";
    for (const query of `${wrong} ${unknown}`.split(" ")) {
      const response = await fetch(`${url}?${query}`);
      const [name = ""] = query.split("=");
      expect([query, response.status, await response.text()]).toEqual([
        query,
        400,
        expect.stringContaining(`"${name}`),
      ]);
    }
  });

  test("is answered from what was made before, and with 304 to who has it", async () => {
    const first = await fetchImage(`${url}?w=77`);
    const [a, b] = await Promise.all([fetchImage(`${url}?w=77`), fetchImage(`${url}?w=77`)]);
    expect(a.bytes.equals(first.bytes) && b.bytes.equals(first.bytes)).toBe(true);
    const etag = first.response.headers.get("etag") ?? "";
    const known = await fetch(`${url}?w=77`, { headers: { "if-none-match": etag } });
    expect(known.status).toBe(304);
    const other = await fetchImage(`${url}?w=78`);
    expect(other.response.headers.get("etag")).not.toBe(etag);
  });

  test.each([
    "/images/local/production/../../lake.sqlite",
    "/images/local/production/%2e%2e%2flake.sqlite",
    "/images/local/production/none.png",
    "/images/other/production/x.png",
    "/files/local/production/lake.sqlite",
    "/files/local/%2e%2e/lake.sqlite",
  ])("%s is not found", async (path) => {
    expect((await fetch(`${lake.url}${path}`)).status).toBe(404);
  });

  test("holds after a start on another port", async () => {
    await lake.close();
    const second = await startTestLake({ dataDir });
    const document = await clientOf(second).getDocument(id);
    expect(document?.url).toBe(url.replace(lake.url, second.url));
    await fetchImage(document?.url);
  });
});

test("pictures that are not made of pixels: SVG is served as it is, without scripts", async () => {
  const document = await client.assets.upload("image", Buffer.from(svg), { filename: "a.svg" });
  expect(document).toMatchObject({
    _id: expect.stringMatching(/-30x20-svg$/),
    mimeType: "image/svg+xml",
  });
  const response = await fetch(`${document.url}?w=300&auto=format`, {
    headers: { accept: "image/avif" },
  });
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("content-security-policy")).toContain("script-src 'none'");
  expect(await response.text()).toBe(svg);
});

test("pictures that are not made of pixels: GIF keeps moving", async () => {
  const gif = await sharp(await picture(20, 10))
    .gif()
    .toBuffer();
  const document = await client.assets.upload("image", gif);
  const image = await fetchImage(`${document.url}?w=5&auto=format`, "image/avif");
  expect(image.bytes.equals(gif)).toBe(true);
});
