import { Card, Flex, Stack, Text } from "@sanity/ui";
import { Preview, useSchema } from "sanity";
import { useIntentLink } from "sanity/router";
import type { ListedDocument } from "./queries.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

/** Documents as links to their forms, each with its day. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <Stack as="ul" gap={1}>
      {documents.map((document) => (
        <li key={document._id}>
          <DocumentLink document={document} />
        </li>
      ))}
    </Stack>
  );
}

function DocumentLink({ document }: { document: ListedDocument }) {
  const { _id, _type, at } = document;
  const schemaType = useSchema().get(_type);
  const { href, onClick } = useIntentLink({
    intent: "edit",
    params: { id: _id.replace(/^drafts\./, ""), type: _type },
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
      <Flex align={["stretch", "center"]} direction={["column", "row"]} gap={[1, 3]}>
        <Flex flex={1} direction="column">
          <Preview schemaType={schemaType} value={{ _id, _type }} layout="default" />
        </Flex>
        <Text size={1} muted>
          {day.format(new Date(at))}
        </Text>
      </Flex>
    </Card>
  );
}
