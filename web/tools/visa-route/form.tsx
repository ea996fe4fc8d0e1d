"use client";

import { formOf } from "../define-tool.tsx";
import { visaRoute } from "./visa-route.tsx";

export const Form = formOf(visaRoute);
