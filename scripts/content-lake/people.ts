/** What somebody may do, by the names of Sanity's own roles. */
export type Role = "administrator" | "editor" | "contributor" | "viewer";

/** Somebody who works in the Studio. */
export type Person = { id: string; name: string; email: string; role: Role };

const person = (name: string, role: Role): Person => ({
  id: `local-${name}`,
  name: `Local ${name}`,
  email: `${name}@localhost`,
  role,
});

/** Who everybody is until they choose: a script, the site, a Studio that was just opened. */
export const LOCAL_EDITOR = person("editor", "editor");

/** There are no accounts here: anybody may be any of these, to try how people work together. */
export const PEOPLE: readonly Person[] = [
  LOCAL_EDITOR,
  person("reviewer", "editor"),
  person("developer", "administrator"),
  person("contributor", "contributor"),
  person("viewer", "viewer"),
];

/** A role as the API lists it. */
export const listed = (name: Role) => ({
  name,
  title: name.replace(/^./, (first) => first.toUpperCase()),
  description: "",
});

export const ROLES = (["administrator", "editor", "contributor", "viewer"] as const).map(listed);

const EVERY_DOCUMENT = '_id in path("**")';
const READ = ["read", "history"];
const WRITE = ["create", "update", "editHistory", "manage"];

/** What a role may do with every document, as Sanity writes it down. */
export function grantsOf(role: Role) {
  if (role === "viewer") return [{ filter: EVERY_DOCUMENT, permissions: READ }];
  if (role !== "contributor") return [{ filter: EVERY_DOCUMENT, permissions: [...READ, ...WRITE] }];
  return [
    { filter: EVERY_DOCUMENT, permissions: READ },
    { filter: DRAFTS_AND_FILES, permissions: [...READ, ...WRITE] },
  ];
}

const DRAFTS_AND_FILES =
  '_id in path("drafts.**") || _type in ["sanity.imageAsset", "sanity.fileAsset", "sanity.previewUrlSecret"]';

/** Comments and tasks: whoever writes drafts writes these. */
const isAddon = (dataset: string) => dataset.endsWith("-comments");

/** May a role change a document? The same as its grants say, asked of each change of a transaction. */
export function mayChange(
  role: Role,
  { _id, _type }: { _id: string; _type: string },
  dataset: string,
): boolean {
  if (role === "viewer") return false;
  if (role !== "contributor" || isAddon(dataset)) return true;
  return (
    _id.startsWith("drafts.") || /^sanity\.(?:(?:image|file)Asset|previewUrlSecret)$/.test(_type)
  );
}
