import { Card, Flex, Stack, Text } from "@sanity/ui";
import type { StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import {
  type ContentDocument,
  findingDocument,
} from "../../../scripts/check-content/checks/content.ts";
import { documentPath } from "../../actions/page-address.ts";
import { EditLink } from "../../lib/controls.tsx";
import { figureText, type Sentence, type SentencePart, writtenOut } from "./sentences.ts";

type SentenceListProps = {
  sentences: readonly Sentence[];
  documents: readonly ContentDocument[];
  figures: readonly StoredFigure[];
  /** Ids of the highlighted figures in each sentence. */
  marked: ReadonlySet<string>;
  /** The changed figures. With them each sentence is shown before and after the change. */
  changed?: readonly StoredFigure[] | undefined;
};

export function SentenceList({ sentences, documents, ...shown }: SentenceListProps) {
  return (
    <Stack as="ul" gap={2}>
      {sentences.map((sentence) => {
        const document = documents.find(({ _id }) => _id === sentence.documentId);
        if (document === undefined) return null;
        const key = `${sentence.documentId} ${sentence.field} ${writtenOut(sentence.parts, [])}`;
        return <SentenceItem key={key} sentence={sentence} document={document} {...shown} />;
      })}
    </Stack>
  );
}

/** The number of sentences as text: "one place", "12 places". */
export const placeCount = (count: number): string =>
  count === 1 ? "one place" : `${count} places`;

type SentenceItemProps = Omit<SentenceListProps, "sentences" | "documents"> & {
  sentence: Sentence;
  document: ContentDocument;
};

function SentenceItem({ sentence, document, figures, marked, changed }: SentenceItemProps) {
  const { id, type, title } = findingDocument(document);
  const path = documentPath(document);
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack gap={3}>
        {changed === undefined ? (
          <Written parts={sentence.parts} figures={figures} marked={marked} />
        ) : (
          <Flex gap={4} wrap="wrap">
            <Version name="Now" parts={sentence.parts} figures={figures} marked={marked} />
            <Version name="Then" parts={sentence.parts} figures={changed} marked={marked} />
          </Flex>
        )}
        <Flex gap={3} wrap="wrap">
          {sentence.heading !== undefined && (
            <Text size={1} muted>
              {sentence.heading}
            </Text>
          )}
          <EditLink params={{ id, type, path: sentence.field }}>Edit in “{title}”</EditLink>
          {path !== undefined && (
            <EditLink params={{ id, type, mode: "presentation", preview: path }}>
              Preview {path}
            </EditLink>
          )}
        </Flex>
      </Stack>
    </Card>
  );
}

type WrittenProps = {
  parts: readonly SentencePart[];
  figures: readonly StoredFigure[];
  marked: ReadonlySet<string>;
};

function Version({ name, ...written }: WrittenProps & { name: string }) {
  return (
    <Stack gap={2} flex={1}>
      <Text size={1} muted>
        {name}
      </Text>
      <Written {...written} />
    </Stack>
  );
}

function Written({ parts, figures, marked }: WrittenProps) {
  return (
    <Text>
      {parts.map((part) => {
        if (typeof part === "string") return part;
        const text = figureText(part, figures);
        return marked.has(part.figure) ? <strong key={part.figure}>{text}</strong> : text;
      })}
    </Text>
  );
}
