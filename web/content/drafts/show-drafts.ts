import { showDraftsBy } from "#web/content/fetch-content.ts";
import { chosenPerspective } from "./perspective.ts";

// Whatever shows an editor drafts imports this file, and only an editor's request loads the rest.
showDraftsBy(async (query, params, day) => {
  const { asOfDay, fetchDraft } = await import("./fetch-draft.ts");
  return fetchDraft(query, params, await asOfDay(await chosenPerspective(), day));
});
