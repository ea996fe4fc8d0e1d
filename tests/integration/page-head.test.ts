import { expect, test } from "vitest";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** Title and description of the contact page as its head says them. */
async function headOfContact() {
  const { fetchFixedPage } = await import("#web/content/fetch-page.ts");
  const { metadataOf } = await import("#web/page/page-metadata.ts");
  const { title, description } = await metadataOf("/contact", await fetchFixedPage("contactPage"));
  return { title, description };
}

async function searchTextsOf(path: string) {
  return lake
    .client()
    .fetch<{ title: string; description: string }>(
      `*[_type == "pageMetadata" && path == $path][0]{ title, description }`,
      { path },
    );
}

test("what an editor wrote wins, then the page's own words, then the home page's", async () => {
  expect(await headOfContact()).toEqual(await searchTextsOf("/contact"));

  await lake.client().delete({ query: `*[_type == "pageMetadata" && path == "/contact"]` });
  await lake
    .client()
    .patch("contactPage")
    .set({ "banner.heading": "Write to us", "banner.text": "We answer in a day." })
    .commit();
  expect(await headOfContact()).toEqual({
    title: "Write to us | Nordune",
    description: "We answer in a day.",
  });

  await lake
    .client()
    .patch("contactPage")
    .set({ "banner.heading": " ", "banner.text": "" })
    .commit();
  expect(await headOfContact()).toEqual(await searchTextsOf("/"));
});
