import { useEffect, useId, useRef } from "react";
import { telHref } from "#schemas/addresses/safe-href.ts";
import { alertDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import type { ContactDetails } from "../without-javascript.tsx";
import { requestMailto } from "./request-mailto.ts";
import { type ConsultationTexts, fieldLabels } from "./texts.ts";
import type { Failure } from "./use-consultation.ts";

type FailureNoticeProps = { failure: Failure; texts: ConsultationTexts; contact: ContactDetails };

/** Says in the form why nothing was sent, and offers the request as a mail and the phone number. */
export function FailureNotice({ failure, texts, contact }: FailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure asks for the focus again
  useEffect(() => box.current?.focus(), [failure]);
  const mailto = requestMailto(
    contact.email,
    texts.heading,
    failure.values,
    fieldLabels(texts.fields),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group controls, and this has none
    <div
      ref={box}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="grid grid-cols-[auto_1fr] gap-3 rounded-2 border-[1.5px] border-error bg-error-ground px-[18px] py-4 text-error"
    >
      <Icon drawing={alertDrawing} className="mt-0.5" />
      <div className="grid gap-1">
        <p id={titleId} className="font-semibold">
          {failure.title}
        </p>
        <p className="text-small">{failure.text}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
          <a href={mailto} className="min-h-6 text-error">
            {contact.email}
          </a>
          <a href={telHref(contact.phone)} className="min-h-6 text-error">
            {contact.phone}
          </a>
        </p>
      </div>
    </div>
  );
}
