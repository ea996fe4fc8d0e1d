import { expect, onTestFinished, test, vi } from "vitest";
import { reportErrors } from "./report-errors.ts";

/** The parts of a window that error reports use. @returns the reports */
function watchedWindow() {
  const window = new EventTarget();
  const told: string[] = [];
  const sendBeacon = (_address: string, report: string) => told.push(JSON.parse(report).message);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("navigator", { onLine: true, sendBeacon });
  vi.stubGlobal("location", { pathname: "/about" });
  onTestFinished(() => void vi.unstubAllGlobals());
  reportErrors();
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  return { reject, told };
}

test.each([
  ["AbortError", "Transition was skipped"],
  ["AbortError", "Skipped ViewTransition due to another transition starting"],
  ["AbortError", "Old view transition aborted by new view transition."],
  ["InvalidStateError", "Transition was aborted because of invalid state"],
  ["TimeoutError", "Transition was aborted because of timeout in DOM update"],
])("an aborted view transition is not reported: %s, %s", (name, message) => {
  const { reject, told } = watchedWindow();
  reject(new DOMException(message, name));
  expect(told).toEqual([]);
});

test("other rejections are reported, and aborted transitions do not use up a page's three reports", () => {
  const { reject, told } = watchedWindow();
  for (const _ of [1, 2, 3]) reject(new DOMException("Transition was skipped", "AbortError"));
  const reasons = [
    new DOMException("signal is aborted without reason", "AbortError"),
    new TypeError("Transition was skipped"),
    new DOMException("Transition was skipped", "DataError"),
    "one too many",
  ];
  for (const reason of reasons) reject(reason);
  expect(told).toEqual(reasons.slice(0, 3).map(String));
});

test("a rejection is reported with the trace that says whose script it was", () => {
  const sent: string[] = [];
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("navigator", {
    onLine: true,
    sendBeacon: (_: string, text: string) => sent.push(text),
  });
  vi.stubGlobal("location", { pathname: "/about" });
  onTestFinished(() => void vi.unstubAllGlobals());
  reportErrors();
  const reason = Object.assign(new Error("x"), { stack: "f@user-script:2" });
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: undefined }));
  expect(sent.map((text) => JSON.parse(text))).toEqual([
    { message: "Error: x", trace: "f@user-script:2", page: "/about" },
    { message: "undefined", page: "/about" },
  ]);
});
