import { sectionOf } from "../tool-section.tsx";
import { exampleMove } from "./example-move.ts";
import { Form } from "./form.tsx";
import { movePlan } from "./move-plan.tsx";
import { planPlace } from "./plan-place.ts";
import { readMove } from "./read-move.ts";

export const section = sectionOf(movePlan, Form, {
  prepare: planPlace,
  /** The next such month that leaves time for everything in it. */
  ofToday({ tool, countries }, given, today) {
    const { move } = readMove(tool, given, { countries });
    if (move === undefined) return given;
    return { ...given, month: exampleMove(move, tool, today).month.slice(0, "2027-08".length) };
  },
});
