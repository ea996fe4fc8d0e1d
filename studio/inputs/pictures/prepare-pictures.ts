import { Subject } from "rxjs";
import { preparePicture, withType } from "./prepare-picture.ts";

/** Messages about images that were converted or refused. */
export const pictureNotices$ = new Subject<{ status: "info" | "warning"; title: string }>();

/** Converts images before their upload, and tells the editor what was converted or refused. */
export async function preparePictures(files: readonly File[]): Promise<File[]> {
  const prepared = await Promise.all(files.map((file) => preparePicture(withType(file))));
  return prepared.flatMap((picture) => {
    if ("refused" in picture) {
      pictureNotices$.next({ status: "warning", title: picture.refused });
      return [];
    }
    if (picture.said !== undefined) pictureNotices$.next({ status: "info", title: picture.said });
    return [picture.file];
  });
}
