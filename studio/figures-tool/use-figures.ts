import { getPublishedId, isPublishedId } from "@sanity/client/csm";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "sanity";
import { figuresAmong, type StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import {
  type ContentDocument,
  fetchPublished,
} from "../../scripts/check-content/checks/content.ts";
import { contentLake } from "../environment.ts";

/** Everything that is published, and which figures have changes that are not. */
export type FigureContent = {
  documents: ContentDocument[];
  figures: StoredFigure[];
  /** By published id, the drafts of figures, with who is writing where it was heard. */
  edited: ReadonlyMap<string, { draft: StoredFigure; by: string | undefined }>;
};

export type FiguresState =
  | { phase: "loading" }
  | { phase: "ready"; content: FigureContent }
  | { phase: "failed"; message: string };

/** Reads the figures and all that shows them, and again after every change of a figure. */
export function useFigures(): { state: FiguresState; readAgain: () => void } {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const [state, setState] = useState<FiguresState>({ phase: "loading" });
  const [reading, setReading] = useState(0);
  const authors = useRef(new Map<string, string>());
  const readAgain = useCallback(() => setReading((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is what reads again.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: FiguresState) => {
      if (isCurrent) setState(next);
    };
    const raw = client.withConfig({ perspective: "raw", useCdn: false });
    Promise.all([
      fetchPublished(client),
      raw.fetch<unknown[]>(`*[_type == "figure" && _id in path("drafts.**")]`),
    ]).then(
      ([documents, drafts]) =>
        show({
          phase: "ready",
          content: {
            documents,
            figures: figuresAmong(documents),
            edited: new Map(
              figuresAmong(drafts).map((draft) => [
                getPublishedId(draft._id),
                { draft, by: authors.current.get(draft._id) },
              ]),
            ),
          },
        }),
      (error: unknown) => show({ phase: "failed", message: String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, reading]);
  useEffect(() => {
    const changes = client
      .listen(
        `*[_type == "figure"]`,
        {},
        { includeAllVersions: true, includeResult: false, visibility: "query" },
      )
      .subscribe((event) => {
        if (event.type !== "mutation") return;
        authors.current.set(event.documentId, event.identity);
        // Of a draft, that somebody began or ended it: what they type changes nothing here.
        if (isPublishedId(event.documentId) || event.transition !== "update") readAgain();
      });
    return () => changes.unsubscribe();
  }, [client, readAgain]);
  return { state, readAgain };
}
