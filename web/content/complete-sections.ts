import { sectionParts } from "#schemas/generated/section-parts.generated.ts";
import { isRecord } from "#schemas/shared/record.ts";
import type { SectionParts } from "#schemas/shared/section-parts.ts";
import { log } from "#web/lib/log.ts";

/**
 * Leaves out of a page's sections what lacks a part that the Studio requires: a member of its list,
 * and a section of the page. So does content that was published past the Studio, or is older than
 * the code. What lacks words or a picture is shown without them.
 * @param content the published content of a page, which is changed
 * @param path of the page, for the log, which names each missing field once
 */
export function leaveOutIncomplete(content: unknown, path: string): void {
  if (!isRecord(content) || !Array.isArray(content.sections)) return;
  const missing: string[] = [];
  content.sections = content.sections.filter((section: unknown) => {
    if (!isRecord(section)) return false;
    const parts = sectionParts[String(section._type)] ?? {};
    return isComplete(section, parts, nameOf(section), missing);
  });
  warn(path, missing);
}

/**
 * Takes what is incomplete out of a value: members of its lists, and parts that it can do without.
 * @param missing gets the names of what is missing, each from the section down
 * @returns whether the value is complete then
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

/** A section as an editor finds it: by its type, and by its heading where it has one. */
function nameOf({ _type, _key, heading }: Record<string, unknown>): string {
  return `${_type} “${typeof heading === "string" ? heading : _key}”`;
}

/** What was said last of each page. */
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
