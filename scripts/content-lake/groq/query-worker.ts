// Evaluates one query away from everything else; see query-runner.ts.
import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "../values.ts";
import { evaluateGroq } from "./evaluate.ts";
import type { QueryJob, QueryOutcome } from "./query-runner.ts";
import { readTrace } from "./source-map.ts";
import { parseGroq } from "./syntax.ts";

async function outcomeOf({ request, documents }: QueryJob): Promise<QueryOutcome> {
  const dereferenced = new Set<string>();
  try {
    const view = {
      documents,
      byId: new Map(documents.map((document) => [document._id, document])),
    };
    const trace = request.sourceMap;
    const evaluated = await evaluateGroq(parseGroq(request.query, request.params), view, {
      ...request,
      onDereference: (id) => dereferenced.add(id),
      trace,
    });
    const { result, ...mapped } = trace ? readTrace(evaluated) : { result: evaluated };
    // As JSON: dates know how to become JSON, and would not survive the way as objects.
    return { json: JSON.stringify(result ?? null), ...mapped, dereferenced: [...dereferenced] };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

parentPort?.postMessage(await outcomeOf(workerData));
