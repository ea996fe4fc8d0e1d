import { format } from "node:util";

/**
 * Makes the console write one JSON object per line: time, level and message. Next's own messages
 * are included.
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

/** Characters that end a line or change the writing direction, in a log or a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Escapes line ends in warnings and errors, so that an address or content cannot forge a line of
 * the log. The stack of an error keeps its lines.
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
