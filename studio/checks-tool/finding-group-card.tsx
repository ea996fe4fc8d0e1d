import { Badge, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import type {
  Finding,
  FindingDocument,
  FindingGroup,
  Severity,
} from "../../scripts/check-content/checks/finding.ts";
import { publicSiteUrl } from "../environment.ts";
import { EditLink } from "../lib/edit-link.tsx";

const severities = {
  error: { title: "Error", tone: "critical" },
  warning: { title: "Warning", tone: "caution" },
  note: { title: "Note", tone: "neutral" },
} as const satisfies Record<Severity, { title: string; tone: string }>;

/** All findings of one kind. */
export function FindingGroupCard({ group }: { group: FindingGroup }) {
  const { title, severity, findings } = group;
  return (
    <Card as="section" aria-label={title} border radius={3} padding={[3, 4]}>
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Badge tone={severities[severity].tone}>{severities[severity].title}</Badge>
          <Heading as="h2" size={1}>
            {title} ({findings.length})
          </Heading>
        </Flex>
        <Stack as="ul" gap={3}>
          {findings.map((finding) => (
            <FindingItem key={JSON.stringify(finding)} finding={finding} />
          ))}
        </Stack>
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
          {document !== undefined && <DocumentLink document={document} />}
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

function DocumentLink({ document: { id, type, title, field } }: { document: FindingDocument }) {
  return (
    <EditLink params={{ id, type, ...(field === undefined ? {} : { path: field }) }}>
      Open “{title}”
    </EditLink>
  );
}
