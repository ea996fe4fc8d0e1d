import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { publicSiteUrl } from "../environment.ts";
import { Handbook } from "./handbook.tsx";

/** One step of the guide; `open` leads to where it is done. */
export type GuideStep = {
  title: string;
  text: string;
  open?:
    | { label: string; document: { id: string; type: string } }
    | { label: string; href: string };
};

/** From an open Studio to a changed page that visitors see, in five minutes. */
export const guide: readonly GuideStep[] = [
  {
    title: "Open the home page",
    text: "Its form holds every text and picture of the page, from top to bottom.",
    open: { label: "Open the home page", document: { id: "homePage", type: "homePage" } },
  },
  {
    title: "Change the headline",
    text: "Under “Hero”, type other words into “Headline”. Visitors see nothing of it yet: your change is a draft.",
  },
  {
    title: "Publish",
    text: "Press Publish at the foot of the form. If it is grey, a field beside a red mark needs you first.",
  },
  {
    title: "Look at the page",
    text: "It shows the new headline within seconds.",
    open: { label: "See the page", href: `${publicSiteUrl}/` },
  },
  {
    title: "Take it back",
    text: "Press “Last published” at the foot of the form and choose an earlier revision under History. Press “Revert to revision”, then publish again.",
  },
];

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
