"use client";

import { useEffect } from "react";
import { type PictureOptions, watchPictures } from "./watch-pictures.ts";

/** Starts the watch over the pictures of all pages. */
export function PictureStates({ fallback, unavailable }: PictureOptions) {
  useEffect(() => watchPictures({ fallback, unavailable }), [fallback, unavailable]);
  return null;
}
