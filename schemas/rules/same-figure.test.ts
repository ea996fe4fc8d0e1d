import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";
import { otherOriginals } from "./same-figure.ts";

const figures = ["rate", "limit"].map((_id) => ({ _id, _type: "figure" }));

test.each(["rate", "drafts.rate", "versions.january.rate"])(
  "a figure edited as %s is not offered as the same as itself",
  async (_id) => {
    const day = "2026-11-29T00:00:00Z";
    const document = { _id, _type: "figure", _rev: "1", _createdAt: day, _updatedAt: day };
    const getClient = () => {
      throw new Error("The filter needs no client.");
    };
    const { filter, params } = await otherOriginals({
      document,
      parentPath: [],
      perspective: [],
      getClient,
    });
    const query = parse(`*[${filter}]._id`, { params });
    const offered = await (await evaluate(query, { dataset: figures, params })).get();
    expect(offered).toEqual(["limit"]);
  },
);
