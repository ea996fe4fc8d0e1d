import * as z from "zod";
import { addresses } from "./stack.ts";

const listSchema = z.object({
  messages: z.array(
    z.object({ template_id: z.string(), template_params: z.record(z.string(), z.unknown()) }),
  ),
});

/** Sends one of the forms of its page. */
async function post(path: string, fields: Record<string, string> = {}): Promise<void> {
  const response = await fetch(addresses.inbox + path, {
    method: "POST",
    headers: { origin: addresses.inbox },
    body: new URLSearchParams(fields),
  });
  if (!response.ok) throw new Error(`The inbox refused ${path}: ${await response.text()}`);
}

/** The lead inbox of the system under test. */
export const inbox = {
  /** What arrived, newest first. */
  async messages() {
    const response = await fetch(`${addresses.inbox}/messages.json`);
    return listSchema.parse(await response.json()).messages;
  },

  /** Sets the response to sends; "none" is the usual one. */
  answerWith: (answer: string) => post("/failure", { answer }),

  /** Empties the inbox and lets it work again. */
  async reset(): Promise<void> {
    await inbox.answerWith("none");
    await post("/messages/delete");
  },
};
