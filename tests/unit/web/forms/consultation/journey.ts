import { noteFirstVisit, openFor } from "#web/forms/before-script.ts";
import { createConsultation, type FormState } from "#web/forms/consultation/controller.ts";
import {
  type ConsultationValues,
  consultationPayload,
  type FailureReason,
} from "#web/forms/consultation/form-model.ts";
import { sendOnce } from "#web/forms/consultation/send.ts";
import { type SendResult, sendWithRetry } from "#web/forms/send-email.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { fakeStorage } from "../fake-storage.ts";
import { sampleValues } from "./sample-values.ts";

export const failed = (status: number): SendResult => ({ ok: false, status, text: "" });

type Circumstances = {
  /** What the service answers, one after another; after the last it accepts. */
  answers?: SendResult[];
  tabStorage?: () => Storage;
  /** Shared by the tabs of one browser. */
  lastingStorage?: () => Storage;
  /** Milliseconds since the page was loaded. */
  sinceLoad?: number;
};

/** A visitor at the consultation form, without a browser, on a page that is a minute old. */
export function visitor(circumstances: Circumstances = {}) {
  const tabStorage = fakeStorage();
  const lastingStorage = fakeStorage();
  const tab = createEntryStore(circumstances.tabStorage ?? (() => tabStorage));
  const lasting = createEntryStore(circumstances.lastingStorage ?? (() => lastingStorage));
  const answers = [...(circumstances.answers ?? [])];
  const leaving = new Set<() => void>();
  const { sinceLoad = 60_000 } = circumstances;
  const page = { sinceLoad, honeypot: "", values: sampleValues, isOffline: false };
  const clocks = () => ({ now: Date.now(), sinceLoad: page.sinceLoad });
  noteFirstVisit(tab, clocks());
  const seen = {
    states: [] as FormState[],
    payloads: [] as Record<string, string>[],
    pauses: [] as number[],
    messages: [] as (FailureReason | "sent")[],
    conversions: 0,
    resets: 0,
  };
  const surroundings = {
    validate: async (): Promise<ConsultationValues | null> => page.values,
    send: async (payload: Record<string, string>): Promise<SendResult> => {
      seen.payloads.push(payload);
      return answers.shift() ?? { ok: true };
    },
  };
  const form = createConsultation({
    validate: () => surroundings.validate(),
    values: () => page.values,
    honeypot: () => page.honeypot,
    openFor: () => openFor(tab, clocks()),
    isOffline: () => page.isOffline,
    send(values) {
      const payload = consultationPayload(values, new Date());
      const pause = async (milliseconds: number) => void seen.pauses.push(milliseconds);
      return sendOnce(lasting, undefined, values, () =>
        sendWithRetry(() => surroundings.send(payload), pause),
      );
    },
    tab,
    lasting,
    show(state) {
      seen.states.push(state);
      for (const look of watchers) look();
    },
    reset: () => {
      seen.resets += 1;
    },
    say: (end) => void seen.messages.push(end),
    reportConversion: () => {
      seen.conversions += 1;
    },
    onLeave(listener) {
      leaving.add(listener);
      return () => leaving.delete(listener);
    },
  });
  const watchers = new Set<() => void>();
  const stage = () => seen.states.at(-1)?.stage ?? "idle";

  /** Waits until the form stands at one of the stages. */
  const reaches = (...awaited: FormState["stage"][]) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!awaited.includes(stage())) return;
        watchers.delete(look);
        resolve();
      };
      watchers.add(look);
      look();
    });

  return {
    form,
    page,
    seen,
    surroundings,
    tab,
    lasting,
    stage,
    leave() {
      for (const listener of leaving) listener();
    },
    reaches,
    /** Submits the form and waits for the end. */
    async submits() {
      form.press();
      await reaches("idle", "invalid", "failed", "sent");
      return stage();
    },
  };
}
