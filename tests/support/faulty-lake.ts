import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** The ways in which a content lake can fail. */
export const faults = [
  "refuses",
  "hangs",
  "stops after the headers",
  "answers half of its body",
  "answers null",
  "answers HTML",
  "answers without a result",
  "answers 500",
] as const;

export type Fault = (typeof faults)[number];

/** The beginning of a response that is shorter than announced. */
const half = { text: `{"ms":1,"result":{"pages":[`, length: 1000 };

const whole: Partial<Record<Fault, { status: number; type: string; text: string }>> = {
  "answers null": { status: 200, type: "application/json", text: "null" },
  "answers HTML": { status: 200, type: "text/html", text: "<!doctype html><title>Hotel</title>" },
  "answers without a result": { status: 200, type: "application/json", text: `{"ms":1}` },
  "answers 500": { status: 500, type: "application/json", text: `{"message":"broken"}` },
};

/** The controls and observations of a failing lake. */
class Faults {
  /** The fault from now on, or for one request; undefined for none. */
  fault: Fault | undefined | ((request: IncomingMessage) => Promise<Fault | undefined>);
  /** The addresses with the fault; all by default. */
  faulty = /./;
  /** Requests so far: method and address. */
  asked: string[] = [];
}

export type FaultyLake = Awaited<ReturnType<typeof startFaultyLake>>;

/** A proxy between a content lake and its clients that fails on demand. */
export async function startFaultyLake(lakeUrl: string) {
  const faulty = new Faults();
  const server = createServer(async (request, response) => {
    const { method, url = "" } = request;
    faulty.asked.push(`${method} ${url}`);
    const wrong = faulty.faulty.test(url) ? faulty.fault : undefined;
    const fault = typeof wrong === "function" ? await wrong(request) : wrong;
    if (fault === undefined) passOn(lakeUrl, request, response);
    else fail(fault, request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  /** Closes open connections, such as a stream of events. */
  const cut = () => server.closeAllConnections();
  const close = async () => {
    server.close();
    cut();
  };
  return Object.assign(faulty, { url: `http://127.0.0.1:${port}`, cut, close });
}

function fail(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault === "refuses") return void request.socket.destroy();
  if (fault === "hangs") return;
  const answer = whole[fault];
  if (answer !== undefined) {
    response.writeHead(answer.status, { "content-type": answer.type }).end(answer.text);
    return;
  }
  response.writeHead(200, { "content-type": "application/json", "content-length": half.length });
  response.flushHeaders();
  if (fault === "answers half of its body") response.write(half.text);
}

function passOn(lakeUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const target = new URL(request.url ?? "/", lakeUrl);
  const passed = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on("error", () => response.destroy());
  request.pipe(passed);
}
