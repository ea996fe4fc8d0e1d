import type { SanityClient } from "@sanity/client";
import pMap from "p-map";
import { editedTypes } from "../../../schemas/index.ts";
import { SECOND_PERSON_TYPES, secondPersonQuery } from "../../../schemas/rules/second-person.ts";
import {
  type ContactDetails,
  contactDetailsQuery,
} from "../../../schemas/shared/contact-placeholders.ts";
import { reviewDay } from "../../../schemas/shared/figures/review-day.ts";
import { figuresAmong } from "../../../schemas/shared/figures/stored-figure.ts";
import { SOURCE_TYPES, sourceFacts } from "../../../schemas/shared/sources/source-facts.ts";
import {
  noticedQuery,
  openSources,
  readingsAmong,
} from "../../../schemas/shared/sources/source-reading.ts";
import {
  approvalOf,
  authorsOfDraft,
  lastAuthorOf,
} from "../../actions/second-person/second-person.ts";
import { dueFigures } from "../figures/due.ts";

export type ListedDocument = { _id: string; _type: string; at: string; by?: string | undefined };

export type ScheduledRelease = {
  _id: string;
  title: string | null;
  publishAt: string;
  /** The versions that it will publish. */
  documents: ListedDocument[];
};

/** A release that somebody has to schedule or publish. */
export type WaitingRelease = { _id: string; title: string | null; count: number };

type Stored = { _id: string; _type: string; _updatedAt: string };

type Draft = { draft: Stored; published: Stored | null };

export type Overview = {
  /** Drafts that may wait for a second person, and the setting that decides. */
  proposed: Draft[];
  setting: unknown;
  /** Drafts that say something else than what is published. */
  notPublished: ListedDocument[];
  scheduled: ScheduledRelease[];
  releases: WaitingRelease[];
  contact: ContactDetails | null;
  figures: unknown[];
  /** The other documents that hold facts with a source. */
  sourced: { _id: string; _type: string }[];
  /** What the content tool has noticed at sources. */
  readings: unknown[];
  lastPublished: ListedDocument[];
};

/** How many drafts the screen lists, and how many are read at once. */
const [MOST_DRAFTS, READ_AT_ONCE] = [8, 12];

const isPublished = `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`;

/** The versions of the release around it, `_.releases.<name>`. */
const isInRelease = `string::startsWith(_id, "versions." + string::split(^._id, ".")[2] + ".")`;

const publishedOfDraft = `"published": *[_id == string::split(^._id, "drafts.")[1]][0]`;

/** The latest drafts but those that are known. */
const draftsQuery = `
  *[_type in $types && _id in path("drafts.**") && !(_id in $known)]
    | order(_updatedAt desc)[0...${READ_AT_ONCE}]{ "draft": @, ${publishedOfDraft} }
`;

/** The other data of the start screen. `$types` are the types of documents that editors edit. */
const overviewQuery = `{
  "setting": ${secondPersonQuery},
  "proposed": *[_type in ${JSON.stringify(SECOND_PERSON_TYPES)} && _id in path("drafts.**")]
    | order(_updatedAt desc){ "draft": @, ${publishedOfDraft} },
  "scheduled": *[_type == "system.release" && state in ["scheduled", "scheduling"]]
    | order(publishAt){
      _id,
      "title": metadata.title,
      publishAt,
      "documents": *[${isInRelease}][0...8]{ _id, _type, "at": _updatedAt }
    },
  "releases": *[_type == "system.release" && state == "active"]
    | order(metadata.title){
      _id,
      "title": metadata.title,
      "count": count(*[${isInRelease}])
    },
  "contact": ${contactDetailsQuery},
  "figures": *[_type == "figure" && ${isPublished}],
  "sourced": *[_type in ${JSON.stringify(SOURCE_TYPES.filter((type) => type !== "figure"))} && ${isPublished}],
  "readings": ${noticedQuery},
  "lastPublished": *[_type in $types && ${isPublished}]
    | order(_updatedAt desc)[0...8]{ _id, _type, "at": _updatedAt }
}`;

/**
 * The latest drafts that say something else than what is published. A scheduled publish leaves the
 * drafts of which it was made.
 */
async function fetchNotPublished(
  client: SanityClient,
  types: readonly string[],
): Promise<ListedDocument[]> {
  const known = new Set<string>();
  const found: ListedDocument[] = [];
  let drafts: Draft[];
  do {
    drafts = await client.fetch<Draft[]>(draftsQuery, { types, known: [...known] });
    for (const { draft, published } of drafts) {
      const { _id, _type, _updatedAt: at } = draft;
      known.add(_id);
      const isNew = published === null || contentOf(draft) !== contentOf(published);
      if (isNew) found.push({ _id, _type, at });
    }
  } while (found.length < MOST_DRAFTS && drafts.length === READ_AT_ONCE);
  return found.slice(0, MOST_DRAFTS);
}

function contentOf({ _id, _updatedAt, ...more }: Stored): string {
  const { _rev, _createdAt, ...content }: Record<string, unknown> = more;
  return JSON.stringify(content);
}

/**
 * The figures that have to be checked now or soon, each with its day, as in the Figures tool.
 * @param today ISO date (YYYY-MM-DD)
 */
export function figuresToLookUp(stored: readonly unknown[], today: string): ListedDocument[] {
  const { overdue, soon } = dueFigures(figuresAmong(stored), today);
  return [...overdue, ...soon].map((figure) => ({
    _id: figure._id,
    _type: figure._type,
    at: reviewDay(figure) ?? today,
  }));
}

/**
 * How many sources wait for a person, as the Figures tool lists them; undefined if none does.
 */
export function sourcesInWords({
  figures,
  sourced,
  readings,
}: Pick<Overview, "figures" | "sourced" | "readings">): string | undefined {
  const facts = sourceFacts([...figuresAmong(figures), ...sourced]);
  const open = openSources(facts, readingsAmong(readings));
  const count = (outcome: string) => open.filter((each) => each.outcome === outcome).length;
  const parts = [
    ["Without their value now", count("gone")],
    ["Changed", count("changed")],
    ["Not readable", count("unreadable")],
  ] as const;
  const said = parts.flatMap(([what, number]) => (number === 0 ? [] : `${what}: ${number}.`));
  return said.length === 0 ? undefined : said.join(" ");
}

/**
 * Fetches the data of the start screen.
 * @param types the types of documents that editors edit
 */
export async function fetchOverview(
  client: SanityClient,
  types: readonly string[] = editedTypes,
): Promise<Overview> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  const [overview, notPublished] = await Promise.all([
    raw.fetch<Omit<Overview, "notPublished">>(overviewQuery, { types }),
    fetchNotPublished(raw, types),
  ]);
  return { ...overview, notPublished };
}

/**
 * Data that only the history has: what waits for the user's approval, and who published last.
 * @param me id of the user
 */
export async function fetchAuthors(
  client: SanityClient,
  overview: Overview,
  me: string | undefined,
) {
  const { proposed, setting, lastPublished } = overview;
  const waiting = await pMap(proposed, async ({ draft, published }) => {
    const asked = { draft, published, setting, me };
    if (approvalOf({ ...asked, authors: undefined }) === "notNeeded") return [];
    const authors = await authorsOfDraft(client, draft._id);
    const { _id, _type, _updatedAt: at } = draft;
    return approvalOf({ ...asked, authors }) === "possible" ? [{ _id, _type, at }] : [];
  });
  return {
    waiting: waiting.flat(),
    lastPublished: await pMap(lastPublished, async (document) => ({
      ...document,
      by: await lastAuthorOf(client, document._id),
    })),
  };
}
