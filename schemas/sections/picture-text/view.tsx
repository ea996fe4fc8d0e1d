import type { SectionOf } from "#web/components/section.tsx";
import { RichTextSection } from "../rich-text/view.tsx";

/** A section with a required image is rendered like one with an optional image. */
export function PictureTextSection(props: SectionOf<"pictureTextSection">) {
  return <RichTextSection {...props} />;
}
