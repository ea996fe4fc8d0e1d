import { Box, Button, Card, Dialog, Flex, Heading, Stack, Text } from "@sanity/ui";
import Markdown from "markdown-to-jsx/react";
import { type ComponentProps, type ReactNode, useState } from "react";
import text from "../../../docs/editing.md?raw";
import { publicSiteUrl } from "../../environment.ts";
import { EditLink } from "../../lib/controls.tsx";

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
          <Step
            title="1. Open the home page"
            text="Its form holds every text and picture of the page, from top to bottom."
          >
            <EditLink params={{ id: "homePage", type: "homePage" }}>Open the home page</EditLink>
          </Step>
          <Step
            title="2. Change the headline"
            text="Under “Hero”, type other words into “Headline”. Visitors see nothing of it yet: your change is a draft."
          />
          <Step
            title="3. See it in Preview"
            text="Preview, in the bar above, shows the page beside its fields as it will be. What you type stands on it at once, and a click on the page opens its field."
          >
            <EditLink
              params={{ id: "homePage", type: "homePage", mode: "presentation", preview: "/" }}
            >
              See the home page in Preview
            </EditLink>
          </Step>
          <Step
            title="4. Publish"
            text="Press Publish at the foot of the form. If it is grey, a field beside a red mark needs you first."
          />
          <Step title="5. Look at the page" text="It shows the new headline within seconds.">
            <Text size={1}>
              <a href={`${publicSiteUrl}/`} target="_blank" rel="noopener">
                See the page
              </a>
            </Text>
          </Step>
          <Step
            title="6. Take it back"
            text="Press the words at the foot of the form, such as “Last published just now”, and choose an earlier revision under History. Press “Revert to revision”, then publish again."
          />
        </Stack>
        <Flex>
          <Handbook />
        </Flex>
      </Stack>
    </Card>
  );
}

type StepProps = { title: string; text: string; children?: ReactNode };

const Step = ({ title, text, children }: StepProps) => (
  <Stack as="li" gap={3}>
    <Text weight="medium">{title}</Text>
    <Text muted>{text}</Text>
    {children}
  </Stack>
);

/** The addresses of the handbook's pictures, by their files. */
const pictures = import.meta.glob("../../../docs/pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Renders Markdown with the Studio's components, because its style sheet resets plain elements. */
const overrides = {
  h2: (props: ComponentProps<typeof Heading>) => (
    <Box paddingTop={4}>
      <Heading as="h2" size={2} {...props} />
    </Box>
  ),
  p: (props: ComponentProps<typeof Text>) => <Text {...props} />,
  ul: (props: ComponentProps<typeof Stack>) => <Stack as="ul" gap={4} {...props} />,
  li: (props: ComponentProps<typeof Text>) => <Text as="li" {...props} />,
  img: ({ src = "", alt }: ComponentProps<"img">) => (
    // biome-ignore lint/performance/noImgElement: the Studio is no Next application.
    <img
      src={pictures[`../../../docs/${src}`]}
      alt={alt}
      loading="lazy"
      style={{ width: "100%" }}
    />
  ),
  strong: (props: ComponentProps<"strong">) => <strong style={{ fontWeight: 600 }} {...props} />,
};

/** Shows docs/editing.md to editors. Developers read the same file in the repository. */
function Handbook() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button mode="ghost" text="Everything about editing" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog
          id="handbook"
          header="Editing"
          width={2}
          onClose={() => setIsOpen(false)}
          onClickOutside={() => setIsOpen(false)}
        >
          <Stack gap={4} padding={5}>
            <Markdown options={{ wrapper: null, disableParsingRawHTML: true, overrides }}>
              {text.replace(/^# .*\n/, "")}
            </Markdown>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
