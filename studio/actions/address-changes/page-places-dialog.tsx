import { Button, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { useIntentLink } from "sanity/router";
import { zoneKindTitle } from "../../../schemas/fields/zone-kinds.ts";
import { publicSiteUrl } from "../../environment.ts";
import { Choice, Offer } from "../../lib/controls.tsx";
import { useActions } from "../../lib/use-actions.tsx";
import { METADATA_OF_PAGE } from "../../structure/templates.ts";
import { listKind, type PagePlaces, type Places, type ZonePlaces } from "./page-places.ts";

export function PlacesDialog({ places, onClose }: { places: Places; onClose: () => void }) {
  return places.kind === "page" ? (
    <Offer header="Your page is live" refuse="Done" onClose={onClose}>
      <Page page={places} onLeave={onClose} />
    </Offer>
  ) : (
    <Offer header="The free zone is published" refuse="Done" onClose={onClose}>
      <Zone places={places} onListed={onClose} />
    </Offer>
  );
}

function Page({ page, onLeave }: { page: PagePlaces; onLeave: () => void }) {
  const { path, places, hasMetadata } = page;
  return (
    <>
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
          <Text>The document is listed here automatically, in the place of its order:</Text>
          <Stack as="ul" gap={3}>
            {places.map((place) => (
              <Text as="li" key={place} size={1}>
                {place}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      {!hasMetadata && <SearchText path={path} onLeave={onLeave} />}
    </>
  );
}

function SearchText({ path, onLeave }: { path: string; onLeave: () => void }) {
  const { href, onClick } = useIntentLink({
    intent: "create",
    params: [{ type: "pageMetadata", template: METADATA_OF_PAGE }, { path }],
    // This link is outside of any form, so the dialog has to be closed explicitly.
    onClick: onLeave,
  });
  return (
    <Stack gap={3}>
      <Text>Search results show its own title and lead until you write a text for them.</Text>
      <Button as="a" href={href} onClick={onClick} mode="ghost" text="Write its search text" />
    </Stack>
  );
}

function Zone({ places, onListed }: { places: ZonePlaces; onListed: () => void }) {
  const { listed, unlisted, zoneKind } = places;
  return (
    <>
      {listed.map(({ emirate, section }) => (
        <Text key={emirate}>
          The page of {emirate} shows it under “{section}”.
        </Text>
      ))}
      {unlisted.map((page) => (
        <Unlisted key={page.id} page={page} kind={zoneKind} onListed={onListed} />
      ))}
    </>
  );
}

type UnlistedProps = {
  page: ZonePlaces["unlisted"][number];
  kind: string;
  onListed: () => void;
};

function Unlisted({ page, kind, onListed }: UnlistedProps) {
  const { send } = useActions();
  const [section, setSection] = useState(page.sections[0]?.key);
  const problem = `No section of the page of ${page.name} lists zones of the kind “${zoneKindTitle(kind)}”, so it is not shown there.`;
  if (section === undefined) {
    return <Text>{problem} Add a section “Zone cards” or “Zone list” to the page first.</Text>;
  }
  const show = () => {
    onListed();
    return send(
      (client) => listKind(client, { emirate: page.id, section, kind }).then(() => undefined),
      `The page of ${page.name} shows it now.`,
      `Select the kind in a section of ${page.name} yourself.`,
    );
  };
  return (
    <>
      <Text>{problem}</Text>
      <Choice label="Show all zones of this kind under" value={section} onChange={setSection}>
        {page.sections.map(({ key, heading }) => (
          <option key={key} value={key}>
            {heading}
          </option>
        ))}
      </Choice>
      <Button tone="primary" text={`Show it on the page of ${page.name}`} onClick={show} />
    </>
  );
}
