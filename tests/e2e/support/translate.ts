/**
 * Changes a page as a browser's translation does, again whenever a text changes. It runs in the
 * page when there is a body, and marks each changed text with "¤".
 * @param way as Chrome and Edge do, with elements of their own, or as Safari and Firefox do, with
 *   new texts
 */
export function translatePage(way: TranslationWay): void {
  const translated = new WeakSet<Text>();
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (parent === null || !text.data.trim() || translated.has(text)) return;
    if (parent.matches("script, style, noscript, textarea, svg *")) return;
    const other = new Text(text.data.replace(/\s*$/, "¤$&"));
    translated.add(other);
    if (way === "replaces texts") return text.replaceWith(other);
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(other);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  const begin = () => {
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "childList") addedNodes.forEach(translateAll);
        else if (target instanceof Text && !target.data.includes("¤")) {
          translated.delete(target);
          translate(target);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
}

export type TranslationWay = "wraps texts" | "replaces texts";
