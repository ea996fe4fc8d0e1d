/** What the owner of a hosted project has set up, and how it behaves; a test may change it at any time. */
export type HostedProject = {
  projectId: string;
  dataset: string;
  /** Tokens by what they may do. `manage` may also see the project's settings. */
  tokens: { read: string; write: string; manage: string };
  /** Whether nobody sees content without a token. */
  isPrivate: boolean;
  corsOrigins: { origin: string; allowCredentials: boolean }[];
  /** As the management API lists them. */
  hooks: Record<string, unknown>[];
  /** Unique attribute paths in use, and the plan's limit. */
  attributes: { value: number; limit: number };
  /** Milliseconds by which answers to queries are behind what was written. */
  indexLagMs: number;
  /** Writes and uploads per second; the next one is refused with 429. */
  writesPerSecond: number;
};

export const hostedProject = (): HostedProject => ({
  projectId: "abc123de",
  dataset: "production",
  tokens: { read: "token-viewer", write: "token-editor", manage: "token-developer" },
  isPrivate: false,
  corsOrigins: [],
  hooks: [],
  attributes: { value: 1529, limit: 2000 },
  indexLagMs: 0,
  writesPerSecond: 25,
});
