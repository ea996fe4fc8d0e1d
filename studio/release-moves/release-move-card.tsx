import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useClient } from "sanity";
import { contentLake } from "../environment.ts";
import { PageSelect } from "../pages/page-select.tsx";
import { redirectWithRelease } from "./release-move.ts";
import { useOldAddress } from "./use-old-address.ts";

type ReleaseMoveCardProps = {
  releaseId: string;
  /** Where visitors find the page until the release. */
  from: string;
  /** Where they find it from then on; undefined when the release takes it off the site. */
  to: string | undefined;
  /** A release that is scheduled takes no more changes. */
  isLocked: boolean;
};

/** Says what a release makes of the address that a page leaves, and offers a redirect in it. */
export function ReleaseMoveCard({ releaseId, from, to, isLocked }: ReleaseMoveCardProps) {
  const address = useOldAddress(from, releaseId);
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const toast = useToast();
  const [chosen, setChosen] = useState("");
  if (address === undefined) return null;
  const { redirectedTo, isTaken } = address;
  const target = to ?? chosen;
  const isAnswered = redirectedTo !== null && (to === undefined || redirectedTo === to);

  const redirect = () =>
    redirectWithRelease(client, { releaseId, from, to: target }).catch((error: unknown) =>
      toast.push({ status: "error", title: "This did not work.", description: String(error) }),
    );

  return (
    <Card
      as="section"
      aria-label="The old address"
      border
      radius={2}
      padding={4}
      tone={isAnswered || isTaken ? "positive" : "caution"}
    >
      <Stack gap={4}>
        <Text size={1}>
          {to === undefined
            ? `With this release no page lives at ${from} any more.`
            : `With this release the page moves from ${from} to ${to}.`}{" "}
          {consequence()}
        </Text>
        {!isAnswered && !isTaken && !isLocked && (
          <>
            {to === undefined && (
              <PageSelect label="Lead them to" without={from} value={chosen} onChange={setChosen} />
            )}
            <Flex justify="flex-end">
              <Button
                tone="primary"
                text="Make the redirect"
                disabled={target === ""}
                onClick={redirect}
              />
            </Flex>
          </>
        )}
      </Stack>
    </Card>
  );

  function consequence(): string {
    if (isTaken) return `Another page comes to live at ${from}.`;
    if (isAnswered) return `The release redirects ${from} to ${redirectedTo}.`;
    const metadata = to === undefined ? "" : " Its metadata moves along.";
    return `Links and search results still lead to the old address, where visitors then find “Page Not Found”.${metadata}`;
  }
}
