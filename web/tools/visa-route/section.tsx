import { sectionOf } from "../tool-section.tsx";
import { Form } from "./visa-route.island.tsx";
import { visaRoute } from "./visa-route.tsx";

export const section = sectionOf(visaRoute, Form, { prepare: () => ({}), hasLongResult: true });
