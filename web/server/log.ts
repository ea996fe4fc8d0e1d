import { format } from "node:util";

/**
 * From now on whatever this process says is one JSON object a line: time, level and message. Next's own
 * words are among them.
 */
export function logAsJson(write = (line: string): void => void process.stdout.write(line)): void {
  for (const method of ["log", "info", "warn", "error"] as const) {
    console[method] = (...words: unknown[]) => {
      const level = method === "log" ? "info" : method;
      const entry = { time: new Date().toISOString(), level, message: format(...words) };
      write(`${JSON.stringify(entry)}\n`);
    };
  }
}

/** What ends a line, or turns the direction of writing, in a log or a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * From now on no warning of this process ends its line, whatever stands in it: an address, or
 * content, that makes up another line of the log. Stacks of errors keep theirs.
 */
export function logInLines(): void {
  const escaped = (text: string) =>
    text.replace(CONTROLS, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
  for (const method of ["warn", "error"] as const) {
    const { [method]: log } = console;
    console[method] = (...words: unknown[]) =>
      log(...words.map((word) => (typeof word === "string" ? escaped(word) : word)));
  }
}
