/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // Imported here, so that no bundle for another runtime holds what only Node has.
  if (process.env.NEXT_RUNTIME === "nodejs") (await import("./start/start-site.ts")).startSite();
}
