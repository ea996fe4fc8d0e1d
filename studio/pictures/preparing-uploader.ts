import { Subject } from "rxjs";
import type { AssetSource, AssetSourceUploader } from "sanity";
import { preparePicture } from "./prepare-picture.ts";

/** Messages about images that were converted or refused. */
export const pictureNotices$ = new Subject<{ status: "info" | "warning"; title: string }>();

type UploaderClass = NonNullable<AssetSource["Uploader"]>;
type Subscriber = Parameters<AssetSourceUploader["subscribe"]>[0];

/** Sanity’s own uploader, with a conversion before it. */
export function preparingUploader(Own: UploaderClass): UploaderClass {
  return class PreparingUploader implements AssetSourceUploader {
    readonly #own = new Own();
    readonly #subscribers = new Set<Subscriber>();
    #isAborted = false;

    upload(...[files, options]: Parameters<AssetSourceUploader["upload"]>) {
      void this.#prepare(files).then((prepared) => {
        if (this.#isAborted) return;
        if (prepared.length > 0) this.#own.upload(prepared, options);
        else for (const say of this.#subscribers) say({ type: "all-complete", files: [] });
      });
      return this.#own.getFiles();
    }

    async #prepare(files: readonly File[]): Promise<File[]> {
      const prepared = await Promise.all(files.map(preparePicture));
      return prepared.flatMap((picture) => {
        if ("refused" in picture) {
          pictureNotices$.next({ status: "warning", title: picture.refused });
          return [];
        }
        if (picture.said !== undefined) {
          pictureNotices$.next({ status: "info", title: picture.said });
        }
        return [picture.file];
      });
    }

    subscribe(subscriber: Subscriber) {
      this.#subscribers.add(subscriber);
      const leave = this.#own.subscribe(subscriber);
      return () => {
        this.#subscribers.delete(subscriber);
        leave();
      };
    }

    abort(file?: Parameters<AssetSourceUploader["abort"]>[0]) {
      this.#isAborted = true;
      this.#own.abort(file);
    }

    getFiles = () => this.#own.getFiles();
    updateFile: AssetSourceUploader["updateFile"] = (id, data) => this.#own.updateFile(id, data);
    reset = () => this.#own.reset();
  };
}
