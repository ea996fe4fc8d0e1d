import { Card, Flex, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { getPublishedId, Preview, useSchema } from "sanity";
import { IntentLink, useIntentLink } from "sanity/router";

type DocumentLinkProps = {
  document: { _id: string; _type: string };
  /** What stands beside its title. */
  children?: ReactNode;
};

/** A document as a link to its form; nothing for a type that the Studio does not know. */
export function DocumentLink({ document: { _id, _type }, children }: DocumentLinkProps) {
  const schemaType = useSchema().get(_type);
  const { href, onClick } = useIntentLink({
    intent: "edit",
    params: { id: getPublishedId(_id), type: _type },
  });
  if (schemaType === undefined) return null;
  return (
    <Card
      as="a"
      // Sanity's styles show the focus only of what says so.
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
        {children}
      </Flex>
    </Card>
  );
}

type EditLinkProps = { params: Record<string, string>; children: ReactNode };

/** A link to a document, to a field of it, or to a page in the preview. */
export const EditLink = ({ params, children }: EditLinkProps) => (
  <Text size={1}>
    <IntentLink intent="edit" params={params}>
      {children}
    </IntentLink>
  </Text>
);
