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

/** Tells the page in the preview what stands in the form, which is saved a moment later. */
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
  // Before the form is drawn, which takes longer than the message.
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
      // What was typed before the page listened is what differs between the two.
      tell(source, opened.current);
      tell(source, latest.current);
    };
    window.addEventListener("message", onMessage);
    // Those that are there already; a page that comes later says so by itself.
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

/** A browser gives the message to no other site than ours. */
function tell(page: MessageEventSource, document: TypedDocument | undefined): void {
  page.postMessage(typedDocumentMessage(document), { targetOrigin: siteOrigin });
}

/** Has the preview show what is typed before it is saved. */
export const typedPreview = definePlugin({
  name: "nordune/typed-preview",
  form: { components: { input: inputsThat(isForm, TellingInput) } },
});
