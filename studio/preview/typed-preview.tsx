import { useEffect, useLayoutEffect, useRef } from "react";
import { definePlugin, type ObjectInputProps } from "sanity";
import { usePresentationParams } from "sanity/presentation";
import {
  saysItListens,
  type TypedDocument,
  typedDocumentMessage,
  whoListensMessage,
} from "../../schemas/shared/preview/typed-document.ts";
import { publicSiteUrl } from "../environment.ts";
import { inputsThat, isForm } from "../lib/inputs-that.tsx";

const siteOrigin = new URL(publicSiteUrl).origin;

/**
 * Sends the current content of the form to the page in the preview, a moment before it is saved.
 */
function TellingInput(props: ObjectInputProps) {
  const isBesidePreview = usePresentationParams(false) !== null;
  const { value, readOnly } = props;
  const document =
    !readOnly && value !== undefined && typeof value._id === "string"
      ? { ...value, _id: value._id }
      : undefined;
  const latest = useRef<TypedDocument>(undefined);
  const opened = useRef<TypedDocument>(undefined);
  const pages = useRef(new Set<MessageEventSource>());
  // The message is sent before the form renders, because rendering takes longer.
  useLayoutEffect(() => {
    latest.current = document;
    opened.current ??= document;
    for (const page of pages.current) tell(page, document);
  });
  useEffect(() => {
    if (!isBesidePreview) return;
    const listening = pages.current;
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== siteOrigin || source === null || !saysItListens(data)) return;
      listening.add(source);
      // What was typed before the page listened is the difference between the two documents.
      tell(source, opened.current);
      tell(source, latest.current);
    };
    window.addEventListener("message", onMessage);
    // Sends to pages that are open already. A page that loads later announces itself.
    for (const { contentWindow } of window.document.querySelectorAll("iframe")) {
      contentWindow?.postMessage(whoListensMessage, "*");
    }
    return () => {
      window.removeEventListener("message", onMessage);
      for (const page of listening) tell(page, undefined);
      listening.clear();
    };
  }, [isBesidePreview]);
  return props.renderDefault(props);
}

/** The browser delivers the message only if the frame shows the site. */
function tell(page: MessageEventSource, document: TypedDocument | undefined): void {
  page.postMessage(typedDocumentMessage(document), { targetOrigin: siteOrigin });
}

/** Makes the preview show what is typed before it is saved. */
export const typedPreview = definePlugin({
  name: "nordune/typed-preview",
  form: { components: { input: inputsThat(isForm, TellingInput) } },
});
