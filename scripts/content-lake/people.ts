/** Somebody who works in the Studio. */
export type Person = { id: string; name: string; email: string };

/** Who everybody is until they choose: a script, the site, a Studio that was just opened. */
export const LOCAL_EDITOR: Person = {
  id: "local-editor",
  name: "Local editor",
  email: "editor@localhost",
};

/** There are no accounts here: anybody may be any of these, to try how people work together. */
export const PEOPLE: readonly Person[] = [
  LOCAL_EDITOR,
  { id: "local-reviewer", name: "Local reviewer", email: "reviewer@localhost" },
  { id: "local-developer", name: "Local developer", email: "developer@localhost" },
];

export const ROLES = [{ name: "administrator", title: "Administrator", description: "" }];

/** What everybody may do with every document, as Sanity writes it down. */
export const GRANTS = [
  {
    filter: '_id in path("**")',
    permissions: ["read", "create", "update", "history", "editHistory", "manage"],
  },
];
