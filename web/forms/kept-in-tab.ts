import type { EntryStore } from "#web/lib/entry-store.ts";
import { readCarriedMessage } from "./carried-message.ts";
import {
  type ConsultationValues,
  type FailureReason,
  failureReasons,
  type TextFieldName,
  textFieldNames,
} from "./consultation/form-model.ts";

const DRAFT_KEY = "contact-form-draft";
const FAILURE_KEY = "contact-form-failure";

export type Draft = Partial<Record<TextFieldName, string>>;

/** Keeps what the visitor wrote, not what the address carries. Consent is given anew each time. */
export function keepDraft(store: EntryStore, values: ConsultationValues) {
  const carried = readCarriedMessage(globalThis.location?.hash ?? "");
  const message = carried ? values.message.replace(carried, "").trim() : values.message;
  const draft = Object.fromEntries(
    textFieldNames.map((name) => [name, { ...values, message }[name]]),
  );
  store.write(DRAFT_KEY, JSON.stringify(draft));
}

/** What the visitor wrote before; nothing where there is no draft or it cannot be read. */
export function readDraft(store: EntryStore): Draft {
  const draft = parsed(store.read(DRAFT_KEY));
  if (typeof draft !== "object" || draft === null) return {};
  const entries = new Map<string, unknown>(Object.entries(draft));
  return Object.fromEntries(
    textFieldNames.flatMap((name) => {
      const value = entries.get(name);
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );
}

export function dropDraft(store: EntryStore) {
  store.remove(DRAFT_KEY);
}

/** Keeps why a request was not sent: after a reload it still stands above the visitor's values. */
export function keepFailure(store: EntryStore, reason: FailureReason) {
  store.write(FAILURE_KEY, reason);
}

export function readKeptFailure(store: EntryStore): FailureReason | undefined {
  const kept = store.read(FAILURE_KEY);
  return failureReasons.find((reason) => reason === kept);
}

export function dropKeptFailure(store: EntryStore) {
  store.remove(FAILURE_KEY);
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
