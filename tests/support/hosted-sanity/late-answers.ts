type Kept = { body: string; status: number; type: string; at: number };

/**
 * Answers as they were: the index that queries read is behind what was written, and the CDN keeps what
 * it has once given. A question that was not asked before is answered as things are.
 */
export function createLateAnswers() {
  const kept = new Map<string, Kept>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    written: () => {
      writtenAt = Date.now();
    },
    /** @param isLate whether an answer of this age may still be given */
    async answer(
      question: string,
      isLate: (age: { sinceWrite: number; sinceAnswer: number }) => boolean,
      ask: () => Promise<Response>,
    ): Promise<Response> {
      const known = kept.get(question);
      const now = Date.now();
      if (known && isLate({ sinceWrite: now - writtenAt, sinceAnswer: now - known.at })) {
        return respond(known);
      }
      const answer = await ask();
      const type = answer.headers.get("content-type") ?? "application/json";
      const fresh = { body: await answer.text(), status: answer.status, type, at: now };
      // One that was written meanwhile may hold half of it.
      if (answer.ok && now > writtenAt) kept.set(question, fresh);
      return respond(fresh);
    },
  };
}

const respond = ({ body, status, type }: Kept) =>
  new Response(body, { status, headers: { "content-type": type } });
