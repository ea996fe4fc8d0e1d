import { expect, test } from "vitest";
import { asEnglish } from "#web/jsx/english-text.ts";
import { unbrokenReferences } from "./unbroken-references.ts";

// A space at which no line ends is written as “_” here.
test.each([
  ["Cabinet Decision No._3 of 2024, Articles_3 to 5; Law No._32 of 2021, Article_92"],
  ["FTA:s beslut nr_3 från 2024, artikel_4; kabinettsbeslut nr_52 från 2017, artiklarna_7 och 8"],
  ["FTAs vedtak nr._3 fra 2024, artikkel_3 til 5"],
  ["FTA's beslutning nr._3 af 2024, artikel_3 til 5"],
  ["FTA:n päätös nro_3/2024, 3–5_artikla; asetuslaki nro_8/2017, 13 ja 15_artikla"],
  ["General Data Protection Regulation, Chapter_2, section_7, paragraph_1; paragraf_12, kapitel_2"],
  ["Lettlands lag, paragraf_14, stycke_2; 3_kapitlet 19_paragrafen inkomstskattelagen"],
  ["Ministerial Decisions of 2025, as reported by Emirates 24|7; Snr 4; Federal Tax Authority"],
])("no line ends between the kind of a law and its number: %s", (unbroken) => {
  const written = unbroken.replaceAll("_", " ");
  expect(unbrokenReferences(written)).toBe(unbroken.replaceAll("_", "\u00a0"));
});

test("the mark of a source in English stays", () => {
  expect(unbrokenReferences(asEnglish("Law No. 8"))).toBe(asEnglish("Law No.\u00a08"));
});
