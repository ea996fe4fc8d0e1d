"use client";

import { formOf } from "../define-tool.tsx";
import { dayCounter } from "./day-counter.tsx";

export const Form = formOf(dayCounter);
