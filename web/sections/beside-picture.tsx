import type { ReactNode } from "react";
import type { ImageSource } from "#schemas/images/image-source.ts";
import { Picture } from "#web/components/picture/picture.tsx";

/** Words with a picture beside them, or alone in a comfortable measure where there is none. */
export function BesidePicture({
  image,
  children,
}: {
  image: ImageSource | null;
  children: ReactNode;
}) {
  const words = <div className="grid max-w-[66ch] gap-[18px]">{children}</div>;
  if (image === null) return words;
  return (
    <div className="grid items-center gap-[clamp(32px,5vw,80px)] md:grid-cols-2">
      {words}
      <div className="aspect-4/3 overflow-hidden rounded-3">
        <Picture
          image={image}
          aspectRatio={4 / 3}
          sizes="(max-width: 768px) 100vw, min(47vw, 600px)"
        />
      </div>
    </div>
  );
}
