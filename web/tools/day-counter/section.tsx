import { sectionOf } from "../tool-section.tsx";
import { Form } from "./day-counter.island.tsx";
import { dayCounter } from "./day-counter.tsx";

export const section = sectionOf(dayCounter, Form, { prepare: () => ({}) });
