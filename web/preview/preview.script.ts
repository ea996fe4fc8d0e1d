import { enableVisualEditing } from "@sanity/visual-editing/enable-visual-editing";
import { enactState } from "./enact-state.ts";
import { followStudio } from "./follow-studio.ts";
import { renewPage } from "./renew-page.ts";

// Runs in an editor's browser alone. It connects the page with the Studio around it: a click leads to
// the field, a change shows at once.

/** Every page is a document: what the Studio opens, the browser opens. */
const history = {
  subscribe(navigate: (update: { type: "push"; url: string }) => void) {
    navigate({ type: "push", url: location.href });
    return () => {};
  },
  update({ type, url }: { type: "push" | "pop" | "replace"; url: string }) {
    if (type === "pop") window.history.back();
    else if (type === "replace") location.replace(url);
    else location.assign(url);
  },
};

enableVisualEditing({
  history,
  refresh: () => renewPage(),
  async onPerspectiveChange(perspective) {
    const body = String(perspective);
    const headers = { "content-type": "text/plain" };
    await fetch("/api/draft-mode/perspective", { method: "PUT", body, headers });
    await renewPage();
  },
});
followStudio(renewPage);
// The script that hydrates the forms comes after this one. A state turns to a form when both have run.
document.addEventListener("DOMContentLoaded", () => enactState(location.href));
