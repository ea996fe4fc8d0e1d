// First: gives Next's storages the means that a server of Next gives them.
import "next/dist/server/node-environment-baseline.js";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";

/** Of one of Next's storages, what a test needs: it can stand for a request. */
type Storage = { run<Result>(store: object, work: () => Promise<Result>): Promise<Result> };

/**
 * Runs work as Next does for an editor's request, in draft mode.
 * @param perspective what the Studio says that the editor looks at
 */
export async function asEditor<Result>(work: () => Promise<Result>, perspective = "drafts") {
  // As the layout around the pages has it, and once the lake is there.
  await import("#web/content/drafts/show-drafts.ts");
  const cookie = { name: "sanity-preview-perspective", value: perspective };
  const request = {
    type: "request",
    phase: "render",
    draftMode: { isEnabled: true },
    cookies: { get: (name: string) => (name === cookie.name ? cookie : undefined) },
  };
  const page: Storage = workAsyncStorage;
  const unit: Storage = workUnitAsyncStorage;
  return page.run({ route: "/" }, () => unit.run(request, work));
}
