import { expect, test, vi } from "vitest";
import { createConsentStore } from "#web/components/shell/script/consent/consent-store.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { fakeStorage } from "../../../forms/fake-storage.ts";

function store(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries);
  return { storage, consent: createConsentStore(createEntryStore(() => storage)) };
}

test("asks while nothing is stored", () => {
  const { consent } = store();
  expect(consent.read()).toBeNull();
  expect(consent.isAsking()).toBe(true);
});

test.each(["accepted", "declined"] as const)("stores %s and asks no more", (choice) => {
  const { storage, consent } = store();
  consent.choose(choice);
  expect(storage.getItem("cookie-consent")).toBe(choice);
  expect(consent.read()).toBe(choice);
  expect(consent.isAsking()).toBe(false);
});

test.each(["accepted", "declined"])("a stored %s is not asked for again", (choice) => {
  expect(store({ "cookie-consent": choice }).consent.isAsking()).toBe(false);
});

test("a value that is no choice counts as none", () => {
  const { consent } = store({ "cookie-consent": "perhaps" });
  expect(consent.read()).toBeNull();
  expect(consent.isAsking()).toBe(true);
});

test("a storage that is forbidden keeps the choice for the page", () => {
  const consent = createConsentStore(
    createEntryStore(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    }),
  );
  expect(consent.isAsking()).toBe(true);
  consent.choose("declined");
  expect(consent.read()).toBe("declined");
  expect(consent.isAsking()).toBe(false);
});

test("asking again keeps the choice until there is another", () => {
  const { consent } = store({ "cookie-consent": "accepted" });
  const opener = { focus: vi.fn() } satisfies Pick<HTMLElement, "focus">;
  consent.askAgain(opener);
  expect(consent.isAsking()).toBe(true);
  expect(consent.read()).toBe("accepted");
  consent.choose("declined");
  expect(consent.isAsking()).toBe(false);
  expect(consent.read()).toBe("declined");
  expect(opener.focus).toHaveBeenCalledOnce();
});
