import { onTestFinished, vi } from "vitest";
import { sampleRequest } from "#schemas/shared/forms/consultation-fields.ts";
import { seeded } from "#tests/support/first-content.ts";
import type { ConsultationValues } from "#web/forms/consultation/form-model.ts";
import { fakeStorage } from "./fake-storage.ts";

const contactPage = seeded("contactPage");
const siteSettings = seeded("siteSettings");

export const service = {
  origin: "https://email.example.com",
  publicKey: "key",
  serviceId: "service",
  consultationTemplateId: "consultation",
  signupTemplateId: "signup",
};

/** A valid request. */
export const sampleValues: ConsultationValues = {
  ...sampleRequest,
  fullName: "Sample Person",
  email: "person@example.com",
  phone: "+371 0000 0000",
  consent: true,
};

const { form, thankYou } = contactPage;

/** The props of the consultation form, with the texts of the seed. */
export const consultationProps = {
  texts: {
    ...form,
    // The server renders the text of the consent.
    fields: { ...form.fields, consent: { ...form.fields.consent, label: [] } },
    offlineTitle: "You are offline",
    toastsLabel: siteSettings.toastsLabel,
  },
  consentLabel: "I agree",
  privacyNotice: form.privacyNotice,
  thankYou,
  contact: { email: "hello@example.com", phone: "+371 0000 0000" },
  service,
  officeHours: siteSettings.officeHours,
  homePath: "/",
  subjects: {},
};

/**
 * The email service behind the real library, until the test ends.
 * @param answers its statuses in order, 0 for a failed connection; after the last one it accepts
 * @returns the sent values in the template; other requests fail
 */
export function emailService(...answers: number[]) {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal("fetch", async (address: string, request?: { body: string }) => {
    if (!address.startsWith(service.origin) || !request) throw new TypeError("Failed to fetch");
    sent.push(JSON.parse(request.body).template_params);
    const status = answers.shift() ?? 200;
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response(`${status}`, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

/** Replaces browser objects until the test ends. @param entries the content of its storage */
export function keptInBrowser(entries: Record<string, string> = {}): Storage {
  const storage = fakeStorage(entries);
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, storage);
  vi.stubGlobal("window", globalThis);
  // The library reads its location.
  vi.stubGlobal("location", new URL("https://nordune.example"));
  onTestFinished(() => void vi.unstubAllGlobals());
  return storage;
}

/** Sets the clock, and the age of the page, which has its own clock. */
export function setClock(now: number, sinceLoad = 0) {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: now - sinceLoad });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(sinceLoad);
}
