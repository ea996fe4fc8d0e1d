"use client";

import { formOf } from "../own-form.tsx";
import { zoneFinder } from "./zone-finder.tsx";

export const Form = formOf(zoneFinder);
