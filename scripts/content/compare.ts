import type { SanityClient } from "@sanity/client";
import { contentOf, isDraft } from "./document.ts";
import { readLake } from "./lake.ts";
import { type FieldDifference, mergeDocument } from "./merge.ts";
import { shownApart } from "./report.ts";
import type { Source } from "./source.ts";

/** How a source and the lake differ, whoever changed what. */
export type Comparison = {
  onlyInSource: string[];
  onlyInLake: string[];
  different: { id: string; fields: FieldDifference[] }[];
};

export async function compare(client: SanityClient, source: Source): Promise<Comparison> {
  const { published, drafts } = await readLake(client);
  const stored = (id: string) =>
    isDraft(id) ? drafts.get(id.slice("drafts.".length)) : published.get(id);
  const ids = new Set(source.documents.map(({ _id }) => _id));
  return {
    onlyInSource: [...ids].filter((id) => stored(id) === undefined),
    onlyInLake: source.isWhole ? [...published.keys()].filter((id) => !ids.has(id)) : [],
    different: source.documents.flatMap((document) => {
      const mine = stored(document._id);
      if (mine === undefined) return [];
      const { differences: fields } = mergeDocument({
        base: undefined,
        mine: contentOf(mine),
        theirs: document,
        take: () => undefined,
      });
      return fields.length === 0 ? [] : [{ id: document._id, fields }];
    }),
  };
}

/** The comparison as lines of a diff: `-` is the lake's, `+` the source's. */
export function describeComparison({ onlyInSource, onlyInLake, different }: Comparison): string {
  const lines = [
    ...onlyInLake.map((id) => `- ${id}`),
    ...onlyInSource.map((id) => `+ ${id}`),
    ...different.flatMap(({ id, fields }) => [
      `  ${id}`,
      ...fields.flatMap(({ path, mine, theirs }) => {
        const [lake, file] = shownApart(mine, theirs);
        return [`-   ${path}: ${lake}`, `+   ${path}: ${file}`];
      }),
    ]),
  ];
  return lines.length === 0 ? "No difference." : lines.join("\n");
}
