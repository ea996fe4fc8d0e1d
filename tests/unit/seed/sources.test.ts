import { expect, test } from "vitest";
import { seededOfType } from "#tests/support/first-content.ts";

/**
 * Those who publish a law, a rate or their own fact themselves: authorities, central banks, and the
 * zones.
 */
const OWN_SOURCES =
  /(?:^|\.)(?:gov\.ae|u\.ae|ecb\.europa\.eu|centralbank\.ae|efta\.int|gcc-sg\.org|iana\.org|visitdubai\.com|rak\.ae|wam\.ae|adgm\.com|difc\.com|saif-zone\.com|hfza\.ae|ifza\.com|rakez\.com|shams\.ae|srtip\.ae|uaqftz\.com)$/;

const REPORTED = /\breports?\b|\breported\b/i;

test("a figure without an official source names who reports it", () => {
  const unnamed = seededOfType("figure").flatMap(({ _id, sourceTitle, sourceUrl, next }) =>
    [{ sourceTitle, sourceUrl }, next ?? {}].flatMap((source) => {
      if (!source.sourceUrl) return [];
      const { hostname } = new URL(source.sourceUrl);
      const isNamed = OWN_SOURCES.test(hostname) || REPORTED.test(source.sourceTitle ?? "");
      return isNamed ? [] : [`${_id}: ${hostname}`];
    }),
  );
  expect(unnamed).toEqual([]);
});
