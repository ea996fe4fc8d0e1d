"use client";

import { formOf } from "../define-tool.tsx";
import { movePlan } from "./move-plan.tsx";

export const Form = formOf(movePlan);
