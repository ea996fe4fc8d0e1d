import { useCurrentUser, useDocumentPairPermissions, useDocumentValuePermissions } from "sanity";

/** What the content lake lets whoever is here do; `reason` says, as a sentence, why not. */
export type May = { granted: boolean | undefined; reason?: string };

type Kept = { _id: string; _type: string };

/** Whether the role of whoever is here lets them do something to a document; undefined until known. */
export function useMay({ _id, _type }: Kept, permission: "publish" | "update" | "unpublish"): May {
  const [found] = useDocumentPairPermissions({ id: _id, type: _type, permission });
  return { granted: found?.granted, reason: useRoleReason() };
}

/** The same of a document that is to be made. */
export function useMayCreate(document: Kept): May {
  const [found] = useDocumentValuePermissions({ document, permission: "create" });
  return { granted: found?.granted, reason: useRoleReason() };
}

function useRoleReason(): string {
  const roles = useCurrentUser()?.roles ?? [];
  const names = roles.map(({ title, name }) => title || name).join(" and ");
  return `Your role, ${names}, may not do this: ask somebody who publishes.`;
}
