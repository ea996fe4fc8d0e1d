"use client";

import { formOf } from "../tool-form.tsx";
import { visaRoute } from "./visa-route.tsx";

export const Form = formOf(visaRoute);
