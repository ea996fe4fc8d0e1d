import { isRecord } from "../record.ts";

/** Refuses more than one highlighted member of a list. */
export function oneHighlighted(members: unknown): true | string {
  const highlighted = (Array.isArray(members) ? members : []).filter(
    (member: unknown) => isRecord(member) && member.highlighted === true,
  );
  return highlighted.length <= 1 ? true : "Highlight one of them at most.";
}
