import { expect, test } from "vitest";
import { stateOfLanguage } from "./language-state.ts";

const counts = { missing: 0, changed: 0, removed: 0, translated: 3, name: 0 };
const whole = { ...counts, percent: 100 };
const half = { ...counts, percent: 50, missing: 3 };
const stored = { _updatedAt: "2026-11-28T10:00:00Z", document: "a", isDraft: false, rows: [] };
const translated = (id: string, isShown: boolean, readBy: string | null) => ({
  ...{ id, title: id, type: "Page", isPage: true, coverage: whole, isInRelease: false },
  translation: { ...stored, _id: id, isShown, readBy },
});

const contact = translated("contact", true, "Kari");
const home = { ...translated("home", true, null), coverage: half };
const hidden = { ...translated("hidden", false, null), coverage: half };
const none = { ...translated("none", false, null), isInRelease: true, translation: undefined };
const figure = { ...none, id: "figure", isPage: false, coverage: half };
const menus = { ...figure, id: "menus", coverage: whole, isInRelease: false };

test("a language's report names the pages visitors would see, who has not read them, and what they lack with what all pages share", () => {
  expect(stateOfLanguage([contact, home, hidden, none, figure, menus])).toEqual({
    pages: 4,
    shown: [contact, home],
    waiting: 2,
    lacking: [home, figure],
    unread: [home],
  });
});
