// sanity-plugin-media 6.3.5: the media browser has an upload of its own, and no option for another uploader.
// Not needed once it has one.

import type { ChangeEvent, DragEvent, PropsWithChildren } from "react";
import type { Tool } from "sanity";
import { preparePictures } from "../../inputs/pictures/prepare-pictures.ts";

/** Drops and choices with converted files. They are not converted again. */
const preparedEvents = new WeakSet<Event>();

/**
 * Converts the files that an editor drops or chooses in the media browser. The browser has an upload
 * of its own and no option for another uploader. So its events are stopped, and sent again with the
 * converted files.
 */
export function PreparedUploads({ children }: PropsWithChildren) {
  return (
    <div
      style={{ display: "contents" }}
      onDropCapture={prepareDrop}
      onChangeCapture={prepareChoice}
    >
      {children}
    </div>
  );
}

/** The media tool with `PreparedUploads`. */
export function withPreparedUploads<Options>(tool: Tool<Options>): Tool<Options> {
  const { component: MediaTool } = tool;
  return {
    ...tool,
    component: (props) => (
      <PreparedUploads>
        <MediaTool {...props} />
      </PreparedUploads>
    ),
  };
}

async function prepareDrop(event: DragEvent): Promise<void> {
  const { target, nativeEvent, dataTransfer } = event;
  if (preparedEvents.has(nativeEvent) || dataTransfer.files.length === 0) return;
  const files = [...dataTransfer.files];
  event.preventDefault();
  event.stopPropagation();
  // A drop without a file tells the browser that dragging has ended.
  const prepared = transferOf(await preparePictures(files));
  const drop = { dataTransfer: prepared, bubbles: true, cancelable: true };
  sendPrepared(target, new window.DragEvent("drop", drop));
}

async function prepareChoice(event: ChangeEvent<HTMLElement>): Promise<void> {
  const { target, nativeEvent } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
  if (preparedEvents.has(nativeEvent)) return;
  const files = [...(target.files ?? [])];
  event.stopPropagation();
  target.files = transferOf(await preparePictures(files)).files;
  sendPrepared(target, new Event("change", { bubbles: true }));
}

function sendPrepared(target: EventTarget, event: Event): void {
  preparedEvents.add(event);
  target.dispatchEvent(event);
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
