import { useCurrentUser, useDocumentPairPermissions, useDocumentValuePermissions } from "sanity";

/**
 * Whether the content lake permits an action to the user. `reason` explains a refusal in a
 * sentence.
 */
export type May = { granted: boolean | undefined; reason?: string };

type Kept = { _id: string; _type: string };

/** Whether the user's role permits an action on a document; undefined until known. */
export function useMay(
  { _id, _type }: Kept,
  permission: "publish" | "update" | "unpublish" | "delete",
): May {
  const [found] = useDocumentPairPermissions({ id: _id, type: _type, permission });
  return { granted: found?.granted, reason: useRoleReason() };
}

/** Whether the user's role permits creating a document. */
export function useMayCreate(document: Kept): May {
  const [found] = useDocumentValuePermissions({ document, permission: "create" });
  return { granted: found?.granted, reason: useRoleReason() };
}

function useRoleReason(): string {
  const roles = useCurrentUser()?.roles ?? [];
  const names = roles.map(({ title, name }) => title || name).join(" and ");
  return `Your role, ${names}, may not do this. Ask somebody who may publish.`;
}
