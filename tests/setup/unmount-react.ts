import { afterAll, vi } from "vitest";
import { unmountRoots, withKnownRoots } from "../support/react-roots.ts";

/* What a test file renders with React ends before the window that the file was given. */

vi.mock(import("react-dom/client"), async (importOriginal) =>
  withKnownRoots(await importOriginal()),
);

afterAll(unmountRoots);
