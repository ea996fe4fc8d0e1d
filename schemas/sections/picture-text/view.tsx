import type { SectionOf } from "#web/components/section.tsx";
import { RichTextSection } from "../rich-text/view.tsx";

/** A text that always has its picture is drawn as one that may have a picture. */
export function PictureTextSection(props: SectionOf<"pictureTextSection">) {
  return <RichTextSection {...props} />;
}
