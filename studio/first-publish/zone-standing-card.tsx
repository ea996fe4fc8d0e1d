import { Button, Select, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useId, useState } from "react";
import { useClient } from "sanity";
import { zoneKindTitle } from "../../schemas/fields/zone-kinds.ts";
import { contentLake } from "../environment.ts";
import { listKind, type ZoneStanding } from "./standing.ts";

/** Says on which pages a new free zone stands, and offers to put it on those where it does not. */
export function ZoneStandingCard({
  standing,
  onListed,
}: {
  standing: ZoneStanding;
  onListed: () => void;
}) {
  const { listed, unlisted, zoneKind } = standing;
  return (
    <Stack gap={4}>
      {listed.map(({ emirate, section }) => (
        <Text key={emirate}>
          The page of {emirate} shows it under “{section}”.
        </Text>
      ))}
      {unlisted.map((page) => (
        <UnlistedOn key={page.id} page={page} kind={zoneKind} onListed={onListed} />
      ))}
    </Stack>
  );
}

function UnlistedOn({
  page,
  kind,
  onListed,
}: {
  page: ZoneStanding["unlisted"][number];
  kind: string;
  onListed: () => void;
}) {
  const client = useClient({ apiVersion: contentLake.apiVersion });
  const toast = useToast();
  const id = useId();
  const [section, setSection] = useState(page.sections[0]?.key);
  const problem = `No section of the page of ${page.name} lists zones of the kind “${zoneKindTitle(kind)}”, so it is not shown there.`;
  if (section === undefined) {
    return <Text>{problem} Add a section “Zone cards” or “Zone list” to the page first.</Text>;
  }
  const show = () => {
    onListed();
    const raw = client.withConfig({ perspective: "raw", useCdn: false });
    listKind(raw, { emirate: page.id, section, kind }).then(
      () => toast.push({ status: "success", title: `The page of ${page.name} shows it now.` }),
      (error: unknown) =>
        toast.push({
          status: "error",
          title: `Tick the kind in a section of ${page.name} by hand.`,
          description: String(error),
        }),
    );
  };
  return (
    <Stack gap={4}>
      <Text>{problem}</Text>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        Show all zones of this kind under
      </Text>
      <Select id={id} value={section} onChange={(event) => setSection(event.currentTarget.value)}>
        {page.sections.map(({ key, heading }) => (
          <option key={key} value={key}>
            {heading}
          </option>
        ))}
      </Select>
      <Button tone="primary" text={`Show it on the page of ${page.name}`} onClick={show} />
    </Stack>
  );
}
