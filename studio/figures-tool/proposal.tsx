import { Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useUser } from "sanity";
import { formatFigure } from "../../schemas/shared/figures/figure-text.ts";
import { nextDay } from "../../schemas/shared/figures/on-day.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import type { ContentDocument } from "../../scripts/check-content/checks/content.ts";
import { hasError, ProblemList, useProblems } from "../lib/problems.tsx";
import { useSecondPerson } from "../second-person/second-person.ts";
import { readableDay } from "./figure-row.tsx";
import { SentenceList } from "./sentence-list.tsx";

type ProposalProps = {
  figure: StoredFigure;
  draft: StoredFigure;
  shown: Omit<Parameters<typeof SentenceList>[0], "changed">;
  isBusy: boolean;
  onApprove: () => void;
};

/** What somebody proposes, in every sentence, for somebody else to approve. */
export function Proposal({ figure, draft, shown, isBusy, onApprove }: ProposalProps) {
  const stored: ContentDocument = shown.documents.find(({ _id }) => _id === figure._id) ?? figure;
  const proposed: ContentDocument = { ...stored, ...draft, _id: figure._id };
  const problems = useProblems(proposed);
  const { mayApprove } = useSecondPerson({ id: figure._id, draft, published: stored });
  const event = draft.log?.at(-1);
  const [by] = useUser(event?.by ?? "");
  const from = nextDay(draft);
  const value = (from === undefined ? draft.value : draft.next?.value) ?? "no value";
  const changed = shown.figures.map((each) =>
    each._id === figure._id ? { ...each, value } : each,
  );
  return (
    <Card as="section" aria-label="Proposal" padding={[3, 4]} radius={2} tone="caution" border>
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          {by?.displayName ?? "Somebody"} proposes {formatFigure({ value, unit: draft.unit })}
          {from !== undefined && ` from ${readableDay(from)} on`}, by {draft.sourceTitle}, checked
          on {readableDay(draft.checkedOn)}
        </Heading>
        <SentenceList {...shown} changed={changed} />
        {problems !== undefined && <ProblemList problems={problems} />}
        <Flex gap={3} align="center">
          <Button
            text="Approve and publish"
            tone="positive"
            disabled={isBusy || !mayApprove || problems === undefined || hasError(problems)}
            onClick={onApprove}
          />
          {!mayApprove && <Text size={1}>It waits for somebody who has not written in it.</Text>}
        </Flex>
      </Stack>
    </Card>
  );
}
