import { sectionOf } from "../tool-section.tsx";
import { dayCounter } from "./day-counter.tsx";
import { Form } from "./form.tsx";

export const section = sectionOf(dayCounter, Form, { prepare: () => ({}) });
