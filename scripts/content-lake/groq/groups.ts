import { GRANTS, PEOPLE } from "../people.ts";
import type { LakeDocument } from "../store/document.ts";
import { factsOf } from "./facts.ts";
import type { View } from "./perspective.ts";
import type { GroqNode } from "./syntax.ts";

const BIRTHDAY = "2025-01-01T00:00:00Z";

/** Everybody is in one group that may do everything. */
const ADMINISTRATORS: LakeDocument = {
  _id: "_.groups.administrator",
  _type: "system.group",
  _rev: "administrators",
  _createdAt: BIRTHDAY,
  _updatedAt: BIRTHDAY,
  members: PEOPLE.map(({ id }) => id),
  grants: GRANTS,
};

/**
 * Lets a query that asks for groups by their type find them: by that the Studio decides who can be
 * mentioned in a comment. Nobody else sees them, so that a dataset holds what was put into it.
 */
export function withGroups(view: View, tree: GroqNode): View {
  if (!factsOf(tree).includes(`type:${ADMINISTRATORS._type}`)) return view;
  return {
    documents: [ADMINISTRATORS, ...view.documents],
    byId: new Map([...view.byId, [ADMINISTRATORS._id, ADMINISTRATORS]]),
  };
}
