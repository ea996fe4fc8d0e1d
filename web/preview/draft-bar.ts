/** The bar is not part of the page, so a refresh of the page keeps it. */
export const DRAFT_BAR_ID = "draft-bar";

/** Ends draft mode and leads to the home page. */
const LEAVE = "/api/draft-mode/disable";

/**
 * Says on top of a draft that it is one, with a way out. In the Studio's frame the Studio says so.
 * Somebody who opened a shared link would otherwise take the draft for the site, and would go on
 * seeing drafts.
 */
export function showDraftBar(): void {
  if (window.parent !== window) return;
  const bar = document.createElement("aside");
  bar.id = DRAFT_BAR_ID;
  bar.lang = "en";
  bar.ariaLabel = "Draft";
  const text = document.createElement("p");
  text.textContent = "This is a draft. It is not public.";
  const leave = document.createElement("a");
  leave.href = LEAVE;
  leave.textContent = "Leave the draft";
  // The policy of the site allows styles that a script sets, and no style sheet of its own here.
  Object.assign(bar.style, {
    display: "flex",
    flexWrap: "wrap",
    gap: "0.25rem 1.5rem",
    justifyContent: "center",
    padding: "0.75rem 1rem",
    color: "#ffffff",
    backgroundColor: "#7a2a10",
  });
  Object.assign(leave.style, { color: "#ffffff", textDecoration: "underline" });
  bar.append(text, leave);
  // The link that skips to the content stays the first one.
  document.querySelector('a[href="#main"]')?.after(bar);
}
