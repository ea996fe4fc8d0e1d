import type { ReactNode } from "react";
import type { AdvantagePageQueryResult } from "#schemas/generated/types.generated.ts";
import { Picture } from "#web/components/picture/picture.tsx";
import { below } from "#web/lib/breakpoints.ts";
import { NoteCard } from "#web/sections/note-section.tsx";

type Advantage = NonNullable<AdvantagePageQueryResult>;

/** What every layout of an advantage is given. */
export type AdvantageParts = Pick<Advantage, "body" | "image" | "aside">;

/** Picture and note of an advantage one below the other; side by side on a tablet. */
export function PictureAndNote({ image, aside }: Omit<AdvantageParts, "body">) {
  return (
    <div className="grid gap-8 sm:max-md:grid-cols-2">
      <Picture
        image={image}
        aspectRatio={4 / 3}
        sizes={`${below("sm")} 100vw, ${below("md")} 50vw, min(40vw, 30.625rem)`}
        className="aspect-4/3 rounded-3"
      />
      {aside && <NoteCard {...aside} headingLevel="h2" />}
    </div>
  );
}

/** The picture of an advantage as wide as the page, cut low. */
export function WidePicture({ image }: Pick<AdvantageParts, "image">): ReactNode {
  return (
    <div className="relative aspect-16/10 overflow-hidden rounded-3 sm:aspect-16/6">
      <Picture image={image} sizes="min(100vw, 77.5rem)" className="absolute inset-0" />
    </div>
  );
}
