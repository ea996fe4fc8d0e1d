import { useEffect, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import { alertDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { fieldId } from "./field-id.ts";
import { type ConsultationValues, textFieldNames } from "./values.ts";

const names = [...textFieldNames, "consent"] as const;

type ErrorSummaryProps = {
  errors: FieldErrors<ConsultationValues>;
  /** Changes with every failed submit: each of them moves the focus here. */
  submitCount: number;
  heading: string;
  text: string;
};

/**
 * On top of the form after a failed submit: how many fields to mend, each a link to its field. It
 * goes when all are mended, and comes back without the focus when one is spoilt again.
 */
export function ErrorSummary({ errors, submitCount, heading, text }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count asks for the focus again
  useEffect(() => box.current?.focus(), [submitCount]);
  const broken = names.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, message }];
  });
  if (broken.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid grid-cols-[auto_1fr] gap-3 rounded-2 border-[1.5px] border-error bg-error-ground px-[18px] py-4 text-error"
    >
      <Icon drawing={alertDrawing} className="mt-0.5" />
      <div>
        <p className="font-semibold">{heading}</p>
        <p className="text-small">{text}</p>
        <ul className="mt-2 text-small">
          {broken.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                className="inline-block min-h-6 text-error hover:text-rust"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
