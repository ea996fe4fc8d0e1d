import type { ReactNode } from "react";
import { type ImageSource, isChosen } from "#schemas/shared/images/image-source.ts";
import { Picture } from "#web/components/picture/picture.tsx";
import { below } from "#web/lib/breakpoints.ts";

type BesidePictureProps = {
  image: ImageSource | null;
  side?: "left" | "right";
  children: ReactNode;
};

/** Words with a picture beside them, or alone in a comfortable measure where there is none. */
export function BesidePicture({ image, side = "right", children }: BesidePictureProps) {
  const words = <div className="grid max-w-measure gap-flow">{children}</div>;
  if (!isChosen(image)) return words;
  const picture = (
    <div className="aspect-4/3 overflow-hidden rounded-3">
      <Picture
        image={image}
        aspectRatio={4 / 3}
        sizes={`${below("sm")} 88vw, min(47vw, 37.5rem)`}
      />
    </div>
  );
  return (
    <div className="grid items-center gap-split sm:grid-cols-2">
      {side === "left" && picture}
      {words}
      {side === "right" && picture}
    </div>
  );
}
