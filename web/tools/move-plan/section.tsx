import { sectionOf } from "../tool-section.tsx";
import { Form } from "./form.tsx";
import { movePlan } from "./move-plan.tsx";

export const section = sectionOf(movePlan, Form);
