import { afterAll, vi } from "vitest";
import { unmountRoots, withKnownRoots } from "../support/react-roots.ts";

/* React roots of a test file are unmounted before its window is closed. */

vi.mock(import("react-dom/client"), async (importOriginal) =>
  withKnownRoots(await importOriginal()),
);

afterAll(unmountRoots);
