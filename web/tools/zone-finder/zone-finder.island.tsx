"use client";

import { formOf } from "../tool-form.tsx";
import { zoneFinder } from "./zone-finder.tsx";

export const Form = formOf(zoneFinder);
