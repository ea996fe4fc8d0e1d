/** The system error code (`EADDRINUSE`, `EACCES`, `ENOSPC` …) of a Node error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
