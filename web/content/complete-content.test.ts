import { expect, test, vi } from "vitest";
import { log } from "#web/lib/log.ts";
import { leaveOutIncomplete } from "./complete-content.ts";

test("what a page lacks is logged once, however often it is read and rendered", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const stored = { sections: [{ _type: "questionsSection", _key: "a", heading: "Asked" }] };
  for (let rendering = 0; rendering < 2; rendering += 1) {
    const content = structuredClone(stored);
    leaveOutIncomplete(content, "freePage", "/spring");
    // The page with the register reads its own content a second time.
    leaveOutIncomplete(content, "freePage", "/spring");
    expect(content.sections).toEqual([]);
  }
  expect(warn).toHaveBeenCalledOnce();
  // Once it is whole, the same fault is news again.
  leaveOutIncomplete({ sections: [] }, "freePage", "/spring");
  leaveOutIncomplete(structuredClone(stored), "freePage", "/spring");
  expect(warn).toHaveBeenCalledTimes(2);
});
