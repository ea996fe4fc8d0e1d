import { sectionOf } from "../tool-section.tsx";
import { Form } from "./form.tsx";
import { visaRoute } from "./visa-route.tsx";

export const section = sectionOf(visaRoute, Form, { prepare: () => ({}), hasLongResult: true });
