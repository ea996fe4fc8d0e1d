import { Stack } from "@sanity/ui";
import type { ComponentType } from "react";
import {
  type EditStateFor,
  getPublishedId,
  type InputProps,
  useEditState,
  useFormValue,
  usePerspective,
} from "sanity";

/** A document whose form is open as a content release will leave it. */
export type DocumentInRelease = {
  /** Of the published document. */
  id: string;
  published: EditStateFor["published"];
  /** Null as long as the release leaves the document as it is. */
  version: EditStateFor["version"];
  releaseId: string;
  /** A release that is scheduled takes no more changes. */
  isLocked: boolean;
};

/**
 * What a plugin gives as `form.components.input` to show something above the forms of some
 * documents, as long as the editor looks at a content release.
 * @param types names of the documents' types
 */
export function aboveReleaseForm(
  types: readonly string[],
  Shown: ComponentType<DocumentInRelease>,
): ComponentType<InputProps> {
  function InReleaseInput(props: InputProps) {
    const { selectedReleaseId, selectedPerspective } = usePerspective();
    if (selectedReleaseId === undefined) return props.renderDefault(props);
    return (
      <Stack gap={5}>
        <InRelease
          type={props.schemaType.name}
          releaseId={selectedReleaseId}
          isLocked={
            typeof selectedPerspective !== "string" && selectedPerspective.state !== "active"
          }
          shown={Shown}
        />
        {props.renderDefault(props)}
      </Stack>
    );
  }
  return function AboveReleaseForm(props) {
    const isForm = props.path.length === 0 && types.includes(props.schemaType.name);
    return isForm ? <InReleaseInput {...props} /> : props.renderDefault(props);
  };
}

type InReleaseProps = Pick<DocumentInRelease, "releaseId" | "isLocked"> & {
  type: string;
  shown: ComponentType<DocumentInRelease>;
};

function InRelease({ type, releaseId, isLocked, shown: Shown }: InReleaseProps) {
  const id = getPublishedId(String(useFormValue(["_id"])));
  const { published, version } = useEditState(id, type, "default", releaseId);
  return <Shown {...{ id, published, version, releaseId, isLocked }} />;
}
