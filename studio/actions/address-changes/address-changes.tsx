import { Stack } from "@sanity/ui";
import {
  definePlugin,
  getPublishedId,
  type ObjectInputProps,
  useEditState,
  useFormValue,
  usePerspective,
} from "sanity";
import { documents } from "../../../schemas/index.ts";
import { slugTypes } from "../../../schemas/shared/routes.ts";
import { inputsThat, isForm } from "../../lib/inputs-that.tsx";
import { AnnouncedChanges } from "./announced-changes.tsx";
import { FormBlocker, ReleaseBlockers } from "./referring.tsx";
import { ReleaseMove } from "./release-move.tsx";

const types: string[] = documents.map(({ name }) => name);

/** A form, and above it what the chosen release changes about its document. */
function DocumentForm(props: ObjectInputProps) {
  const { selectedReleaseId, selectedPerspective } = usePerspective();
  const isDocument = types.includes(props.schemaType.name);
  if (!isDocument || selectedReleaseId === undefined) return props.renderDefault(props);
  return (
    <Stack gap={5}>
      <InRelease
        type={props.schemaType.name}
        releaseId={selectedReleaseId}
        isLocked={typeof selectedPerspective !== "string" && selectedPerspective.state !== "active"}
      />
      {props.renderDefault(props)}
    </Stack>
  );
}

type InReleaseProps = { type: string; releaseId: string; isLocked: boolean };

function InRelease({ type, releaseId, isLocked }: InReleaseProps) {
  const id = getPublishedId(String(useFormValue(["_id"])));
  const { published, version } = useEditState(id, type, "default", releaseId);
  const document = { id, published, version, releaseId, isLocked };
  return (
    <>
      {slugTypes.some((each) => each === type) && <ReleaseMove {...document} />}
      <FormBlocker {...document} />
    </>
  );
}

/**
 * Handles what follows when a page is created, moves or is removed: at once after an editor's
 * action, or with a content release, whose forms and tool announce it.
 */
export const addressChanges = definePlugin({
  name: "nordune/address-changes",
  form: { components: { input: inputsThat(isForm, DocumentForm) } },
  studio: { components: { layout: AnnouncedChanges, activeToolLayout: ReleaseBlockers } },
});
