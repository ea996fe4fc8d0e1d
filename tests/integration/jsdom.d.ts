/** Its types are a package of their own; this is what the tests take of it. */
declare module "jsdom" {
  export class JSDOM {
    readonly window: { DOMParser: typeof DOMParser };
  }
}
