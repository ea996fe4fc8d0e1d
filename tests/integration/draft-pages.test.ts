import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { stegaClean } from "@sanity/client/stega";
import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addDays } from "#schemas/shared/figures/review-day.ts";
import { wholeLink } from "#tests/support/whole-link.ts";
import { htmlOf, onPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const TAX = "/free-zones/tax-benefits";
const HEADING = "Schools, soon";

beforeAll(async () => {
  const published = await lake.stored("service-education");
  const drafts = { drafts: HEADING, "versions.rAutumn": "Schools in autumn" };
  for (const [version, heading] of Object.entries(drafts)) {
    const hero = { ...published.hero, heading };
    await lake.client().createOrReplace({ ...published, _id: `${version}.${published._id}`, hero });
  }
});

type Visit = { isEditor?: boolean; perspective?: string };

/** The response of the draft page to an editor's browser, to which the proxy sends it. */
async function visit(address: string, { isEditor = true, perspective }: Visit = {}) {
  const { getServerSideProps, default: PreviewPage } = await import(
    "#web/pages/preview/[[...path]].tsx"
  );
  const { pathname, searchParams } = new URL(address, "http://site");
  const request = new IncomingMessage(new Socket());
  request.url = address;
  const cookies = perspective === undefined ? {} : { "sanity-preview-perspective": perspective };
  const response = new ServerResponse(request);
  const path = pathname.split("/").filter(Boolean);
  const result = await getServerSideProps({
    req: Object.assign(request, { cookies }),
    res: response,
    params: { path },
    query: { ...Object.fromEntries(searchParams), path },
    resolvedUrl: address,
    ...(isEditor && { draftMode: true }),
  });
  const props = "props" in result ? await result.props : undefined;
  const html = props && (await htmlOf(onPage(props, createElement(PreviewPage, props))));
  return { result, response, props, html, words: stegaClean(textOf(html ?? "")) };
}

test("a visitor with an old draft cookie is redirected to the public page and loses the cookie", async () => {
  const address = "/services/education?a=b";
  const { result, response } = await visit(address, { isEditor: false });
  expect(result).toEqual({ redirect: { destination: address, permanent: false } });
  // A cookie from a frame of the Studio would otherwise stay, and lead here again and again.
  const gone = "__prerender_bypass=; Max-Age=0; Path=/";
  const forFrames = `${gone}; HttpOnly; Secure; SameSite=None`;
  expect(response.getHeader("set-cookie")).toEqual(
    expect.arrayContaining([gone, forFrames, `${forFrames}; Partitioned`]),
  );
});

test.each([
  [undefined, HEADING],
  ["drafts", HEADING],
  ["rAutumn,drafts", "Schools in autumn"],
  ["<nonsense>", HEADING],
])(
  "an editor who opens %s sees its draft, marked as not for search engines",
  async (perspective, heading) => {
    const { props, words, response } = await visit("/services/education", {
      ...(perspective !== undefined && { perspective }),
    });
    expect(words).toContain(heading);
    expect(props).toMatchObject({ shown: "page", type: "service", isDraft: true });
    expect(response.getHeader("x-robots-tag")).toBe("noindex");
  },
);

test("a tool works within a draft", async () => {
  const asked =
    "tool=tax-estimate&revenue=10000000&profit=500000&currency=AED&activity=services&periodEnd=2027-12-31";
  const answered = await visit(`${TAX}?${wholeLink(asked)}`);
  expect(answered.words).toMatch(/AED.11,250/);
  expect((await visit(TAX)).props).toMatchObject({ data: { asked: null } });
});

test("a draft can be shown as of a chosen day", async () => {
  const [day, relief] = [addDays(dubaiDay(), 30), "figure-small-business-relief-state"];
  const next = { from: day, value: "is over", sourceTitle: "A", checkedOn: dubaiDay() };
  await lake.change(relief, { value: "is open", next });
  expect((await visit(TAX)).words).toContain("is open");
  const later = await visit(`${TAX}?as-of=${day}`);
  expect(later.props?.day).toBe(day);
  expect(later.words).toContain("is over");
  expect((await visit(`${TAX}?as-of=nonsense`)).props?.day).toBe(dubaiDay());
});

test.each([
  ["/services/nothing", 404, "Page Not Found"],
  ["/_unmatched/page", 404, "Page Not Found"],
  ["/offline", 200, "You are offline"],
  ["/?state=error-screen", 200, "This is what visitors see of an error."],
])("in a draft %s shows its texts", async (address, status, text) => {
  const { response, words, props } = await visit(address);
  expect([response.statusCode, words.toLowerCase().includes(text.toLowerCase())]).toEqual([
    status,
    true,
  ]);
  expect(props?.head).toMatchObject({ robots: "noindex", canonical: null, alternates: {} });
});
