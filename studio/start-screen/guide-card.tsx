import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { type GuideStep, guide } from "./guide.ts";
import { Handbook } from "./handbook.tsx";

/** The guide for who is here for the first time. */
export function GuideCard() {
  return (
    <Card
      as="section"
      aria-label="Your first change"
      border
      radius={3}
      padding={[3, 4]}
      tone="primary"
    >
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Your first change, in five minutes
        </Heading>
        <Stack as="ol" gap={4}>
          {guide.map((step, index) => (
            <Stack as="li" gap={3} key={step.title}>
              <Text weight="medium">
                {index + 1}. {step.title}
              </Text>
              <Text muted>{step.text}</Text>
              <StepLink open={step.open} />
            </Stack>
          ))}
        </Stack>
        <Flex>
          <Handbook />
        </Flex>
      </Stack>
    </Card>
  );
}

function StepLink({ open }: { open: GuideStep["open"] }) {
  if (open === undefined) return null;
  return (
    <Flex>
      {"href" in open ? (
        <Button
          as="a"
          href={open.href}
          target="_blank"
          rel="noopener"
          mode="ghost"
          text={open.label}
        />
      ) : (
        <DocumentButton label={open.label} document={open.document} />
      )}
    </Flex>
  );
}

function DocumentButton({
  label,
  document,
}: {
  label: string;
  document: { id: string; type: string };
}) {
  const { href, onClick } = useIntentLink({ intent: "edit", params: document });
  return <Button as="a" href={href} onClick={onClick} mode="ghost" text={label} />;
}
