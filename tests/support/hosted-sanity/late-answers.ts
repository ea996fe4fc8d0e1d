type Kept = { body: string; status: number; type: string };

/**
 * Answers as they were: the index that queries read is behind what was written. A question that was
 * not asked before is answered as things are.
 */
export function createLateAnswers() {
  const kept = new Map<string, Kept>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    written: () => {
      writtenAt = Date.now();
    },
    /** @param isLate whether an answer may still be given, so many milliseconds after a write */
    async answer(
      question: string,
      isLate: (sinceWrite: number) => boolean,
      ask: () => Promise<Response>,
    ): Promise<Response> {
      const known = kept.get(question);
      const now = Date.now();
      if (known && isLate(now - writtenAt)) return respond(known);
      const answer = await ask();
      const type = answer.headers.get("content-type") ?? "application/json";
      const fresh = { body: await answer.text(), status: answer.status, type };
      // One that was written meanwhile may hold half of it.
      if (answer.ok && now > writtenAt) kept.set(question, fresh);
      return respond(fresh);
    },
  };
}

const respond = ({ body, status, type }: Kept) =>
  new Response(body, { status, headers: { "content-type": type } });
