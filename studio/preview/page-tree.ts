import { defineQuery } from "groq";
import type { PageTreeQueryResult } from "../../schemas/generated/types.generated.ts";
import { fixedPath, pathOf } from "../../schemas/routes.ts";
import { singletons } from "../../schemas/singletons/index.ts";

/** Every version of every page; `isOverdue` where it shows a figure that should have been checked. */
export const pageTreeQuery = defineQuery(`*[_type in $pageTypes]{
  _id,
  _type,
  "slug": slug.current,
  "title": coalesce(menuLabel, title, name),
  "isOverdue": references(*[_type == "figure" && reviewBy < $today]._id)
}`);

/** A page as the navigator lists it. */
export type TreePage = {
  /** Of the published document. */
  id: string;
  type: string;
  path: string;
  title: string;
  /** How many pages stand above it. */
  depth: number;
  hasDraft: boolean;
  /** It changes with a release. */
  isScheduled: boolean;
  isOverdue: boolean;
};

type Version = PageTreeQueryResult[number];

/** The pages of the site by address, each with what is in the making for it. */
export function pageTree(versions: PageTreeQueryResult): TreePage[] {
  const byId = Map.groupBy(versions, ({ _id }) => publishedId(_id));
  return [...byId]
    .flatMap(([id, all]) => treePage(id, all) ?? [])
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function treePage(id: string, versions: readonly Version[]): TreePage | undefined {
  const draft = versions.find(({ _id }) => _id.startsWith("drafts."));
  const shown = draft ?? versions.find(({ _id }) => _id === id) ?? versions[0];
  const path = shown && pathOf(shown);
  if (shown === undefined || path === undefined) return undefined;
  const fixedTitle = singletons.find(({ name }) => name === shown._type)?.title;
  return {
    id,
    type: shown._type,
    path,
    title: fixedTitle ?? shown.title ?? path,
    depth: path === fixedPath("homePage") ? 0 : path.split("/").length - 1,
    hasDraft: draft !== undefined,
    isScheduled: versions.some(({ _id }) => _id.startsWith("versions.")),
    isOverdue: versions.some(({ isOverdue }) => isOverdue === true),
  };
}

function publishedId(id: string): string {
  return id.replace(/^(drafts\.|versions\.[^.]+\.)/, "");
}
