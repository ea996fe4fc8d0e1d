import { messageOf } from "../error-message.ts";
import { isRecord } from "../record.ts";

/** Refuses structured data that is not one JSON object; says where the JSON breaks. */
export function jsonObject(value: string | undefined): true | string {
  if (value === undefined || value.trim() === "") return true;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? true : 'Write one JSON object: it starts with "{" and ends with "}".';
  } catch (error) {
    return `This is not valid JSON: ${messageOf(error)}`;
  }
}
