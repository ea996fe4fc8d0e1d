import { Stack } from "@sanity/ui";
import {
  definePlugin,
  type InputProps,
  isGoingToUnpublish,
  isObjectInputProps,
  set,
  useEditState,
  useFormValue,
  usePerspective,
} from "sanity";
import { slugTypes } from "../../schemas/routes.ts";
import { documentPath } from "../document-actions/page-address.ts";
import { ReleaseMoveCard } from "./release-move-card.tsx";

/** Puts above the form of a page what a release makes of its address. */
function PageInput(props: InputProps) {
  const { selectedReleaseId, selectedPerspective } = usePerspective();
  const slug = useFormValue(["slug"]);
  if (selectedReleaseId === undefined || !isObjectInputProps(props)) {
    return props.renderDefault(props);
  }
  return (
    <Stack gap={5}>
      <MoveInRelease
        type={props.schemaType.name}
        releaseId={selectedReleaseId}
        isLocked={typeof selectedPerspective !== "string" && selectedPerspective.state !== "active"}
        // What the rules read in other documents does not make the Studio ask them again.
        onAnswered={() => props.onChange(set(slug, ["slug"]))}
      />
      {props.renderDefault(props)}
    </Stack>
  );
}

type MoveInReleaseProps = {
  type: string;
  releaseId: string;
  isLocked: boolean;
  onAnswered: () => void;
};

function MoveInRelease({ type, releaseId, ...shown }: MoveInReleaseProps) {
  const id = String(useFormValue(["_id"])).replace(/^(drafts\.|versions\.[^.]+\.)/, "");
  const { published, version } = useEditState(id, type, "default", releaseId);
  if (published === null || version === null) return null;
  const from = documentPath(published);
  const to = isGoingToUnpublish(version) ? undefined : documentPath(version);
  if (from === undefined || from === to) return null;
  return <ReleaseMoveCard key={to} releaseId={releaseId} from={from} to={to} {...shown} />;
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
