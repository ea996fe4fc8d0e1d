/** Its types are a package of their own; this is what the project takes of it. */
declare module "jsdom" {
  export class JSDOM {
    /** @param html bytes, whose encoding is found as a browser finds it */
    constructor(html?: string | Uint8Array, options?: { url?: string; contentType?: string });
    readonly window: { DOMParser: typeof DOMParser; document: Document; close(): void };
  }
}
