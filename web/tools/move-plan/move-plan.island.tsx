"use client";

import { formOf } from "../own-form.tsx";
import { movePlan } from "./move-plan.tsx";

export const Form = formOf(movePlan);
