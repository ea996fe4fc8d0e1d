import type { Hono } from "hono";
import { z } from "zod";
import { actionError } from "../errors.ts";
import { changingAs } from "../http/person.ts";
import { readJson } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { type Action, actionSchema, isReleaseAction } from "../store/action.ts";
import { performDocumentAction } from "../store/perform-document-action.ts";
import { performReleaseAction } from "../store/perform-release-action.ts";
import { isRecord } from "../values.ts";

const actionsBody = z.looseObject({
  actions: z.array(z.unknown()),
  transactionId: z.string().min(1).optional(),
  dryRun: z.boolean().optional(),
});

/** `POST /data/actions/:dataset`: all actions of a request are one transaction. */
export function addActionRoutes(api: Hono, lake: Lake): void {
  api.post("/data/actions/:dataset", async (c) => {
    const { actions, transactionId, dryRun } = await readJson(c, lake, actionsBody);
    const parsed = actions.map(parseAction);
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const lastState = (id: string) => lake.store.log.lastState(dataset.name, id);
    const options = { ...changingAs(c), transactionId, dryRun };
    const result = await dataset.transact(options, (documents) => {
      for (const [index, action] of parsed.entries()) {
        if (isReleaseAction(action)) performReleaseAction(documents, action, { index, lastState });
        else performDocumentAction(documents, action, index);
      }
    });
    return c.json({ transactionId: result.transactionId });
  });
}

function parseAction(value: unknown, index: number): Action {
  const parsed = actionSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const type = isRecord(value) ? String(value.actionType) : typeof value;
  const detail = z.prettifyError(parsed.error);
  const description = `Action ${index} (${type}) is malformed or not supported here: ${detail}`;
  throw actionError(400, { type: "validationError", description }, index);
}
