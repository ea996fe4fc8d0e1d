/**
 * Sends a page's requests for Sanity to a content lake: `fetch`, XMLHttpRequest, EventSource,
 * WebSocket, images and links. The function uses nothing outside of itself, because it runs in
 * pages: by `<script src="http://localhost:3999/redirect.js">` before any other script, or in
 * Playwright by `context.addInitScript(redirectBrowser, "http://localhost:3999")`.
 * @param lake the address of the lake
 */
export function redirectBrowser(lake: string): void {
  // Pages only link to www.sanity.io and similar hosts.
  const SANITY =
    /\b(https|wss):\/\/(?:(?:[\w-]+\.)*(?:api|apicdn|cdn)\.sanity\.io|(?:[\w-]+\.)*sanity-cdn\.com)(?=[/?])/g;
  const PLAIN: Record<string, string> = { https: "http", wss: "ws" };
  const redirected = (text: string) =>
    text.replace(SANITY, (_, scheme) => lake.replace(/^http/, PLAIN[scheme] ?? "http"));

  const { fetch, Element } = window;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const to = redirected(url);
    if (to === url) return fetch(input, init);
    return fetch(input instanceof Request ? new Request(to, input) : to, init);
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ): void {
    Reflect.apply(open, this, [method, redirected(String(url)), ...rest]);
  };
  window.EventSource = class extends EventSource {
    constructor(url: string | URL, init?: EventSourceInit) {
      super(redirected(String(url)), init);
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(redirected(String(url)), protocols);
    }
  };

  const ATTRIBUTES = ["src", "srcset", "href", "poster"];
  const mend = (element: Element) => {
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      const to = value === null ? value : redirected(value);
      if (to !== null && to !== value) element.setAttribute(name, to);
    }
  };
  const watcher = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof Element)) continue;
        mend(node);
        if (node !== target) for (const below of node.querySelectorAll("*")) mend(below);
      }
    }
  });
  watcher.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
}
