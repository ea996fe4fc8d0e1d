import { tabEntries } from "#web/lib/entry-store.ts";
import { readCarriedMessage } from "./carried-message.ts";
import {
  type ConsultationValues,
  type FailureReason,
  failureReasons,
  type TextFieldName,
  textFieldNames,
} from "./consultation/form-model.ts";

export type Draft = Partial<Record<TextFieldName, string>>;

/** Keeps what the visitor wrote, not what the address carries. Consent is given anew each time. */
export function keepDraft(values: ConsultationValues): void {
  const carried = readCarriedMessage(globalThis.location?.hash ?? "");
  const message = carried ? values.message.replace(carried, "").trim() : values.message;
  const { consent: _, ...texts } = values;
  tabEntries.write("contact-form-draft", JSON.stringify({ ...texts, message }));
}

/** What the visitor wrote before; nothing where there is no draft or it cannot be read. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(tabEntries.read("contact-form-draft") ?? "{}");
    const draft = new Map<string, unknown>(Object.entries(kept ?? {}));
    return Object.fromEntries(
      textFieldNames.flatMap((name) => {
        const value = draft.get(name);
        return typeof value === "string" && value !== "" ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Why a request was not sent: after a reload that still stands above the visitor's values. */
export function readKeptFailure(): FailureReason | undefined {
  const kept = tabEntries.read("contact-form-failure");
  return failureReasons.find((reason) => reason === kept);
}
