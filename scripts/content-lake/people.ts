const READ = ["read", "history"];
const ALL = [...READ, "create", "update", "editHistory", "manage"];
const EVERY_DOCUMENT = '_id in path("**")';
const DRAFTS_AND_FILES =
  '_id in path("drafts.**") || _type in ["sanity.imageAsset", "sanity.fileAsset", "sanity.previewUrlSecret"]';

/** The rights of each role for all documents, in Sanity's format. */
export const GRANTS = {
  administrator: [{ filter: EVERY_DOCUMENT, permissions: ALL }],
  editor: [{ filter: EVERY_DOCUMENT, permissions: ALL }],
  contributor: [
    { filter: EVERY_DOCUMENT, permissions: READ },
    { filter: DRAFTS_AND_FILES, permissions: ALL },
  ],
  viewer: [{ filter: EVERY_DOCUMENT, permissions: READ }],
};

export type Role = keyof typeof GRANTS;

export type Person = { id: string; name: string; email: string; role: Role };

const person = (name: string, role: Role): Person => ({
  id: `local-${name}`,
  name: `Local ${name}`,
  email: `${name}@localhost`,
  role,
});

/** The default user: of scripts, the site and a newly opened Studio. */
export const LOCAL_EDITOR = person("editor", "editor");

/**
 * There are no accounts. Anybody may become one of these users, to try how people work together.
 */
export const PEOPLE: readonly Person[] = [
  LOCAL_EDITOR,
  person("reviewer", "editor"),
  person("developer", "administrator"),
  person("contributor", "contributor"),
  person("viewer", "viewer"),
];

export const listed = (name: Role) => ({
  name,
  title: name.replace(/^./, (first) => first.toUpperCase()),
  description: "",
});

export const ROLES = (["administrator", "editor", "contributor", "viewer"] as const).map(listed);

/** Who may write drafts may also write comments and tasks. */
export function mayChange(
  role: Role,
  { _id, _type }: { _id: string; _type: string },
  dataset: string,
): boolean {
  if (role === "viewer") return false;
  if (role !== "contributor" || dataset.endsWith("-comments")) return true;
  return (
    _id.startsWith("drafts.") || /^sanity\.(?:(?:image|file)Asset|previewUrlSecret)$/.test(_type)
  );
}
