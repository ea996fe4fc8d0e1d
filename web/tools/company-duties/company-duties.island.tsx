"use client";

import { formOf } from "../own-form.tsx";
import { companyDuties } from "./company-duties.tsx";

export const Form = formOf(companyDuties);
