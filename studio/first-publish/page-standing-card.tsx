import { Button, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { publicSiteUrl } from "../environment.ts";
import { METADATA_OF_PAGE } from "../templates.ts";
import type { PageStanding } from "./standing.ts";

/** Says where a new page is, what leads to it, and what search results lack of it. */
export function PageStandingCard({ standing }: { standing: PageStanding }) {
  const { path, places, hasMetadata } = standing;
  return (
    <Stack gap={4}>
      <Text>
        Visitors find it at{" "}
        <a href={publicSiteUrl + path} target="_blank" rel="noopener">
          {path}
        </a>
        .
      </Text>
      {places.length === 0 ? (
        <Text>
          No menu and no list shows it: link to it from Navigation or from the text of a page.
        </Text>
      ) : (
        <Stack gap={3}>
          <Text>It is listed here by itself, at the place that its order says:</Text>
          <Stack as="ul" gap={3}>
            {places.map((place) => (
              <Text as="li" key={place} size={1}>
                {place}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      {!hasMetadata && <SearchText path={path} />}
    </Stack>
  );
}

function SearchText({ path }: { path: string }) {
  const { href, onClick } = useIntentLink({
    intent: "create",
    params: [{ type: "pageMetadata", template: METADATA_OF_PAGE }, { path }],
  });
  return (
    <Stack gap={3}>
      <Text>Search results show its own title and lead until you write a text for them.</Text>
      <Button as="a" href={href} onClick={onClick} mode="ghost" text="Write its search text" />
    </Stack>
  );
}
