"use client";

import { formOf } from "../own-form.tsx";
import { visaRoute } from "./visa-route.tsx";

export const Form = formOf(visaRoute);
