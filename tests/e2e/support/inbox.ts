import * as z from "zod";
import type { Failure } from "#scripts/inbox/failures.ts";
import { addresses } from "./stack.ts";

const listSchema = z.object({
  messages: z.array(
    z.object({ template_id: z.string(), template_params: z.record(z.string(), z.unknown()) }),
  ),
});

/** The lead inbox of the system under test. */
export const inbox = {
  /** What arrived, newest first. */
  async messages() {
    const response = await fetch(`${addresses.inbox}/api/inbox/messages`);
    return listSchema.parse(await response.json()).messages;
  },

  /** Makes sends fail in the given way, until `reset` or as often as it says. */
  async failWith(failure: Failure | null): Promise<void> {
    const response = await fetch(`${addresses.inbox}/api/inbox/failure`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(failure),
    });
    if (!response.ok) throw new Error(`The inbox refused the failure: ${await response.text()}`);
  },

  /** Empties the inbox and lets it work again. */
  async reset(): Promise<void> {
    await inbox.failWith(null);
    await fetch(`${addresses.inbox}/api/inbox/messages`, { method: "DELETE" });
  },
};
