import { Stack, Text } from "@sanity/ui";
import { DocumentLink } from "../lib/document-link.tsx";
import type { ListedDocument } from "./queries.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

/** Documents as links to their forms, each with its day. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <Stack as="ul" gap={1}>
      {documents.map((document) => (
        <li key={document._id}>
          <DocumentLink document={document}>
            <Text size={1} muted>
              {day.format(new Date(document.at))}
            </Text>
          </DocumentLink>
        </li>
      ))}
    </Stack>
  );
}
