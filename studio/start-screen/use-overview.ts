import type { SanityClient } from "@sanity/client";
import { documents } from "../../schemas/documents/index.ts";
import { singletonTypes } from "../../schemas/index.ts";
import { useAnswer } from "../lib/use-answer.ts";
import { type Overview, overviewQuery } from "./queries.ts";

const types = [...singletonTypes, ...documents.map(({ name }) => name)];

function fetchOverview(client: SanityClient): Promise<Overview> {
  return client
    .withConfig({ perspective: "raw", useCdn: false })
    .fetch<Overview>(overviewQuery, { types });
}

/** What the start screen lists, read each time that it opens; undefined while it is read. */
export function useOverview(): Overview | undefined {
  return useAnswer(fetchOverview);
}
