import type { SanityClient } from "@sanity/client";

/**
 * The transactions of a document, or of all, as the content lake's history lists them.
 * @param id exact: the published id does not include its draft; undefined: all documents
 * @param query the history's own options
 * @throws what the client throws, and SyntaxError when the answer is not JSON by line
 */
export async function historyOf(
  client: SanityClient,
  id: string | undefined,
  query: Record<string, string>,
): Promise<unknown[]> {
  const { dataset } = client.config();
  const all = `/data/history/${dataset}/transactions`;
  const url = id === undefined ? all : `${all}/${id}`;
  const lines = await client.request<unknown>({ url, query });
  // The client parses a response of one line as JSON, and returns nothing for an empty one.
  const text = typeof lines === "string" ? lines : JSON.stringify(lines ?? "").replace(/^""$/, "");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}
