import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { PlayIcon } from "@sanity/icons/Play";
import { Box, Button, Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import { definePlugin } from "sanity";
import { groupFindings } from "../../schemas/site-checks/finding.ts";
import type { CheckResult } from "../../schemas/site-checks/run-checks.ts";
import { publicSiteUrl } from "../environment.ts";
import { FindingGroupCard } from "./finding-group-card.tsx";
import { type ChecksState, useChecks } from "./use-checks.ts";

/** Shows what the checks find in the content and on the running site. */
export function ChecksTool() {
  const { state, runAgain } = useChecks();
  return (
    <Box height="fill" overflow="auto" padding={5}>
      <Container width={2}>
        <Stack gap={5}>
          <Flex align="center" justify="space-between" gap={4}>
            <Stack gap={4}>
              <Heading as="h1" size={3}>
                Checks
              </Heading>
              <Text muted role="status">
                {statusOf(state)}
              </Text>
            </Stack>
            <Button
              icon={PlayIcon}
              text="Run"
              tone="primary"
              disabled={state.phase === "running"}
              onClick={runAgain}
            />
          </Flex>
          {state.phase === "failed" && <Notice text={state.message} />}
          {state.phase === "done" && <Findings result={state.result} />}
        </Stack>
      </Container>
    </Box>
  );
}

function Findings({ result }: { result: CheckResult }) {
  return (
    <>
      {result.siteProblem !== undefined && (
        <Notice
          text={`${result.siteProblem} Only the documents were checked. If it does answer in your browser, its STUDIO_URL does not name this Studio.`}
        />
      )}
      {groupFindings(result.findings).map((group) => (
        <FindingGroupCard key={group.kind} group={group} />
      ))}
    </>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <Card padding={4} radius={3} tone="caution" border role="alert">
      <Text>{text}</Text>
    </Card>
  );
}

function statusOf(state: ChecksState): string {
  if (state.phase === "failed") return "The checks could not run.";
  if (state.phase === "running") {
    const { progress } = state;
    if (progress === undefined) return "Reading the content…";
    return `Checking ${publicSiteUrl}: ${progress.done} of ${progress.known} ${progress.doing}…`;
  }
  const { findings, pagesWalked } = state.result;
  const found = findings.length === 0 ? "nothing to fix" : `${findings.length} to look at`;
  return `${pagesWalked} pages and all published documents checked: ${found}.`;
}

/** The tool "Checks": what `npm run check:content` reports, with a way to each document. */
export const checks = definePlugin({
  name: "nordune/checks",
  tools: [{ name: "checks", title: "Checks", icon: CheckmarkCircleIcon, component: ChecksTool }],
});
