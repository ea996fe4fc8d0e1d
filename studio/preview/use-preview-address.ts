import { useEffect, useRef } from "react";
import { usePresentationNavigate, usePresentationParams } from "sanity/presentation";
import { addressShown, fateOf, type PreviewChoice } from "./preview-choice.ts";

type Place = { type: string; id: string };

type PreviewAddress = {
  /** Path and query of what the preview shows. */
  address: string;
  /** Shows an address, and opens the document that it is made of. */
  show: (address: string, document?: Place) => void;
};

/**
 * Where the preview is, and the way elsewhere. Sanity's preview takes the address of its page for
 * its own when that page connects, whatever was chosen before: that is then chosen once more.
 */
export function usePreviewAddress(): PreviewAddress {
  const navigate = usePresentationNavigate();
  const { preview = "/" } = usePresentationParams();
  const choice = useRef<PreviewChoice & { document: Place | undefined }>(undefined);
  useEffect(() => {
    if (choice.current === undefined) return;
    const { address, document } = choice.current;
    const fate = fateOf(choice.current, preview);
    if (fate === "sent") choice.current.isSent = true;
    if (fate === "arrived" || fate === "lost") choice.current = undefined;
    if (fate === "lost") navigate(address, document);
  }, [preview, navigate]);
  return {
    address: addressShown(preview),
    show: (address, document) => {
      choice.current = { address, document, isSent: preview === address };
      navigate(address, document);
    },
  };
}
