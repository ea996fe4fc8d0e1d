import { LaunchIcon } from "@sanity/icons/Launch";
import { Flex, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { publicSiteUrl } from "../environment.ts";
import type { LivePage } from "../pages/live-pages.ts";
import type { PageNode } from "./page-tree.ts";

/** The pages of the site, one under the other as their addresses are. */
export function PageList({ nodes }: { nodes: readonly PageNode[] }) {
  return (
    <Stack as="ul" gap={3} paddingLeft={3}>
      {nodes.map(({ page, children }) => (
        <Stack as="li" gap={3} key={page.path}>
          <PageLinks page={page} />
          {children.length > 0 && <PageList nodes={children} />}
        </Stack>
      ))}
    </Stack>
  );
}

function PageLinks({ page: { id, type, title, path } }: { page: LivePage }) {
  const { href, onClick } = useIntentLink({ intent: "edit", params: { id, type } });
  return (
    <Flex gap={3} align="center" wrap="wrap">
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
    </Flex>
  );
}
