import { sectionParts } from "#schemas/generated/section-parts.generated.ts";
import { isRecord } from "#schemas/shared/record.ts";
import type { SectionParts } from "#schemas/shared/section-parts.ts";
import { log } from "#web/lib/log.ts";

/**
 * Removes incomplete parts from a page's sections: members of lists, and whole sections. A part is
 * incomplete if it lacks something that the Studio requires, because an import bypassed the Studio
 * or the content is older than the code. A missing text or image is no reason.
 * @param content the published content of a page, which is changed in place
 * @param path of the page, for the log, which names each missing field once
 */
export function leaveOutIncomplete(content: unknown, path: string): void {
  if (!isRecord(content) || !Array.isArray(content.sections) || completed.has(content)) return;
  completed.add(content);
  const missing: string[] = [];
  content.sections = content.sections.filter((section: unknown) => {
    if (!isRecord(section)) return false;
    const parts = sectionParts[String(section._type)] ?? {};
    return isComplete(section, parts, nameOf(section), missing);
  });
  warn(path, missing);
}

/**
 * Removes incomplete members of lists and optional parts from a value.
 * @param missing collects the missing fields, as paths from the section down
 * @returns whether the rest is complete
 */
function isComplete(value: unknown, parts: SectionParts, name: string, missing: string[]): boolean {
  if (Array.isArray(value)) {
    const members = value.filter((member, index) => {
      const of = `${name}[${index}]`;
      if (member === null) missing.push(of);
      return member !== null && isComplete(member, parts, of, missing);
    });
    const isEmptied = members.length === 0 && value.length > 0;
    value.splice(0, value.length, ...members);
    return !isEmptied;
  }
  if (!isRecord(value)) return true;
  let isWhole = true;
  for (const [part, { missing: without, parts: within = {} }] of Object.entries(parts)) {
    const at = `${name}.${part}`;
    const isMissing = value[part] === null || value[part] === undefined;
    if (isMissing && without !== "optional") missing.push(at);
    if (!isMissing && isComplete(value[part], within, at, missing)) continue;
    if (without === "leftOut") isWhole = false;
    else value[part] = null;
  }
  return isWhole;
}

/** The name of a section for editors: its type, and its heading if it has one. */
function nameOf({ _type, _key, heading }: Record<string, unknown>): string {
  return `${_type} “${typeof heading === "string" ? heading : _key}”`;
}

/** Content that is complete by now: a reader gives the same object each time. */
const completed = new WeakSet<object>();

/** The last message about each page. */
const said = new Map<string, string>();

function warn(path: string, missing: readonly string[]): void {
  const list = missing.join(", ");
  if (list === (said.get(path) ?? "")) return;
  if (list === "") said.delete(path);
  else {
    said.set(path, list);
    log.warn(
      `${path} is shown without what its sections lack: ${list}. Fill it in and publish; the Studio lists it under Checks.`,
    );
  }
}
