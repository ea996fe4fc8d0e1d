// Evaluates one query away from everything else; see query-runner.ts.
import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "../values.ts";
import { evaluateGroq } from "./evaluate.ts";
import { toView } from "./perspective.ts";
import { asked, type QueryJob, type QueryOutcome } from "./query-runner.ts";
import { parseGroq } from "./syntax.ts";

async function outcomeOf({ request, documents }: QueryJob): Promise<QueryOutcome> {
  try {
    const { options, answer } = asked(request);
    const tree = parseGroq(request.query, request.params);
    const { result, ...rest } = answer(await evaluateGroq(tree, toView(documents), options));
    // As JSON: dates know how to become JSON, and would not survive the way as objects.
    return { json: JSON.stringify(result ?? null), ...rest };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

parentPort?.postMessage(await outcomeOf(workerData));
