import { Card, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useWorkspace, type ValidationMarker, validateDocument, type Workspace } from "sanity";
import { type ContentDocument, text } from "../../scripts/check-content/checks/content.ts";

/** Milliseconds without a key after which the text is validated (debounce). */
const TYPED_MS = 250;

/** Validates a document with the rules of the content model, whether it is stored or not. */
export function problemsOf(
  document: ContentDocument,
  workspace: Workspace,
): Promise<ValidationMarker[]> {
  const { _rev, _createdAt, _updatedAt } = document;
  return validateDocument({
    document: {
      ...document,
      _rev: text(_rev),
      _createdAt: text(_createdAt),
      _updatedAt: text(_updatedAt),
    },
    workspace,
  });
}

/**
 * The problems that the Studio's validation finds in a document before a tool publishes it;
 * undefined until known.
 */
export function useProblems(document: ContentDocument): ValidationMarker[] | undefined {
  const workspace = useWorkspace();
  const [known, setKnown] = useState<{ of: string; problems: ValidationMarker[] }>();
  const key = JSON.stringify(document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the document.
  useEffect(() => {
    let isWanted = true;
    const typed = setTimeout(() => {
      problemsOf(document, workspace).then(
        (problems) => isWanted && setKnown({ of: key, problems }),
        (error: unknown) => console.error("The rules could not be asked.", error),
      );
    }, TYPED_MS);
    return () => {
      isWanted = false;
      clearTimeout(typed);
    };
  }, [key, workspace]);
  return known?.of === key ? known.problems : undefined;
}

export const hasError = (problems: readonly ValidationMarker[]): boolean =>
  problems.some(({ level }) => level === "error");

/** The problems beside the button that they disable, errors and warnings. */
export function ProblemList({ problems }: { problems: readonly ValidationMarker[] }) {
  const shown = problems.filter(({ level }) => level !== "info");
  if (shown.length === 0) return null;
  return (
    <Card
      border
      radius={2}
      padding={3}
      tone={hasError(shown) ? "critical" : "caution"}
      role="alert"
      aria-label="What is wrong"
    >
      <Stack as="ul" gap={2}>
        {shown.map(({ message, path }) => (
          <Text as="li" size={1} key={`${path.join(".")} ${message}`}>
            {message}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
