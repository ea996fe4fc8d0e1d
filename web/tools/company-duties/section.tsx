import { sectionOf } from "../tool-section.tsx";
import { Form } from "./company-duties.island.tsx";
import { companyDuties } from "./company-duties.tsx";
import { dutyTexts } from "./duty-texts.ts";

export const section = sectionOf(companyDuties, Form, {
  prepare: dutyTexts,
  resultsShown: 0,
});
