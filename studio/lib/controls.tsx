import { Button, Card, Dialog, Flex, Heading, Select, Stack, Text, TextInput } from "@sanity/ui";
import { type ReactNode, useId } from "react";
import { getPublishedId, Preview, useSchema } from "sanity";
import { IntentLink, useIntentLink } from "sanity/router";

type DocumentLinkProps = {
  document: { _id: string; _type: string };
  /** The intent of the link; by default the document opens in its form. */
  intent?: string;
  /** Content beside the title. */
  children?: ReactNode;
};

/** A link to a document; nothing for an unknown type. */
export function DocumentLink({ document, intent = "edit", children }: DocumentLinkProps) {
  const { _id, _type } = document;
  const schemaType = useSchema().get(_type);
  const { href, onClick } = useIntentLink({
    intent,
    params: { id: getPublishedId(_id), type: _type },
  });
  if (schemaType === undefined) return null;
  return (
    <Card
      as="a"
      // Sanity's styles show the focus only on elements with this attribute.
      data-as="a"
      __unstable_focusRing
      href={href}
      onClick={onClick}
      radius={2}
      padding={1}
    >
      <Flex
        align={["stretch", "stretch", "center"]}
        direction={["column", "column", "row"]}
        gap={[1, 1, 3]}
      >
        <Flex flex={["none", "none", 1]} direction="column">
          <Preview schemaType={schemaType} value={{ _id, _type }} layout="default" />
        </Flex>
        {children}
      </Flex>
    </Card>
  );
}

type EditLinkProps = { params: Record<string, string>; children: ReactNode };

export const EditLink = ({ params, children }: EditLinkProps) => (
  <Text size={1}>
    <IntentLink intent="edit" params={params}>
      {children}
    </IntentLink>
  </Text>
);

type OfferProps = {
  header: string;
  children: ReactNode;
  refuse: string;
  accept?: string;
  tone?: "primary" | "critical";
  isDisabled?: boolean;
  /** Whether it stays open after it was accepted, until what was accepted is done. */
  isOpenAfter?: boolean;
  onAccept?: () => void;
  onClose: () => void;
};

/** A dialog that closes with either button. */
export function Offer(props: OfferProps) {
  const { header, children, refuse, accept, tone = "primary", onAccept, onClose } = props;
  const take = () => {
    if (!props.isOpenAfter) onClose();
    onAccept?.();
  };
  return (
    <Dialog
      id={useId()}
      header={header}
      width={1}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="bleed" text={refuse} onClick={onClose} />
          {accept !== undefined && (
            <Button tone={tone} text={accept} disabled={props.isDisabled ?? false} onClick={take} />
          )}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {children}
      </Stack>
    </Dialog>
  );
}

type Labelled = { label: string; value: string; onChange: (value: string) => void };

/** A text field of a tool. */
export function Field(props: Labelled & { type?: "text" | "url" }) {
  const { label, value, onChange, type = "text" } = props;
  const id = useId();
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <TextInput
        id={id}
        type={type}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Stack>
  );
}

/** A select field. Its children are the options. */
export function Choice({ label, value, onChange, children }: Labelled & { children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </Select>
    </Stack>
  );
}

/** A part of a tool's screen, with its heading. */
export function ScreenPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} border radius={3} padding={[3, 4]}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
