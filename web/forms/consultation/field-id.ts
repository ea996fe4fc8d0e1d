import type { ConsultationValues } from "./values.ts";

/** Id of a field's control, to which its label and the error summary point. */
export function fieldId(name: keyof ConsultationValues): string {
  return `consultation-${name}`;
}
