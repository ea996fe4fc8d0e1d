import { Box, Button, Dialog, Heading, Stack, Text } from "@sanity/ui";
import Markdown from "markdown-to-jsx/react";
import { type ComponentProps, useState } from "react";
import text from "../../docs/editing.md?raw";

/** What Markdown says, by the Studio's own components: its style sheet resets the plain elements. */
const overrides = {
  h2: (props: ComponentProps<typeof Heading>) => (
    <Box paddingTop={4}>
      <Heading as="h2" size={2} {...props} />
    </Box>
  ),
  p: (props: ComponentProps<typeof Text>) => <Text {...props} />,
  ul: (props: ComponentProps<typeof Stack>) => <Stack as="ul" gap={4} {...props} />,
  li: (props: ComponentProps<typeof Text>) => <Text as="li" {...props} />,
  strong: (props: ComponentProps<"strong">) => <strong style={{ fontWeight: 600 }} {...props} />,
};

/** Opens docs/editing.md, which developers read beside the code, for whoever edits. */
export function Handbook() {
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
