"use client";

import { formOf } from "../tool-form.tsx";
import { companyDuties } from "./company-duties.tsx";

export const Form = formOf(companyDuties);
