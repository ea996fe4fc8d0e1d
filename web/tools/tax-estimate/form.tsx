"use client";

import { formOf } from "../define-tool.tsx";
import { taxEstimate } from "./tax-estimate.tsx";

export const Form = formOf(taxEstimate);
