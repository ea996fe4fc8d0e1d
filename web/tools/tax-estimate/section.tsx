import { firstPeriodEnd } from "../first-period.ts";
import { sectionOf } from "../tool-section.tsx";
import { Form } from "./tax-estimate.island.tsx";
import { taxEstimate } from "./tax-estimate.tsx";

const DECEMBER = 12;

export const section = sectionOf(taxEstimate, Form, {
  prepare: (_content, { today }) => ({ defaults: { periodEnd: firstPeriodEnd(today, DECEMBER) } }),
});
