import { Card, Stack } from "@sanity/ui";
import {
  definePlugin,
  getPublishedId,
  type InputProps,
  isGoingToUnpublish,
  useEditState,
  useFormValue,
  usePerspective,
} from "sanity";
import { documents } from "../../schemas/documents/index.ts";
import { ReferringList } from "./referring-list.tsx";
import { useReferring } from "./use-referring.ts";

/** Keeps in sight, above a form, what hinders a release from taking the document off the site. */
function InReleaseInput(props: InputProps) {
  const { selectedReleaseId } = usePerspective();
  if (selectedReleaseId === undefined) return props.renderDefault(props);
  return (
    <Stack gap={5}>
      <Hindrance type={props.schemaType.name} releaseId={selectedReleaseId} />
      {props.renderDefault(props)}
    </Stack>
  );
}

function Hindrance({ type, releaseId }: { type: string; releaseId: string }) {
  const id = getPublishedId(String(useFormValue(["_id"])));
  const { version } = useEditState(id, type, "default", releaseId);
  const isPlanned = version !== null && isGoingToUnpublish(version);
  const referring = useReferring(id, isPlanned ? releaseId : undefined);
  if (referring.length === 0) return null;
  return (
    <Card as="section" aria-label="What refers to it" border radius={2} padding={4} tone="caution">
      <ReferringList documents={referring} />
    </Card>
  );
}

/** Says, where a release takes a document off the site, what still refers to it. */
export const unpublishing = definePlugin({
  name: "nordune/unpublishing",
  form: {
    components: {
      input: (props) =>
        props.path.length === 0 && documents.some(({ name }) => name === props.schemaType.name) ? (
          <InReleaseInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
