import {
  definePlugin,
  type FormPatch,
  type InputProps,
  isObjectInputProps,
  isStringInputProps,
  type ObjectInputProps,
  PatchEvent,
  set,
  unset,
} from "sanity";
import { assetOf } from "../../schemas/rules/pictures.ts";
import { inputsThat } from "../lib/inputs-that.tsx";

/** The field of a picture: what belonged to the old one does not stay with a new one. */
function PictureInput(props: ObjectInputProps) {
  const { onChange, renderInput, value } = props;
  const asset = assetOf(value);
  return props.renderDefault({
    ...props,
    onChange: (change) => {
      const { patches } = PatchEvent.from(change);
      onChange(patches.some(replacesPicture) ? [...patches, ...leaveBehind(value)] : change);
    },
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
}

/** A picture is replaced at once, or taken out before another is put in. */
function replacesPicture({ type, path }: FormPatch): boolean {
  return path.length === 1 && path[0] === "asset" && (type === "set" || type === "unset");
}

/**
 * Hotspot and crop of the old picture go. Its alternative text stays, with the picture that it was
 * written for, so that the form can say that it is not about this one.
 */
export function leaveBehind(image: Record<string, unknown> | undefined): FormPatch[] {
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

/** Keeps what editors say of a picture with that picture. */
export const pictureInputs = definePlugin({
  name: "nordune/picture-inputs",
  form: { components: { input: inputsThat(isPicture, PictureInput) } },
});
