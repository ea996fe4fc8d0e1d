import { type ConsultationValues, type TextFieldName, textFieldNames } from "./values.ts";

/**
 * A `mailto:` address that carries the whole request, for the visitor whose form could not be
 * sent. Lines end as the mailto standard wants them.
 */
export function requestMailto(
  to: string,
  subject: string,
  values: ConsultationValues,
  labels: Record<TextFieldName, string>,
): string {
  const body = textFieldNames.map((name) => `${labels[name]}: ${values[name]}`).join("\r\n");
  return `mailto:${encodeURIComponent(to).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
