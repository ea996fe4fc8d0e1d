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
import { assetOf } from "../../schemas/rules/pictures.ts";
import { inputsThat } from "../lib/inputs-that.tsx";
import { withType } from "./prepare-picture.ts";
import { pictureNotices$ } from "./preparing-uploader.ts";

/** The field of a picture: what belonged to the old one does not stay with a new one. */
function PictureInput(props: ObjectInputProps) {
  const { onChange, renderInput, value } = props;
  const asset = assetOf(value);
  const input = props.renderDefault({
    ...props,
    onChange: (change) => onChange(withoutOldPicture(PatchEvent.from(change).patches, value)),
    // The alternative text is an input of its own: what is typed there is about this picture.
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

/** Sanity takes no file of which the system does not know the type: it is dropped once more with it. */
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

/** A picture is replaced at once, or taken out before another is put in. */
function replacesPicture({ type, path }: FormPatch): boolean {
  return path.length === 1 && path[0] === "asset" && (type === "set" || type === "unset");
}

/** The patches of a change, with what the old picture leaves behind if the change replaces it. */
export const withoutOldPicture = (
  patches: readonly FormPatch[],
  old: Record<string, unknown> | undefined,
): FormPatch[] =>
  patches.some(replacesPicture) ? [...patches, ...leaveBehind(old)] : [...patches];

/**
 * Hotspot and crop of the old picture go. Its alternative text stays, with the picture that it was
 * written for, so that the form can say that it is not about this one.
 */
function leaveBehind(image: Record<string, unknown> | undefined): FormPatch[] {
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

/** Says what was done to a picture before it was uploaded. */
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

/** Keeps what editors say of a picture with that picture, and tells them what became of a file. */
export const pictureInputs = definePlugin({
  name: "nordune/picture-inputs",
  form: { components: { input: inputsThat(isPicture, PictureInput) } },
  studio: { components: { layout: PictureNotices } },
});
