/*
 * Paths of the icons on a grid of 20 × 20. They are separate constants, so that a browser gets only
 * the icons that it draws.
 */

export const alertDrawing = "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6v5M10 13.8v.1";
export const arrowDrawing = "M4 10h12M11 5l5 5-5 5";
export const checkDrawing = "M4 10.5l4 4 8-9";
export const chevronDrawing = "M5 8l5 5 5-5";
export const clockDrawing = "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6v4.2l2.8 1.8";
export const closeDrawing = "M5 5l10 10M15 5L5 15";
export const globeDrawing =
  "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM2.7 10h14.6M10 2.5c2.6 2.4 2.9 11.8 0 15M10 2.5c-2.6 2.4-2.9 11.8 0 15";
export const infoDrawing = "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 9v5M10 6.2v.1";
export const mailDrawing = "M3 5h14v10H3zM3 6l7 5 7-5";
export const mapPinDrawing =
  "M10 18s5.5-5.2 5.5-9.4a5.5 5.5 0 1 0-11 0C4.5 12.8 10 18 10 18zM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z";
export const menuDrawing = "M3 6h14M3 10h14M3 14h14";
export const phoneDrawing =
  "M5 3h3l1.5 4-2 1.3a9 9 0 0 0 4.2 4.2l1.3-2 4 1.5v3a1.6 1.6 0 0 1-1.7 1.6A13.6 13.6 0 0 1 3.4 4.7 1.6 1.6 0 0 1 5 3z";
export const sparkDrawing =
  "M10 3v4M10 13v4M3 10h4M13 10h4M5 5l2.5 2.5M12.5 12.5L15 15M15 5l-2.5 2.5M7.5 12.5L5 15";
export const starDrawing =
  "M10 2.6l2.2 4.8 5.2.6-3.9 3.5 1.1 5.1L10 14l-4.6 2.6 1.1-5.1L2.6 8l5.2-.6z";
