import { AsyncLocalStorage } from "node:async_hooks";
import { type DestinationStream, pino } from "pino";
import { prettyFactory } from "pino-pretty";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";

declare global {
  // The server, pages, API routes, the proxy and the instrumentation are separate bundles of one process.
  var siteRequestId: AsyncLocalStorage<string> | undefined;
}

globalThis.siteRequestId ??= new AsyncLocalStorage();

/** Holds the id of the request that is being handled. The log puts it into each line of that request. */
export const requestId = globalThis.siteRequestId;

/** Control characters, and characters that change the writing direction. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes line ends in a message, so that an address or content cannot forge a line of the log. */
const onOneLine = (text: string): string =>
  text.replace(CONTROLS, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);

const MESSAGE = "message";

const asText = prettyFactory({
  colorize: false,
  messageKey: MESSAGE,
  // The system that runs the site adds the time of each line.
  ignore: "time,requestId",
  messageFormat: ({ [MESSAGE]: message, requestId }) =>
    onOneLine(`${message}${requestId === undefined ? "" : ` (request ${requestId})`}`),
});

/**
 * Creates a log.
 * @param format is called for each line: `json` is one object with time, level and message;
 *   `text` is for people
 * @param destination receives the lines
 */
export function createLog(format: () => "text" | "json", destination: DestinationStream) {
  return pino(
    {
      base: null,
      messageKey: MESSAGE,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin() {
        const id = requestId.getStore();
        return id === undefined ? {} : { requestId: id };
      },
    },
    { write: (line) => destination.write(format() === "json" ? line : asText(line)) },
  );
}

/** The log of the site's server. Scripts in browsers use the console. */
export const log = createLog(() => readEnvironment().LOG_FORMAT, process.stdout);
