"use client";

import { formOf } from "../tool-form.tsx";
import { movePlan } from "./move-plan.tsx";

export const Form = formOf(movePlan);
