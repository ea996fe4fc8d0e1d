import { type ContentDocument, describe, pageDocument } from "./content.ts";
import type { Finding, FindingDocument } from "./finding.ts";
import { pagesOf } from "./link-checks.ts";
import { pictureAddress, type SiteWalk } from "./walk-site.ts";

type Picture = { from: string; address: string };

/** Pictures that do not load, one finding for each, and pictures without an `alt` at all. */
export function pictureFindings(walk: SiteWalk, documents: readonly ContentDocument[]): Finding[] {
  const broken = [...walk.pages.values()].flatMap(({ path: from, model }): Picture[] =>
    (model?.pictures ?? []).flatMap(({ address: written }) => {
      const address = written === "" ? "" : pictureAddress(written, walk.base + from);
      if (address === undefined) return [];
      return walk.pictures.get(address) === 200 ? [] : [{ from, address }];
    }),
  );
  const withoutAlt = [...walk.pages.values()].filter(({ model }) =>
    model?.pictures.some(({ isInPage, hasAlt }) => isInPage && !hasAlt),
  );
  return [
    ...[...Map.groupBy(broken, ({ address }) => address)].map(([address, some]) => ({
      kind: "broken-picture" as const,
      page: some[0]?.from,
      document: documentOfPicture(address, some[0]?.from ?? "", documents),
      problem: `${describeAddress(address, walk)}; it is on ${pagesOf(some)}.`,
      fix: "Choose the picture anew in the document and publish it.",
    })),
    ...withoutAlt.map(({ path }) => ({
      kind: "missing-alt" as const,
      page: path,
      document: pageDocument(path, documents),
      problem: `A picture on ${path} has no alt attribute.`,
      fix: "Say what the picture shows, or mark it as decoration.",
    })),
  ];
}

function describeAddress(address: string, { pictures }: SiteWalk): string {
  if (address === "") return "A picture has no address";
  const status = pictures.get(address) ?? 0;
  return `The picture ${address} ${status === 0 ? "gets no answer" : `gets the status ${status}`}`;
}

/** The document that refers to the picture: `…/abc-10x20.png` is the asset `image-abc-10x20-png`. */
function documentOfPicture(
  address: string,
  page: string,
  documents: readonly ContentDocument[],
): FindingDocument | undefined {
  const file = /\/([a-f0-9]+-\d+x\d+)\.(\w+)(?:\?|$)/.exec(address);
  const reference = file && JSON.stringify({ _ref: `image-${file[1]}-${file[2]}` }).slice(1, -1);
  const holder =
    reference && documents.find((document) => JSON.stringify(document).includes(reference));
  return holder ? describe(holder) : pageDocument(page, documents);
}
