"use client";

import { formOf } from "../own-form.tsx";
import { dayCounter } from "./day-counter.tsx";
import { StayFields } from "./stay-fields.tsx";

export const Form = formOf(dayCounter, StayFields);
