// sanity 6.16.0: the dialog of "Schedule publish" opens at the present minute, which is over, and reads days
// in US notation alone. Not needed once it proposes a time to come and reads days as other fields do.

import { Stack, Text } from "@sanity/ui";
import { isValidElement, useState } from "react";
import type { DocumentActionDescription, DocumentActionDialogProps } from "sanity";
import * as z from "zod";
import { bothClocks } from "../lib/clocks.ts";
import { Field, Offer } from "../lib/controls.tsx";
import { DayField } from "../lib/day-field.tsx";
import { onOwnClock, ownMoment } from "../lib/read-time.ts";

type DialogProps = {
  onClose: () => void;
  onSchedule: (publishAt: Date) => void;
  /** While Sanity stores the schedule. */
  loading: boolean;
  /** The moment that was chosen before. */
  initialDate?: Date | undefined;
};

/** What Sanity's action passes to its own dialog. */
const dialogProps = z.object({
  onClose: z.custom<DialogProps["onClose"]>((value) => typeof value === "function"),
  onSchedule: z.custom<DialogProps["onSchedule"]>((value) => typeof value === "function"),
  loading: z.boolean().default(false),
  initialDate: z.date().optional(),
});

/** The action "Schedule publish" with a dialog that reads days and times as other fields do. */
export function askedInWords(
  description: DocumentActionDescription | null,
): DocumentActionDescription | null {
  const dialog = description && ownDialog(description.dialog);
  return dialog ? { ...description, dialog } : description;
}

function ownDialog(
  dialog: DocumentActionDescription["dialog"],
): DocumentActionDialogProps | undefined {
  const own: unknown = dialog && "component" in dialog ? dialog.component : undefined;
  if (!isValidElement(own)) return undefined;
  const read = dialogProps.safeParse(own.props);
  return read.success
    ? { type: "custom", component: <ScheduleDialog {...read.data} /> }
    : undefined;
}

const HOUR_MS = 3_600_000;
/** An hour that begins sooner is not proposed. */
const LEAST_AHEAD_MS = 300_000;

/** The next full hour. */
const nextHour = (now: number): Date =>
  new Date(Math.ceil((now + LEAST_AHEAD_MS) / HOUR_MS) * HOUR_MS);

function ScheduleDialog({ onClose, onSchedule, loading, initialDate }: DialogProps) {
  const [chosen, setChosen] = useState(() => {
    const now = Date.now();
    const isAhead = initialDate !== undefined && initialDate.getTime() > now;
    return onOwnClock(isAhead ? initialDate : nextHour(now));
  });
  const moment = ownMoment(chosen.day, chosen.time);
  const isPast = moment !== undefined && moment.getTime() <= Date.now();
  return (
    <Offer
      header="Schedule publish"
      refuse="Cancel"
      accept="Schedule"
      isDisabled={moment === undefined || isPast || loading}
      isOpenAfter
      onAccept={() => moment && onSchedule(moment)}
      onClose={onClose}
    >
      <Text muted size={1}>
        Choose a day and a time on your own clock.
      </Text>
      <DayField label="Day" value={chosen.day} onChange={(day) => setChosen({ ...chosen, day })} />
      <Field label="Time" value={chosen.time} onChange={(time) => setChosen({ ...chosen, time })} />
      <Stack>
        <Text size={1} role="status">
          {said(moment, isPast)}
        </Text>
      </Stack>
    </Offer>
  );
}

function said(moment: Date | undefined, isPast: boolean): string {
  if (moment === undefined) return "Choose a day, and write the time as 14:30.";
  return isPast
    ? `${bothClocks(moment)} is over. Choose a later time.`
    : `It goes out on ${bothClocks(moment)}.`;
}
