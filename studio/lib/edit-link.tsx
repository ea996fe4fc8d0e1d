import { Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { IntentLink } from "sanity/router";

type EditLinkProps = { params: Record<string, string>; children: ReactNode };

/** A link to a document, to a field of it, or to a page in the preview. */
export const EditLink = ({ params, children }: EditLinkProps) => (
  <Text size={1}>
    <IntentLink intent="edit" params={params}>
      {children}
    </IntentLink>
  </Text>
);
