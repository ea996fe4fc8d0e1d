import { Stack, Text } from "@sanity/ui";
import type { SanityDocument } from "sanity";
import { DocumentLink } from "../lib/document-link.tsx";

/** Says why a release cannot take a document off the site, with the way to what hinders it. */
export function ReferringList({ documents }: { documents: readonly SanityDocument[] }) {
  const [count, verb] =
    documents.length === 1 ? ["1 document", "refers"] : [`${documents.length} documents`, "refer"];
  return (
    <Stack gap={4}>
      <Text size={1}>
        {count} still {verb} to this one, and the release cannot be published until none does. Take
        the reference out of each, in this release or before it:
      </Text>
      <Stack as="ul" gap={1}>
        {documents.map((document) => (
          <li key={document._id}>
            <DocumentLink document={document} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
