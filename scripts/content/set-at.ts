import { isRecord } from "#schemas/shared/record.ts";
import type { ContentDocument } from "./document.ts";

/** Puts a value at a path of field names, or takes the field out when it is undefined. */
export function setAt(
  document: ContentDocument,
  { path, objectType }: { path: string; objectType?: string },
  value: unknown,
): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let group: Record<string, unknown> = document;
  for (const name of names) {
    const inner = group[name];
    if (isRecord(inner)) {
      group = inner;
      continue;
    }
    if (value === undefined) return;
    const made: Record<string, unknown> = objectType === undefined ? {} : { _type: objectType };
    group[name] = made;
    group = made;
  }
  if (value === undefined) delete group[last];
  else group[last] = value;
}
