import { Card, Stack, Text } from "@sanity/ui";
import { getPublishedId, Preview, type SanityDocument, useSchema } from "sanity";
import { useIntentLink } from "sanity/router";

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
            <Referring document={document} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Referring({ document }: { document: SanityDocument }) {
  const { _id, _type } = document;
  const schemaType = useSchema().get(_type);
  const { href, onClick } = useIntentLink({
    intent: "edit",
    params: { id: getPublishedId(_id), type: _type },
  });
  if (schemaType === undefined) return null;
  return (
    <Card
      as="a"
      data-as="a"
      __unstable_focusRing
      href={href}
      onClick={onClick}
      radius={2}
      padding={1}
    >
      <Preview schemaType={schemaType} value={{ _id, _type }} layout="default" />
    </Card>
  );
}
