import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createImageUrlBuilder } from "@sanity/image-url";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import {
  client,
  lake,
  makeTempDir,
  PROJECT_ID,
  refusal,
  startTestLake,
  withLake,
} from "./lake-fixture.ts";

withLake();

/** Left half red, right half blue; the top fifth green. */
function picture(width = 400, height = 200): Promise<Buffer> {
  const plain = (size: { width: number; height: number }, background: string) => ({
    create: { ...size, channels: 3, background } as const,
  });
  const marks = [
    { input: plain({ width: width / 2, height }, "#00f"), left: width / 2, top: 0 },
    { input: plain({ width, height: height / 5 }, "#0f0"), left: 0, top: 0 },
  ];
  return sharp(plain({ width, height }, "#f00")).composite(marks).removeAlpha().png().toBuffer();
}

async function fetchImage(url: string, accept = "*/*") {
  const response = await fetch(url, { headers: { accept } });
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const pixel = async (left: number, top: number) => {
    const one = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
    const data = await one.toColourspace("srgb").raw().toBuffer();
    return [...data].map((value) => (value > 128 ? 1 : 0)).join("");
  };
  return { response, bytes, width, height, format, pixel };
}
const [RED, GREEN, BLUE] = ["100", "010", "001"];

test("uploading an image creates the same asset document as Sanity", async () => {
  const bytes = await picture();
  const said = { title: "T", source: { id: "1", name: "seed" } };
  const filename = "a b.png";
  const document = await client.assets.upload("image", bytes, { filename, ...said });
  const [, sha1] = /^image-([0-9a-f]{40})-400x200-png$/.exec(document._id) ?? [];
  expect(document).toMatchObject({
    ...said,
    _type: "sanity.imageAsset",
    assetId: sha1,
    mimeType: "image/png",
    size: bytes.length,
    originalFilename: filename,
    url: `${lake.url}/images/${PROJECT_ID}/production/${sha1}-400x200.png`,
    metadata: {
      dimensions: { width: 400, height: 200, aspectRatio: 2 },
      lqip: expect.stringMatching(/^data:image\/png;base64,/),
    },
  });
  // The same bytes are the same document.
  expect(await client.assets.upload("image", bytes, { title: "second" })).toEqual(document);
});

test("an image is made once for all lakes that keep images in one folder", async () => {
  const imagesDir = await makeTempDir();
  const first = await startTestLake({ imagesDir });
  const { url } = await first.client.assets.upload("image", await picture());
  const address = `${url}?w=40&h=40&fit=crop&auto=format`;
  const made = await fetchImage(address, "image/avif");
  expect(made.format).toBe("heif");
  const [name = "", ...others] = await readdir(imagesDir);
  expect(others).toEqual([]);

  // What another lake finds there it does not make.
  await writeFile(join(imagesDir, name), await picture(20, 20));
  const second = await startTestLake({ imagesDir });
  await second.client.assets.upload("image", await picture());
  const inSecond = address.replace(first.url, second.url);
  expect(await fetchImage(inSecond, "image/avif")).toMatchObject({ width: 20, height: 20 });
  // Another format, size or upload is another image.
  expect((await fetchImage(inSecond, "image/webp")).width).toBe(40);
  expect((await fetchImage(`${inSecond}&dpr=2`, "image/avif")).width).toBe(80);
  const other = await second.client.assets.upload("image", await picture(100, 100));
  expect(
    (await fetchImage(`${other.url}?w=40&h=40&fit=crop&auto=format`, "image/avif")).width,
  ).toBe(40);
});

test("an uploaded image's size is the displayed one, and its metadata only what was requested", async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0.5 };
  const create = { width: 400, height: 200, channels: 4, background } as const;
  const turned = await sharp({ create }).withMetadata({ orientation: 6 }).png().toBuffer();
  const { url, metadata } = await client.assets.upload("image", turned, { extract: ["palette"] });
  expect(metadata).not.toHaveProperty("lqip");
  const dimensions = { width: 200, height: 400 };
  expect(metadata).toMatchObject({ dimensions, hasAlpha: true, isOpaque: false });
  const shown = await fetchImage(`${url}?w=100`);
  expect([shown.width, shown.height]).toEqual([100, 200]);
});

test("uploading a file that is no image is refused with a reason, and nothing is stored", async () => {
  const large = sharp(await picture(800, 800)).jpeg();
  const broken = (await large.toBuffer()).subarray(0, 2000);
  for (const bytes of [Buffer.from("no image"), broken]) {
    await expect(client.assets.upload("image", bytes)).rejects.toEqual(refusal(400, "image"));
  }
  await expect(stat(join(lake.dataDir, "assets"))).rejects.toThrow("ENOENT");
});

test("an uploaded file is stored unchanged", async () => {
  const options = { filename: "notes.txt", contentType: "text/plain" };
  const document = await client.assets.upload("file", Buffer.from("héllo"), options);
  expect(document._id).toMatch(/^file-[0-9a-f]{40}-txt$/);
  expect(document).toMatchObject({ mimeType: "text/plain", originalFilename: "notes.txt" });
  const { headers } = await fetch(`${document.url}?dl=my file.txt`);
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("content-disposition")).toContain("my%20file.txt");
  expect(await (await fetch(document.url)).text()).toBe("héllo");
});

describe("images", () => {
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

  test.each([
    ["w=100", "100x50", 10, 25, RED],
    ["w=100&h=100", "100x50", 90, 25, BLUE],
    ["w=100&dpr=2", "200x100", 180, 50, BLUE],
    ["w=800&fit=max", "400x200", 10, 100, RED],
    ["w=800&h=800&fit=fillmax", "400x200", 10, 100, RED],
    ["rect=350,10,500,40", "50x40", 10, 10, GREEN],
    ["w=100&h=100&fit=crop", "100x100", 60, 50, BLUE],
    ["w=60&h=100&fit=crop&crop=right", "60x100", 30, 60, BLUE],
    // The edges between the colours show where the centre of the crop is.
    ["w=60&h=100&fit=crop&crop=focalpoint&fp-x=0.4", "60x100", 45, 60, RED],
    ["w=200&h=40&fit=crop&fp-y=0.3", "200x40", 20, 7, GREEN],
    ["w=60&h=100&fit=crop&crop=left&flip=h", "60x100", 30, 60, BLUE],
    ["w=400&h=40&fit=crop&crop=bottom", "400x40", 10, 20, RED],
    // The crop with the most detail. A crop around the centre would be all blue.
    ["w=50&h=100&fit=crop&crop=entropy&rect=150,0,250,200", "50x100", 10, 60, RED],
    ["w=100&flip=hv", "100x50", 90, 47, GREEN],
    ["w=100&flip=h&rect=0,0,200,200", "100x100", 10, 25, RED],
  ])(
    "an image address with %s gives a picture of %s, cut and rotated accordingly",
    async (query, size, x, y, colour) => {
      const { width, height, format, pixel } = await fetchImage(`${url}?${query}`);
      expect([`${width}x${height}`, format, await pixel(x, y)]).toEqual([size, "png", colour]);
    },
  );

  test("an image address cuts by the Studio's hotspot and crop", async () => {
    const crop = { top: 0.5, bottom: 0, left: 0, right: 0 };
    const shown = async (x: number) => {
      const hotspot = { x, y: 0.6, width: 0.1, height: 0.1 };
      const source = { asset: { _ref: id }, crop, hotspot };
      const address = builder().image(source).width(50).height(50).url();
      return (await fetchImage(address)).pixel(25, 25);
    };
    expect([await shown(0.2), await shown(0.8)]).toEqual([RED, BLUE]);
  });

  test("an image has the requested format, or one that the browser accepts", async () => {
    for (const [accept, format, type] of [
      ["image/avif,image/webp,*/*", "heif", "image/avif"],
      ["image/webp,*/*", "webp", "image/webp"],
      ["*/*", "png", "image/png"],
    ] as const) {
      const image = await fetchImage(builder().width(50).auto("format").url(), accept);
      const { headers } = image.response;
      expect([image.format, headers.get("content-type")]).toEqual([format, type]);
      expect(headers.get("vary")).toContain("Accept");
    }
    expect((await fetchImage(`${url}?fm=jpg&q=5`)).format).toBe("jpeg");
  });

  test("an image address with a wrong or unknown parameter is refused by its name", async () => {
    const wrong = "w=99999 fit=scale rect=1,2,3 rect=900,0,10,10 w=8192&h=8192&fit=crop dpr=0";
    for (const query of `${wrong} bg=fff unheard-of=1`.split(" ")) {
      const response = await fetch(`${url}?${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(query.replace(/=.*/, ""));
    }
  });

  test("an image address from @sanity/image-url gives the original, and 304 for an unchanged copy", async () => {
    expect(builder().url()).toBe(url);
    const original = await fetchImage(url);
    expect(original.bytes.equals(await picture())).toBe(true);
    const { response } = await fetchImage(`${url}?w=77`);
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    const known = await fetch(`${url}?w=77`, { headers });
    expect(known.status).toBe(304);
    expect(known.headers.get("cache-control")).toContain("immutable");
    expect((await fetch(`${url}?w=78`, { headers })).status).toBe(200);
  });

  test("an unknown image is not found, and image addresses work after a start on another port", async () => {
    for (const path of [
      "/images/local/production/%2e%2e%2f%2e%2e%2f%2e%2e%2flake.sqlite",
      "/images/local/production/none.png",
      "/images/other/production/x.png",
      "/files/local/%2e%2e%2f%2e%2e/lake.sqlite",
    ]) {
      expect([path, (await fetch(`${lake.url}${path}`)).status]).toEqual([path, 404]);
    }
    const second = await lake.restart();
    const document = await second.client.getDocument(id);
    expect(document?.url).toBe(url.replace(lake.url, second.url));
    await fetchImage(document?.url);
  });
});

test("an SVG or HTML file is served unchanged and cannot run scripts", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
  const picture = await client.assets.upload("image", svg, { filename: "a.svg" });
  const page = await client.assets.upload("file", svg, { filename: "a.html" });
  for (const address of [`${picture.url}?w=5&auto=format`, page.url]) {
    const response = await fetch(address, { headers: { accept: "image/avif" } });
    expect(Buffer.from(await response.arrayBuffer()).equals(svg)).toBe(true);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("script-src 'none'; sandbox");
  }
});
