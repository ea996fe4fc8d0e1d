import { documentParts, sectionParts } from "#schemas/generated/content-parts.generated.ts";
import type { ContentPart, ContentParts } from "#schemas/shared/content-parts.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { log } from "#web/lib/log.ts";

/**
 * Removes incomplete parts from the content of a page, or from what every page shows: members of
 * lists, and whole sections. A part is incomplete if it lacks something that the Studio requires,
 * because an import bypassed the Studio or the content is older than the code. A missing text or
 * image is no reason.
 * @param content the published content, which is changed in place
 * @param type of the page or document
 * @param name of the page or document for the log, which names each missing field once
 */
export function leaveOutIncomplete(content: unknown, type: string, name: string): void {
  if (!isRecord(content) || completed.has(content)) return;
  completed.add(content);
  const missing: string[] = [];
  const parts = documentParts[type] ?? {};
  completeLists(content, parts, missing);
  // The cookie policy has a list of this name that holds no sections.
  if (Array.isArray(content.sections) && parts.sections === undefined) {
    content.sections = content.sections.filter((section: unknown) => {
      if (!isRecord(section)) return false;
      const within = sectionParts[String(section._type)] ?? {};
      return isComplete(section, { missing: "leftOut", parts: within }, nameOf(section), missing);
    });
  }
  warn(name, missing);
}

/**
 * Removes incomplete members and optional objects from a document. What a page cannot do without
 * is reported when the page reads it (`required.ts`).
 */
function completeLists(
  content: Record<string, unknown>,
  parts: ContentParts,
  missing: string[],
  path = "",
): void {
  for (const [name, part] of Object.entries(parts)) {
    const value = content[name];
    const at = `${path}${name}`;
    if (Array.isArray(value)) isComplete(value, part, at, missing);
    else if (isRecord(value) && part.missing !== "optional") {
      completeLists(value, part.parts ?? {}, missing, `${at}.`);
    } else if (isRecord(value) && !isComplete(value, part, at, missing)) content[name] = null;
  }
}

/**
 * Removes incomplete members of lists and optional parts from a value.
 * @param missing collects the missing fields, as paths from the section or document down
 * @returns whether the rest is complete
 */
function isComplete(value: unknown, part: ContentPart, name: string, missing: string[]): boolean {
  if (Array.isArray(value)) {
    const members = value.filter((member, index) => {
      const of = `${name}[${index}]`;
      if (member === null) missing.push(of);
      return member !== null && isComplete(member, part, of, missing);
    });
    const isEmptied = members.length === 0 && value.length > 0;
    value.splice(0, value.length, ...members);
    return !isEmptied;
  }
  if (!isRecord(value)) return true;
  const parts = part.types?.[String(value._type)] ?? part.parts ?? {};
  let isWhole = true;
  for (const [field, within] of Object.entries(parts)) {
    const at = `${name}.${field}`;
    const isMissing = value[field] === null || value[field] === undefined;
    if (isMissing && within.missing !== "optional") missing.push(at);
    if (!isMissing && isComplete(value[field], within, at, missing)) continue;
    if (within.missing === "leftOut") isWhole = false;
    else value[field] = within.missing === "blank" ? "" : null;
  }
  return isWhole;
}

/** The name of a section for editors: its type, and its heading if it has one. */
function nameOf({ _type, _key, heading }: Record<string, unknown>): string {
  return `${_type} “${typeof heading === "string" ? heading : _key}”`;
}

/** Content that is complete by now: a reader gives the same object each time. */
const completed = new WeakSet<object>();

/** The last message about each page or document. */
const said = new Map<string, string>();

function warn(name: string, missing: readonly string[]): void {
  const list = missing.join(", ");
  if (list === (said.get(name) ?? "")) return;
  if (list === "") said.delete(name);
  else {
    said.set(name, list);
    log.warn(
      `${name} is shown without what it lacks: ${list}. Fill it in and publish; the Studio lists it under Checks.`,
    );
  }
}
