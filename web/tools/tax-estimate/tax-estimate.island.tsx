"use client";

import { formOf } from "../own-form.tsx";
import { taxEstimate } from "./tax-estimate.tsx";

export const Form = formOf(taxEstimate);
