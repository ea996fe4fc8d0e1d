import { Button, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useId, useState } from "react";
import { useClient } from "sanity";
import { contentLake } from "../environment.ts";
import { PageSelect } from "../pages/page-select.tsx";
import { redirectMove } from "../renaming/redirect-move.ts";

/** Offers to lead visitors from the address of a page that is gone to a page of the editor's choice. */
export function RedirectDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const toast = useToast();
  const [target, setTarget] = useState("");
  const id = useId();

  const redirect = () => {
    onClose();
    const raw = client.withConfig({ perspective: "raw", useCdn: false });
    redirectMove(raw, { from: path, to: target }).then(
      () => toast.push({ status: "success", title: `${path} leads to ${target} now.` }),
      (error: unknown) =>
        toast.push({
          status: "error",
          title: "The redirect could not be made. Add it under Redirects.",
          description: String(error),
        }),
    );
  };

  return (
    <Dialog
      id={id}
      header="Redirect the address?"
      width={1}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="bleed" text="No redirect" onClick={onClose} />
          <Button
            tone="primary"
            text="Make the redirect"
            disabled={target === ""}
            onClick={redirect}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text>
          No page lives at {path} any more. Links and search results still lead there, and visitors
          find “Page Not Found”.
        </Text>
        <PageSelect label="Lead them to" value={target} onChange={setTarget} />
      </Stack>
    </Dialog>
  );
}
