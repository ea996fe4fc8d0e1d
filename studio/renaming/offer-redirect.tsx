import type { DocumentActionComponent } from "sanity";
import { documentPath } from "../document-actions/page-address.ts";
import { expectedMove } from "./expected-move.ts";
import { Answers, Offer } from "./offer-dialog.tsx";
import { useRedirectOffer } from "./use-redirect-offer.ts";

const wrapped = new Map<DocumentActionComponent, DocumentActionComponent>();

/**
 * The publish action, which offers a redirect once it has moved a page to another address. It is
 * the same component for the same action each time, so that the Studio keeps its state.
 */
export function offeringRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish);
  if (known !== undefined) return known;
  const action: DocumentActionComponent = (props) => {
    const description = publish(props);
    const publishedPath = props.published === null ? undefined : documentPath(props.published);
    const { offer, expectMove, accept, refuse } = useRedirectOffer(publishedPath);
    if (description === null) return null;
    return {
      ...description,
      onHandle: () => {
        expectMove(expectedMove(props.published, props.draft));
        description.onHandle?.();
      },
      dialog: offer
        ? {
            type: "dialog",
            header: "Redirect the old address?",
            content: <Offer {...offer} />,
            footer: <Answers accept={accept} refuse={refuse} />,
            onClose: refuse,
          }
        : description.dialog,
    };
  };
  Object.assign(action, { action: publish.action, displayName: "PublishAndOfferRedirect" });
  wrapped.set(publish, action);
  return action;
}
