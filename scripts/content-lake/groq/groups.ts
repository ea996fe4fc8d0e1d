import { grantsOf, PEOPLE, type Role } from "../people.ts";
import type { LakeDocument } from "../store/document.ts";
import { factsOf } from "./facts.ts";
import type { View } from "./perspective.ts";
import type { GroqNode } from "./syntax.ts";

const BIRTHDAY = "2025-01-01T00:00:00Z";

/** Those who may do the same are one group; an editor may do with documents what an administrator may. */
const GROUPS: LakeDocument[] = (["administrator", "contributor", "viewer"] as const).map(
  (role) => ({
    _id: `_.groups.${role}`,
    _type: "system.group",
    _rev: role,
    _createdAt: BIRTHDAY,
    _updatedAt: BIRTHDAY,
    members: PEOPLE.filter((one) => groupOf(one.role) === role).map(({ id }) => id),
    grants: grantsOf(role),
  }),
);

function groupOf(role: Role): Role {
  return role === "editor" ? "administrator" : role;
}

/**
 * Lets a query that asks for groups by their type find them: by that the Studio decides who can be
 * mentioned in a comment. Nobody else sees them, so that a dataset holds what was put into it.
 */
export function withGroups(view: View, tree: GroqNode): View {
  if (!factsOf(tree).includes("type:system.group")) return view;
  return {
    documents: [...GROUPS, ...view.documents],
    byId: new Map([...view.byId, ...GROUPS.map((group) => [group._id, group] as const)]),
  };
}
