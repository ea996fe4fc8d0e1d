import { isRecord } from "../shared/record.ts";

function idOf(reference: unknown): unknown {
  return isRecord(reference) ? reference._ref : undefined;
}

/** Refuses the large testimonial among the smaller ones: it would be read twice. */
export function leadIsNotRepeated(value: unknown) {
  if (!isRecord(value) || !Array.isArray(value.others)) return true;
  const lead = idOf(value.lead);
  return lead !== undefined && value.others.some((other: unknown) => idOf(other) === lead)
    ? { message: "The large testimonial is listed here too: choose another.", path: ["others"] }
    : true;
}

/** Refuses more than one highlighted member of a list. */
export function oneHighlighted(members: unknown): true | string {
  const highlighted = (Array.isArray(members) ? members : []).filter(
    (member: unknown) => isRecord(member) && member.highlighted === true,
  );
  return highlighted.length <= 1 ? true : "Highlight one of them at most.";
}
