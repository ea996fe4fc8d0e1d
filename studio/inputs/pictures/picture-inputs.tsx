import { useToast } from "@sanity/ui/toast";
import { type DragEvent, useEffect } from "react";
import {
  definePlugin,
  type FormPatch,
  type InputProps,
  isObjectInputProps,
  isStringInputProps,
  type LayoutProps,
  type ObjectInputProps,
  PatchEvent,
  set,
  unset,
} from "sanity";
import { assetOf } from "../../../schemas/rules/pictures.ts";
import { inputsThat } from "../../lib/inputs-that.tsx";
import { withPreparedUploads } from "../../sanity-patches/uploads/prepared-uploads.tsx";
import { withType } from "./prepare-picture.ts";
import { pictureNotices$ } from "./prepare-pictures.ts";

/** The field of an image. A new image does not keep the crop and hotspot of the old one. */
function PictureInput(props: ObjectInputProps) {
  const { onChange, renderInput, value } = props;
  const asset = assetOf(value);
  const input = props.renderDefault({
    ...props,
    onChange: (change) => onChange(withoutOldPicture(PatchEvent.from(change).patches, value)),
    // Typing an alternative text confirms that it describes this image.
    renderInput: (input) => {
      const isAlt = input.path.at(-1) === "alt" && isStringInputProps(input);
      if (!isAlt || asset === undefined) return renderInput(input);
      const { elementProps } = input;
      return renderInput({
        ...input,
        elementProps: {
          ...elementProps,
          onChange: (event) => {
            elementProps.onChange(event);
            onChange(set(asset, ["altFor"]));
          },
        },
      });
    },
  });
  return (
    <div style={{ display: "contents" }} onDropCapture={dropWithTypes}>
      {input}
    </div>
  );
}

/**
 * Sanity ignores dropped files whose type the system does not know. They are dropped again with
 * their type.
 */
function dropWithTypes(event: DragEvent): void {
  const files = [...event.dataTransfer.files];
  const typed = files.map(withType);
  if (typed.every((file, index) => file === files[index])) return;
  event.preventDefault();
  event.stopPropagation();
  const dataTransfer = new DataTransfer();
  for (const file of typed) dataTransfer.items.add(file);
  const drop = { dataTransfer, bubbles: true, cancelable: true };
  event.target.dispatchEvent(new window.DragEvent("drop", drop));
}

/** Whether a patch replaces the image, at once or by removing the old one first. */
function replacesPicture({ type, path }: FormPatch): boolean {
  return path.length === 1 && path[0] === "asset" && (type === "set" || type === "unset");
}

/** The patches of a change. If it replaces the image, crop and hotspot of the old image are removed. */
export const withoutOldPicture = (
  patches: readonly FormPatch[],
  old: Record<string, unknown> | undefined,
): FormPatch[] =>
  patches.some(replacesPicture) ? [...patches, ...removeCropOfOldImage(old)] : [...patches];

/**
 * Removes hotspot and crop of the old image. The alternative text stays together with the id of its
 * image, so that the form can say that it describes another image.
 */
function removeCropOfOldImage(image: Record<string, unknown> | undefined): FormPatch[] {
  const old = assetOf(image);
  const writtenFor = typeof image?.altFor === "string" ? image.altFor : old;
  return [
    unset(["hotspot"]),
    unset(["crop"]),
    ...(writtenFor === undefined || !image?.alt ? [] : [set(writtenFor, ["altFor"])]),
  ];
}

const isPicture = (props: InputProps): props is ObjectInputProps =>
  props.schemaType.name === "imageWithAlt" && isObjectInputProps(props);

/** Shows how an image was changed before its upload. */
function PictureNotices(props: LayoutProps) {
  const toast = useToast();
  useEffect(() => {
    const listening = pictureNotices$.subscribe((notice) =>
      toast.push({ ...notice, duration: 15_000, closable: true }),
    );
    return () => listening.unsubscribe();
  }, [toast]);
  return props.renderDefault(props);
}

/** The name of the tool of `sanity-plugin-media`, which has to come before this plugin. */
const MEDIA_TOOL = "media";

/** Keeps an image's description with that image, and converts images before each upload. */
export const pictureInputs = definePlugin({
  name: "nordune/picture-inputs",
  form: { components: { input: inputsThat(isPicture, PictureInput) } },
  studio: { components: { layout: PictureNotices } },
  tools: (tools) =>
    tools.map((tool) => (tool.name === MEDIA_TOOL ? withPreparedUploads(tool) : tool)),
});
