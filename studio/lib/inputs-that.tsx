import type { ComponentType } from "react";
import { type InputProps, isObjectInputProps, type ObjectInputProps } from "sanity";

/** A plugin that renders the inputs for which `fits` is true with another component. */
export const inputsThat =
  <Props extends InputProps>(
    fits: (props: InputProps) => props is Props,
    Input: ComponentType<Props>,
  ) =>
  (props: InputProps) =>
    fits(props) ? <Input {...props} /> : props.renderDefault(props);

export const isForm = (props: InputProps): props is ObjectInputProps =>
  props.path.length === 0 && isObjectInputProps(props);
