import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { isGoingToUnpublish, useClient } from "sanity";
import type { OldAddressQueryResult } from "../../../schemas/generated/types.generated.ts";
import { pageAt } from "../../../schemas/shared/routes.ts";
import { contentLake } from "../../environment.ts";
import { PageSelect } from "../../lib/page-select.tsx";
import { useLatestResult } from "../../lib/use-latest.ts";
import { useMayCreate } from "../../lib/use-may.ts";
import { addressChange, type DocumentInRelease } from "./address-change.ts";
import { useRedirecting } from "./redirect-dialog.tsx";
import { moveMetadata, oldAddressQuery } from "./redirects.ts";

/** Shows above a form how a release changes the page's address, and moves its metadata. */
export function ReleaseMove({ published, version, releaseId, isLocked }: DocumentInRelease) {
  const next = version === null || isGoingToUnpublish(version) ? null : version;
  const { from, to } = addressChange(version === null ? null : published, next);
  const { granted: mayRedirect, reason } = useMayCreate({
    _id: `versions.${releaseId}.redirect`,
    _type: "redirect",
  });
  useMetadataMoving({ releaseId, from, to, isLocked: isLocked || !mayRedirect });
  if (from === undefined || from === to) return null;
  return <OldAddress key={to} {...{ releaseId, from, to, isLocked, mayRedirect, reason }} />;
}

type InRelease = Pick<DocumentInRelease, "releaseId" | "isLocked">;

/** Milliseconds without a change after which an address counts as typed (debounce). */
const TYPED_MS = 1_000;

/**
 * Makes a release move the metadata of a page together with the page, and undoes that if the page
 * no longer moves.
 */
function useMetadataMoving({
  releaseId,
  from,
  to,
  isLocked,
}: InRelease & { from: string | undefined; to: string | undefined }): void {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  useEffect(() => {
    if (from === undefined || to === undefined || isLocked) return;
    const typed = setTimeout(() => {
      moveMetadata(client, { from, to }, releaseId).catch((error: unknown) =>
        console.error("The metadata of the page was not moved.", error),
      );
    }, TYPED_MS);
    return () => clearTimeout(typed);
  }, [client, releaseId, from, to, isLocked]);
}

type OldAddressProps = InRelease & {
  from: string;
  to: string | undefined;
  /** Whether the user may create a redirect; undefined until it is known. */
  mayRedirect: boolean | undefined;
  reason: string | undefined;
};

/**
 * Shows what becomes of the address that a page leaves, and offers a redirect in the release. `to`
 * is undefined when the release removes the page.
 */
function OldAddress({ releaseId, from, to, isLocked, mayRedirect, reason }: OldAddressProps) {
  const address = useOldAddress(from, releaseId);
  const redirecting = useRedirecting();
  const [chosen, setChosen] = useState("");
  if (address === undefined) return null;
  const { redirectedTo, isTaken } = address;
  const target = to ?? chosen;
  const isAnswered = redirectedTo !== null && (to === undefined || redirectedTo === to);
  const isSettled = isAnswered || isTaken;
  return (
    <Card
      as="section"
      aria-label="The old address"
      border
      radius={2}
      padding={4}
      tone={isSettled ? "positive" : "caution"}
    >
      <Stack gap={4}>
        <Text size={1}>
          {to === undefined
            ? `With this release, no page is at ${from} any more.`
            : `With this release the page moves from ${from} to ${to}.`}{" "}
          {consequence()}
        </Text>
        {!isSettled && !isLocked && mayRedirect === false && <Text size={1}>{reason}</Text>}
        {!isSettled && !isLocked && mayRedirect !== false && (
          <>
            {to === undefined && (
              <PageSelect label="Lead them to" without={from} value={chosen} onChange={setChosen} />
            )}
            <Flex justify="flex-end">
              <Button
                tone="primary"
                text="Make the redirect"
                disabled={target === "" || mayRedirect === undefined}
                onClick={() => redirecting({ from, to: target }, releaseId)}
              />
            </Flex>
          </>
        )}
      </Stack>
    </Card>
  );

  function consequence(): string {
    if (isTaken) return `Another page will be at ${from}.`;
    if (isAnswered) return `The release redirects ${from} to ${redirectedTo}.`;
    const metadata = to === undefined ? "" : " Its metadata moves along.";
    return `Links and search results still lead to the old address, where visitors then find “Page Not Found”.${metadata}`;
  }
}

/**
 * Where the address that a page leaves will lead, and whether another page will be there; undefined
 * until it is known.
 */
function useOldAddress(from: string, releaseId: string): OldAddressQueryResult | undefined {
  const { type = "", slug = "" } = pageAt(from) ?? {};
  return useLatestResult<OldAddressQueryResult | undefined>(
    oldAddressQuery,
    { params: { from, type, slug }, perspective: [releaseId] },
    undefined,
  );
}
