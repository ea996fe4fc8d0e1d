import { type Environment, readEnvironment } from "./environment.ts";

/** The project id under which the local content lake keeps its datasets. */
export const LOCAL_PROJECT_ID = "local";

/** The version of Sanity's API that site, Studio and scripts use. */
export const API_VERSION = "2025-02-19";

export type ContentLake = {
  projectId: string;
  dataset: string;
  apiVersion: string;
  /** Whether it is the local lake, which has no accounts and no tokens. */
  isLocal: boolean;
  apiHost?: string;
  /** False on the local lake: Node cannot resolve `<project>.localhost`. */
  useProjectHostname?: boolean;
};

/**
 * The client options for hosted Sanity or the local lake, depending on `SANITY_PROJECT_ID`. Site,
 * Studio, scripts and image addresses all use these options.
 */
export function contentLakeFromEnvironment(
  environment: Environment = readEnvironment(),
): ContentLake {
  const common = { dataset: environment.SANITY_DATASET, apiVersion: API_VERSION };
  if (environment.SANITY_PROJECT_ID !== undefined) {
    return { ...common, projectId: environment.SANITY_PROJECT_ID, isLocal: false };
  }
  return {
    ...common,
    projectId: LOCAL_PROJECT_ID,
    isLocal: true,
    apiHost: environment.CONTENT_LAKE_URL ?? `http://localhost:${environment.CONTENT_LAKE_PORT}`,
    useProjectHostname: false,
  };
}
