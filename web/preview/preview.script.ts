import { enableVisualEditing } from "@sanity/visual-editing/enable-visual-editing";
import { applyState } from "./apply-state.ts";
import { showDraftBar } from "./draft-bar.ts";
import { followStudio } from "./follow-studio.ts";
import { refreshPage } from "./refresh-page.ts";

// Runs in an editor's browser only. It connects the page with the Studio: a click opens the field,
// and a change is shown at once.

/** Every page is a document, so the browser navigates to the page that the Studio opens. */
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

const RESET_CONTENT = 205;

const renew = followStudio(refreshPage);
enableVisualEditing({
  history,
  // Sanity asks at once, and a second later: queries of hosted Sanity may lag behind a publish.
  refresh: ({ source }) => (source === "manual" ? refreshPage() : renew()),
  async onPerspectiveChange(perspective) {
    const body = String(perspective);
    const headers = { "content-type": "text/plain" };
    const answer = await fetch("/api/draft-mode/perspective", { method: "PUT", body, headers });
    // Sanity tells each page its perspective, twice, also if the page was rendered in it.
    if (answer.status === RESET_CONTENT) await renew();
  },
});
// The hydration script runs after this one, and a state may need a hydrated form.
document.addEventListener("DOMContentLoaded", () => {
  showDraftBar();
  applyState(location.href);
});
