// sanity 6.16.0: no option converts a picture before its upload. Not needed once there is one.

import type { AssetSource, AssetSourceUploader } from "sanity";
import { preparePictures } from "../../inputs/pictures/prepare-pictures.ts";

type UploaderClass = NonNullable<AssetSource["Uploader"]>;
type Subscriber = Parameters<AssetSourceUploader["subscribe"]>[0];

/** Sanity’s own uploader, with a conversion before it. */
export function preparingUploader(Own: UploaderClass): UploaderClass {
  return class PreparingUploader implements AssetSourceUploader {
    readonly #own = new Own();
    readonly #subscribers = new Set<Subscriber>();
    #isAborted = false;

    upload(...[files, options]: Parameters<AssetSourceUploader["upload"]>) {
      void preparePictures(files).then((prepared) => {
        if (this.#isAborted) return;
        if (prepared.length > 0) this.#own.upload(prepared, options);
        else for (const say of this.#subscribers) say({ type: "all-complete", files: [] });
      });
      return this.#own.getFiles();
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
