import { sectionOf } from "../tool-section.tsx";
import { Form } from "./form.tsx";
import { taxEstimate } from "./tax-estimate.tsx";

export const section = sectionOf(taxEstimate, Form);
