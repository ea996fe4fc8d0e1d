import { Button, Flex } from "@sanity/ui";
import type { DocumentActionComponent } from "sanity";
import { PageStandingCard } from "./page-standing-card.tsx";
import { useStanding } from "./use-standing.ts";
import { ZoneStandingCard } from "./zone-standing-card.tsx";

const wrapped = new Map<DocumentActionComponent, DocumentActionComponent>();

/**
 * The publish action, which says where a document stands once it was published for the first time.
 * It is the same component for the same action each time, so that the Studio keeps its state.
 */
export function showingFirstPublish(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish);
  if (known !== undefined) return known;
  const action: DocumentActionComponent = (props) => {
    const description = publish(props);
    const { standing, expectFirstPublish, close } = useStanding(props.published);
    if (description === null) return null;
    return {
      ...description,
      onHandle: () => {
        if (props.published === null) expectFirstPublish();
        description.onHandle?.();
      },
      dialog: standing
        ? {
            type: "dialog",
            header: standing.kind === "page" ? "Your page is live" : "The free zone is published",
            content:
              standing.kind === "page" ? (
                <PageStandingCard standing={standing} />
              ) : (
                <ZoneStandingCard standing={standing} onListed={close} />
              ),
            footer: (
              <Flex justify="flex-end">
                <Button mode="bleed" text="Done" onClick={close} />
              </Flex>
            ),
            onClose: close,
          }
        : description.dialog,
    };
  };
  Object.assign(action, { action: publish.action, displayName: "PublishAndShowStanding" });
  wrapped.set(publish, action);
  return action;
}
