import { Stack } from "@sanity/ui";
import {
  definePlugin,
  getPublishedId,
  type InputProps,
  isGoingToUnpublish,
  useEditState,
  useFormValue,
  usePerspective,
} from "sanity";
import { slugTypes } from "../../schemas/routes.ts";
import { documentPath } from "../document-actions/page-address.ts";
import { ReleaseMoveCard } from "./release-move-card.tsx";
import { useMetadataMoving } from "./use-metadata-moving.ts";

/** Puts above the form of a page what a release makes of its address. */
function PageInput(props: InputProps) {
  const { selectedReleaseId, selectedPerspective } = usePerspective();
  if (selectedReleaseId === undefined) return props.renderDefault(props);
  return (
    <Stack gap={5}>
      <MoveInRelease
        type={props.schemaType.name}
        releaseId={selectedReleaseId}
        isLocked={typeof selectedPerspective !== "string" && selectedPerspective.state !== "active"}
      />
      {props.renderDefault(props)}
    </Stack>
  );
}

type MoveInReleaseProps = { type: string; releaseId: string; isLocked: boolean };

function MoveInRelease({ type, releaseId, isLocked }: MoveInReleaseProps) {
  const id = getPublishedId(String(useFormValue(["_id"])));
  const { published, version } = useEditState(id, type, "default", releaseId);
  const from = version !== null && published !== null ? documentPath(published) : undefined;
  const to = version === null || isGoingToUnpublish(version) ? undefined : documentPath(version);
  useMetadataMoving({ releaseId, from, to, isLocked });
  if (from === undefined || from === to) return null;
  const move = { releaseId, from, to, isLocked };
  return <ReleaseMoveCard key={to} {...move} />;
}

/** Offers the redirect of a page that moves, or goes, with a content release: in that release. */
export const releaseMoves = definePlugin({
  name: "nordune/release-moves",
  form: {
    components: {
      input: (props) =>
        props.path.length === 0 && slugTypes.some((type) => type === props.schemaType.name) ? (
          <PageInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
