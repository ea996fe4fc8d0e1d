import type { DocumentActionComponent } from "sanity";
import { expectedMove } from "../renaming/expected-move.ts";

const wrapped = new Map<DocumentActionComponent, DocumentActionComponent>();

/**
 * The action that schedules a single draft, except for one that moves its page: what is scheduled
 * so goes out alone, and redirect and metadata would stay behind. It is the same component for the
 * same action each time, so that the Studio keeps its state.
 */
export function schedulingUnlessMoving(schedule: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(schedule);
  if (known !== undefined) return known;
  const action: DocumentActionComponent = (props) => {
    const description = schedule(props);
    const move = expectedMove(props.published, props.draft);
    if (description === null || move === undefined) return description;
    const title = `The page moves to ${move.to}. Add it to a release: the redirect from ${move.from} and the metadata go with it.`;
    return { ...description, disabled: true, title };
  };
  Object.assign(action, { action: schedule.action, displayName: "ScheduleUnlessMoving" });
  wrapped.set(schedule, action);
  return action;
}
