import { STATUS_CODES } from "node:http";

/** An error with an HTTP status and a JSON body, which @sanity/client turns into its own errors. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

/** The error body outside of queries, mutations and actions: `{statusCode, error, message}`. */
export function plainError(status: number, message: string): ApiError {
  const error = STATUS_CODES[status] ?? "Error";
  return new ApiError(status, message, { statusCode: status, error, message });
}

type ErrorItem = { type: string; description: string } & Record<string, unknown>;

const itemError =
  (type: string, summary?: string) =>
  (status: number, item: ErrorItem, index = 0): ApiError => {
    const description = summary ?? item.description;
    const error = { type, description, items: [{ index, error: item }] };
    return new ApiError(status, item.description, { error });
  };

export const mutationError = itemError("mutationError", "Mutation(s) failed with 1 error(s)");
export const actionError = itemError("actionError");

/** Sanity documents no error for this case. `@sanity/client` does not retry a 504. */
export const queryTimeout = (query: string, description: string): ApiError =>
  new ApiError(504, description, { error: { type: "queryTimeoutError", description, query } });

/** `position` is a UTF-16 offset into `query`; without one the whole query is marked. */
export function queryError(query: string, description: string, position?: number): ApiError {
  const start = position ?? 0;
  const end = position === undefined ? query.length : Math.min(position + 1, query.length);
  return new ApiError(400, description, {
    error: { type: "queryParseError", description, query, start, end },
  });
}
