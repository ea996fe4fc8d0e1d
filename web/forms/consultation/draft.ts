import type { EntryStore } from "../entry-store.ts";
import { type ConsultationValues, type TextFieldName, textFieldNames } from "./values.ts";

const DRAFT_KEY = "contact-form-draft";

export type Draft = Partial<Record<TextFieldName, string>>;

/** Keeps what the visitor wrote, for this tab. Consent is given anew each time. */
export function keepDraft(store: EntryStore, values: ConsultationValues) {
  const draft = Object.fromEntries(textFieldNames.map((name) => [name, values[name]]));
  store.write(DRAFT_KEY, JSON.stringify(draft));
}

/** What the visitor wrote before; nothing where there is no draft or it cannot be read. */
export function readDraft(store: EntryStore): Draft {
  const stored = store.read(DRAFT_KEY);
  if (stored === null) return {};
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== "object" || parsed === null) return {};
    const entries = new Map<string, unknown>(Object.entries(parsed));
    return Object.fromEntries(
      textFieldNames.flatMap((name) => {
        const value = entries.get(name);
        return typeof value === "string" && value !== "" ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function dropDraft(store: EntryStore) {
  store.remove(DRAFT_KEY);
}
