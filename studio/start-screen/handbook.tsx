import { Button, Dialog } from "@sanity/ui";
import Markdown from "markdown-to-jsx/react";
import { useState } from "react";
import text from "../../docs/editing.md?raw";

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
          padding={5}
          onClose={() => setIsOpen(false)}
          onClickOutside={() => setIsOpen(false)}
        >
          <Markdown options={{ wrapper: "article", disableParsingRawHTML: true }}>
            {text.replace(/^# .*\n/, "")}
          </Markdown>
        </Dialog>
      )}
    </>
  );
}
