import { LaunchIcon } from "@sanity/icons/Launch";
import { Flex, Heading, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { publicSiteUrl } from "../environment.ts";
import { PageMarks } from "../pages/page-marks.tsx";
import type { PageGroup, TreePage } from "../pages/page-tree.ts";

/** The pages of the site, each with the way to its form and to what visitors see. */
export function PageList({ groups }: { groups: readonly PageGroup[] }) {
  return groups.map(({ title, pages }) => (
    <Stack as="section" aria-label={title} gap={3} key={title}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      <Stack as="ul" gap={3}>
        {pages.map((page) => (
          <PageLinks key={page.id} page={page} />
        ))}
      </Stack>
    </Stack>
  ));
}

function PageLinks({ page }: { page: TreePage }) {
  const { id, type, title, path } = page;
  const { href, onClick } = useIntentLink({ intent: "edit", params: { id, type } });
  return (
    <Flex as="li" gap={3} align="center" wrap="wrap">
      <Text size={1}>
        <a href={href} onClick={onClick}>
          {title}
        </a>
      </Text>
      <Text size={1} muted>
        <a
          href={publicSiteUrl + path}
          target="_blank"
          rel="noopener"
          aria-label={`See ${title} on the site`}
        >
          {path} <LaunchIcon />
        </a>
      </Text>
      <PageMarks page={page} />
    </Flex>
  );
}
