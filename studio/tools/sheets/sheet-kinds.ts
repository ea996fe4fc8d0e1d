/** A kind of sheet that the Studio offers. */
export type SheetKind = {
  /** The name of the list in `scripts/site-content/lists.ts`. */
  list: string;
  /** The type of the documents, one in a row. */
  type: string;
  /** The field that names a row. */
  key: string;
  title: string;
  /** What the columns are for somebody who begins with an empty sheet. */
  hint: string;
};

export const sheetKinds: readonly [SheetKind, ...SheetKind[]] = [
  {
    list: "redirects",
    type: "redirect",
    key: "source",
    title: "Redirects",
    hint: "The columns From and To are enough. Whole addresses of this site are shortened to their paths.",
  },
  {
    list: "metadata",
    type: "pageMetadata",
    key: "path",
    title: "Page metadata",
    hint: "The column Path says which page a row is about, such as /contact.",
  },
  {
    list: "figures",
    type: "figure",
    key: "label",
    title: "Figures, with their days of checking",
    hint: "The columns Id and Checked on are enough to say that somebody looked.",
  },
  {
    list: "free-zones",
    type: "freeZone",
    key: "name",
    title: "Free zones",
    hint: "The column Name says which zone a row is about.",
  },
  {
    list: "alternative-texts",
    type: "imageWithAlt",
    key: "alt",
    title: "Alternative texts",
    hint: "Begin with Take out a sheet: it has a row for each picture, with its page and its file.",
  },
  {
    list: "zone-facts",
    type: "freeZone",
    key: "fact",
    title: "Facts of free zones",
    hint: "About says which zone, Fact what is said of it. A fact that the zone does not have yet is added.",
  },
];
