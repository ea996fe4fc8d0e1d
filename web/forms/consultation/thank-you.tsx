import { useEffect, useRef } from "react";
import { checkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { PageLink } from "#web/components/links/page-link.tsx";
import type { ThankYouTexts } from "./texts.ts";

/** Takes the place of the form once the request is sent, and takes the focus. */
export function ThankYou({ heading, text, actionLabel }: ThankYouTexts) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-[18px] rounded-3 bg-frost px-7 py-[26px] md:grid-cols-[auto_1fr]">
      <Icon drawing={checkDrawing} className="size-7 text-iron" />
      <div className="grid justify-items-start gap-3">
        <h2 ref={title} tabIndex={-1} className="text-[1.75rem] leading-[1.1]">
          {heading}
        </h2>
        <p className="text-slate">{text}</p>
        <PageLink href="/" className="btn btn-primary btn-small">
          {actionLabel}
        </PageLink>
      </div>
    </div>
  );
}
