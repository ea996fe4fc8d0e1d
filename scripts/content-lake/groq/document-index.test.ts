import { evaluateSync } from "groq-js";
import { expect, test } from "vitest";
import { indexSelections } from "./document-index.ts";
import { evaluateGroq } from "./evaluate.ts";
import { toView } from "./perspective.ts";
import { parseGroq } from "./syntax.ts";

const stored = {
  _rev: "1",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-01T00:00:00Z",
};
const documents = [
  { _id: "a", _type: "page", title: "About", part: { _ref: "c" }, ...stored },
  { _id: "b", _type: "figure", title: "VAT", ...stored },
  { _id: "c", _type: "figure", title: "Tax", ...stored },
  { _id: "d", _type: "page", title: "Zones", part: { _ref: "b" }, ...stored },
  { _id: "e", _type: "draft", title: "Page", ...stored },
];

test.each([
  [`*[_type == "page"]`, 1],
  [`*[_type == "page" && title == "Zones"][0].part->title`, 1],
  [`*[title == "Tax" && _type == "figure"]`, 1],
  [`*[_type in ["draft", "figure"]] | order(title desc).title`, 1],
  [`*[_type in $types]._id`, 1],
  [`*[_type == "figure"]{ title, "shownOn": *[_type == "page" && references(^._id)].title }`, 2],
  [`{ "pages": count(*[_type == "page"]), "all": count(*) }`, 1],
  [`*[_type == "nobody"]`, 1],
  [`{ "one": *[_type == "page, draft"]._id, "two": *[_type in ["page", "draft"]]._id }`, 2],
  [`*[_type == "page" || title == "Tax"]._id`, 0],
  [`*[!(_type == "page")]._id`, 1],
  [`*[!(_type match "pa*") && (title == "Tax" || _type != "figure")]._id`, 1],
  [`*[(_type == "page" || _type == $kind) && title != "About"]._id`, 1],
  [`*[_type in [...$types, "figure"] && !(_type in $types)] | order(_id desc)._id`, 1],
  [`*[_type == "page" && _type == "figure"]._id`, 1],
  [`count(*[_type > 1])`, 1],
  [`*[_id == "c"][0].title`, 1],
  [`*["d" == _id && _type == "figure"]`, 1],
  [`*[_id in ["e", "nobody", "a", "e", 1] && defined(title)]._id`, 1],
  [`*[_id in $types || _id == "a"]._id`, 0],
  [`*[_id == part._ref || _id in path("*")]._id`, 0],
  [`*[_id == "a"]{ "same": *[_type == ^._type]._id, "part": *[_id == ^.part._ref].title }`, 1],
  [`*[_type == lower("PAGE")]._id`, 0],
  [`*[part->_type == "figure"]._id`, 0],
])(
  "the query %s gives the same result with and without the index (%i reads)",
  async (query, reads) => {
    const params = { types: ["page", "draft"], kind: "draft" };
    const parsed = parseGroq(query, params);
    expect(indexSelections(parsed).reads).toHaveLength(reads);
    const view = toView(documents);
    const found = await evaluateGroq(parsed, view, { projectId: "local", dataset: "test", params });
    const dereference = ({ _ref }: { _ref: string }) => view.byId.get(_ref);
    expect(found).toEqual(evaluateSync(parsed, { dataset: documents, params, dereference }).data);
  },
);
