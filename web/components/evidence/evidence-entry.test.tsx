import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { seeded } from "#tests/support/first-content.ts";
import { Source } from "./evidence-entry.tsx";

test.each([undefined, "https://uaelegislation.gov.ae/en/legislations/1601"])(
  "no line of a source ends before the number of its law, with the address %s",
  (sourceUrl) => {
    const source = { sourceTitle: "Law No. 47 of 2022, Article 53", checkedOn: null };
    const labels = { ...seeded("siteSettings").evidence, from: null };
    const html = renderToStaticMarkup(
      <Source {...source} sourceUrl={sourceUrl ?? null} labels={labels} />,
    );
    expect(html).toContain("Law No.\u00a047 of 2022, Article\u00a053");
  },
);
