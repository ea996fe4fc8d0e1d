import * as z from "zod";

const reference = z.object({ _ref: z.string() });

/** What decides in which lists and menus a document stands, and where in them. */
export const listing = z.object({
  /** What menus show of it, and the place they show it at. */
  menu: z.array(z.unknown()),
  category: z.string().nullish(),
  group: z.string().nullish(),
  emirate: reference.nullish(),
  otherEmirates: z.array(reference).nullish(),
  tool: reference.nullish(),
});

export type Listing = z.infer<typeof listing>;

type BeforeAndAfter<Value> = [before: Value | null, after: Value | null];

/** A published document that is not what it was; null stands for no document. */
export type ContentChange = {
  _id: string;
  _type: string;
  slugs: BeforeAndAfter<string>;
  paths: BeforeAndAfter<string>;
  listings: BeforeAndAfter<Listing>;
};
