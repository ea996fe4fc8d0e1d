"use client";

import { formOf } from "../tool-form.tsx";
import { taxEstimate } from "./tax-estimate.tsx";

export const Form = formOf(taxEstimate);
