import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { PlayIcon } from "@sanity/icons/Play";
import {
  Badge,
  Box,
  Button,
  Card,
  Container,
  Flex,
  Heading,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Text,
} from "@sanity/ui";
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from "react";
import { definePlugin } from "sanity";
import { dubaiClock } from "../../../schemas/shared/dubai-clock.ts";
import {
  countToLookAt,
  type Finding,
  type FindingGroup,
  groupFindings,
  type Severity,
} from "../../../scripts/check-content/checks/finding.ts";
import type { CheckResult } from "../../../scripts/check-content/checks/run-checks.ts";
import type { Progress } from "../../../scripts/check-content/checks/walk-site.ts";
import { publicSiteUrl } from "../../environment.ts";
import { EditLink } from "../../lib/controls.tsx";
import { FirstOf } from "../../lib/first-of.tsx";
import {
  CHECKS_TOOL,
  ChecksLayout,
  type ChecksState,
  ChecksToolMenu,
  useChecks,
  useProgress,
} from "./checks-provider.tsx";
import type { CheckRun } from "./last-run.ts";

const tabs = { findings: "Findings", pictures: "What pictures show" } as const;
type TabName = keyof typeof tabs;
const tabNames: readonly TabName[] = ["findings", "pictures"];

// What reads parts of documents is loaded when somebody looks at pictures.
const PicturesPart = lazy(async () => ({
  default: (await import("./pictures/pictures-part.tsx")).PicturesPart,
}));

/**
 * Shows the last findings about the content and the site, and runs the checks when the tool opens.
 */
function ChecksTool() {
  const { state, run } = useChecks();
  const [tab, setTab] = useState<TabName>("findings");
  // A list of hundreds is rendered piece by piece, and holds up nothing that somebody does.
  const result = useDeferredValue(state.lastRun?.result ?? null, null);
  useEffect(() => {
    run();
  }, [run]);
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={2}>
        <Stack gap={5}>
          <Flex align="center" justify="space-between" gap={4}>
            <Stack gap={4}>
              <Heading as="h1" size={3}>
                Checks
              </Heading>
              <Status state={state} />
            </Stack>
            <Button
              icon={PlayIcon}
              text="Run"
              tone="primary"
              disabled={state.isRunning === true}
              onClick={run}
            />
          </Flex>
          <TabList gap={1}>
            {tabNames.map((name) => (
              <Tab
                key={name}
                id={`checks-tab-${name}`}
                aria-controls="checks-list"
                label={tabs[name]}
                selected={tab === name}
                onClick={() => setTab(name)}
              />
            ))}
          </TabList>
          <TabPanel id="checks-list" aria-labelledby={`checks-tab-${tab}`}>
            {tab === "pictures" ? (
              <Suspense fallback={<Text muted>Reading the pictures…</Text>}>
                <PicturesPart />
              </Suspense>
            ) : (
              <Stack gap={5}>
                {state.failure !== undefined && <Notice text={state.failure} />}
                {result !== null && <Findings result={result} />}
              </Stack>
            )}
          </TabPanel>
        </Stack>
      </Container>
    </Box>
  );
}

/** Memoised, so that the steps of a run do not render the list again. */
const Findings = memo(function Findings({ result }: { result: CheckResult }) {
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
});

const severities = {
  error: { title: "Error", tone: "critical" },
  warning: { title: "Warning", tone: "caution" },
  note: { title: "Note", tone: "neutral" },
} as const satisfies Record<Severity, { title: string; tone: string }>;

/** Findings of a kind that are shown at once. */
const SHOWN = 50;

function FindingGroupCard({ group }: { group: FindingGroup }) {
  const { title, severity, findings } = group;
  return (
    <Card as="section" aria-label={title} border radius={3} padding={[3, 4]}>
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Box flex="none">
            <Badge tone={severities[severity].tone}>{severities[severity].title}</Badge>
          </Box>
          <Heading as="h2" size={1}>
            {title} ({findings.length})
          </Heading>
        </Flex>
        <FirstOf items={findings} count={SHOWN}>
          {(shown) => (
            <Stack as="ul" gap={3}>
              {shown.map((finding) => (
                <FindingItem key={JSON.stringify(finding)} finding={finding} />
              ))}
            </Stack>
          )}
        </FirstOf>
      </Stack>
    </Card>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const { page, document, problem, fix, kind } = finding;
  return (
    <Card as="li" borderTop paddingTop={4} paddingBottom={2}>
      <Stack gap={3}>
        <Text weight="medium">{problem}</Text>
        <Text muted>{fix}</Text>
        <Flex gap={4} wrap="wrap">
          {document !== undefined && (
            <EditLink
              params={{
                id: document.id,
                type: document.type,
                ...(document.field === undefined ? {} : { path: document.field }),
              }}
            >
              Open “{document.title}”
            </EditLink>
          )}
          {page !== undefined && kind !== "broken-redirect" && (
            <Text size={1}>
              <a href={publicSiteUrl + page} target="_blank" rel="noopener">
                See {page}
              </a>
            </Text>
          )}
        </Flex>
      </Stack>
    </Card>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <Card padding={4} radius={3} tone="caution" border role="alert">
      <Text>{text}</Text>
    </Card>
  );
}

function Status({ state }: { state: ChecksState }) {
  const progress = useProgress();
  return (
    <Text muted role="status">
      {statusOf(state, progress)}
    </Text>
  );
}

function statusOf(
  { isRunning, failure, lastRun }: ChecksState,
  progress: Progress | undefined,
): string {
  if (isRunning) {
    if (progress === undefined) return "Reading the content…";
    const where = progress.doing === "documents" ? "the content" : publicSiteUrl;
    return `Checking ${where}: ${progress.done} of ${progress.known} ${progress.doing}…`;
  }
  if (failure !== undefined) return "The checks could not run.";
  return lastRun === undefined ? "Nothing was checked yet." : summaryOf(lastRun);
}

function summaryOf({ result, finishedAt }: CheckRun): string {
  const count = countToLookAt(result.findings);
  const notes = result.findings.length - count;
  const known = notes === 0 ? "nothing to fix" : `nothing new, ${notes} known and still open`;
  const found = count === 0 ? known : `${count} to look at`;
  return `${result.pagesWalked} pages and all published documents checked: ${found}. Last run: ${dubaiClock(finishedAt)}.`;
}

/** The tool "Checks": the report of `npm run content -- check`, with a link to each document. */
export const checksTool = definePlugin({
  name: "nordune/checks",
  tools: [{ name: CHECKS_TOOL, title: "Checks", icon: CheckmarkCircleIcon, component: ChecksTool }],
  studio: { components: { layout: ChecksLayout, toolMenu: ChecksToolMenu } },
});
