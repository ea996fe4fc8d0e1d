import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { documents } from "../../schemas/documents/index.ts";
import { singletonTypes } from "../../schemas/index.ts";
import { contentLake } from "../environment.ts";
import { type Overview, overviewQuery } from "./queries.ts";

const types = [...singletonTypes, ...documents.map(({ name }) => name)];

/** What the start screen lists, read each time that it opens; undefined while it is read. */
export function useOverview(): Overview | undefined {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const [overview, setOverview] = useState<Overview>();
  useEffect(() => {
    let isCurrent = true;
    client
      .withConfig({ perspective: "raw", useCdn: false })
      .fetch<Overview>(overviewQuery, { types })
      .then(
        (found) => {
          if (isCurrent) setOverview(found);
        },
        (error: unknown) => console.error("The start screen could not be filled.", error),
      );
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return overview;
}
