import { CloseCircleIcon } from "@sanity/icons/CloseCircle";
import { Text } from "@sanity/ui";
import { useState } from "react";
import type { DocumentActionComponent } from "sanity";
import { Field, Offer } from "../../lib/controls.tsx";
import { useMay } from "../../lib/use-may.ts";
import { useDecisions } from "./decisions.ts";
import { approvalReasons, useApproval } from "./second-person.ts";

/** Declines a draft that waits for a second person. */
export const DeclineAction: DocumentActionComponent = (props) => {
  const { id, type, draft, published, release } = props;
  const approval = useApproval({ id, draft, published });
  const may = useMay({ _id: id, _type: type }, "publish");
  const { decline, isSending } = useDecisions();
  const [isDeclining, setDeclining] = useState(false);
  if (draft === null || published === null || release !== undefined) return null;
  if (approval === "notNeeded" || may.granted === false) return null;
  return {
    label: "Decline",
    icon: CloseCircleIcon,
    tone: "critical",
    disabled: approval !== "possible" || may.granted === undefined || isSending,
    title: approvalReasons[approval] ?? "",
    onHandle: () => setDeclining(true),
    dialog: isDeclining && {
      type: "custom",
      component: (
        <DeclineDialog
          isFigure={type === "figure"}
          onClose={() => setDeclining(false)}
          onDecline={(why) => {
            void decline({ draft, published }, why);
          }}
        />
      ),
    },
  };
};
DeclineAction.displayName = "Decline";

type DialogProps = {
  isFigure: boolean;
  onClose: () => void;
  onDecline: (why: string) => void;
};

/** Asks why a draft is declined. */
export function DeclineDialog({ isFigure, onClose, onDecline }: DialogProps) {
  const [why, setWhy] = useState("");
  return (
    <Offer
      header="Decline the proposal?"
      refuse="Cancel"
      accept="Decline"
      tone="critical"
      isDisabled={why.trim() === ""}
      onClose={onClose}
      onAccept={() => onDecline(why.trim())}
    >
      <Text>
        {isFigure
          ? "The figure stays as it is. What was proposed is kept under “What was done”, with your reason."
          : "The page stays as it is, and the draft is discarded. Your reason is kept under “What was done”."}
      </Text>
      <Field label="Why" value={why} onChange={setWhy} />
    </Offer>
  );
}
