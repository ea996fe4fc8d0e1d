/*
 * Drawings of the icons, each one path on a grid of 20 × 20, stroked and not filled.
 * Separate constants, so that a part that runs in the browser ships only what it draws.
 */

export const alertDrawing = "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6v5M10 13.8v.1";
export const arrowDrawing = "M4 10h12M11 5l5 5-5 5";
export const briefcaseDrawing = "M3 6.5h14v10H3zM7.5 6.5v-2h5v2M3 11h14M10 10v2";
export const buildingDrawing = "M4 17h12M6 17V8l4-5 4 5v9M10 3v14M6 11h8M6 14h8";
export const bulbDrawing = "M7.7 14.2a5.4 5.4 0 1 1 4.6 0v1.9H7.7zM7.7 14.2h4.6M8.7 18.2h2.6";
export const calendarDrawing = "M3.5 5h13v12h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5";
export const chartDrawing = "M3 3v14h14M6.5 13l3-4 2.5 2.5L16.5 6M13.5 6h3v3";
export const checkDrawing = "M4 10.5l4 4 8-9";
export const chevronDrawing = "M5 8l5 5 5-5";
export const clockDrawing = "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6v4.2l2.8 1.8";
export const closeDrawing = "M5 5l10 10M15 5L5 15";
export const documentDrawing = "M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5.5M7.5 13.5h5.5";
export const facebookDrawing = "M12.5 3.5h-1.5A2.5 2.5 0 0 0 8.5 6v11M6 9.5h6";
export const familyDrawing =
  "M6 8a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 6 8zM14 8a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 14 8zM10 13a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM2.5 16.5c0-3.6 1.2-6 3.5-6 1 0 1.8.4 2.4 1.2M17.5 16.5c0-3.6-1.2-6-3.5-6-1 0-1.8.4-2.4 1.2M7.5 17c0-1.7.9-2.7 2.5-2.7s2.5 1 2.5 2.7";
export const globeDrawing =
  "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM2.7 10h14.6M10 2.5c2.6 2.4 2.9 11.8 0 15M10 2.5c-2.6 2.4-2.9 11.8 0 15";
export const handshakeDrawing =
  "M3 11l3-5h3l1 1 1.3-1H14l3 5-2.5 2.5L10.5 17 5.5 13.5zM9.5 7L7.5 10c1 1 2.3.8 3-.2l3.5 3.5";
export const homeDrawing = "M3 9.5L10 3l7 6.5M5 8v9h10V8M8.2 17v-5h3.6v5";
export const infoDrawing = "M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 9v5M10 6.2v.1";
export const instagramDrawing = "M4 4h12v12H4zM10 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM13.7 6.3v.1";
export const keyDrawing = "M6.5 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 10h7.5v3M14.5 10v2.5";
export const lanternDrawing =
  "M10 1.8v2.4M6.8 7.2L10 4.2l3.2 3zM6.3 7.2h7.4l-1 7.6H7.3zM7.3 14.8h5.4v2.7H7.3zM10 9.6v2.6";
export const linkedInDrawing = "M5 8v8M5 5v.1M9 16V8M9 11.5c0-2 1.2-3.3 3-3.3s3 1.2 3 3.3V16";
export const mailDrawing = "M3 5h14v10H3zM3 6l7 5 7-5";
export const mapPinDrawing =
  "M10 18s5.5-5.2 5.5-9.4a5.5 5.5 0 1 0-11 0C4.5 12.8 10 18 10 18zM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z";
export const menuDrawing = "M3 6h14M3 10h14M3 14h14";
export const passportDrawing =
  "M4.5 2.5h11v15h-11zM10 11.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM7.2 8.7h5.6M7.5 14.5h5";
export const peopleDrawing =
  "M7.5 9.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM2.5 16.5c0-3 2-5 5-5s5 2 5 5M13 9.3a2.3 2.3 0 1 0-.5-4.6M14 11.7c2.2.3 3.5 2 3.5 4.5";
export const percentDrawing =
  "M5 15L15 5M6.2 8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM13.8 15.6a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z";
export const phoneDrawing =
  "M5 3h3l1.5 4-2 1.3a9 9 0 0 0 4.2 4.2l1.3-2 4 1.5v3a1.6 1.6 0 0 1-1.7 1.6A13.6 13.6 0 0 1 3.4 4.7 1.6 1.6 0 0 1 5 3z";
export const planeDrawing =
  "M17 3.2c-1-.8-2.3-.4-3.2.5L11 6.5 4 4.5 2.8 5.7l5.7 3.3L5.8 11.7l-2.3-.2L2.5 12.5l3 2 2 3 1-1-.2-2.3 2.7-2.7 3.3 5.7 1.2-1.2-2-7 2.8-2.8c.9-.9 1.5-2 .7-3z";
export const scaleDrawing = "M10 3v14M6 17h8M4 6h12M4 6l-2 5h4zM16 6l-2 5h4z";
export const schoolDrawing =
  "M2 8l8-4 8 4-8 4zM5.5 9.8V14c1.3 1.3 2.8 2 4.5 2s3.2-.7 4.5-2V9.8M18 8v5";
export const shieldDrawing =
  "M10 2.5l6 2.2v4.8c0 4-2.6 6.6-6 8-3.4-1.4-6-4-6-8V4.7zM7.3 10l2 2 3.6-4";
export const shipDrawing = "M3 12l7-2.5 7 2.5-2 5H5zM6 10.8V6h8v4.8M10 6V3";
export const sparkDrawing =
  "M10 3v4M10 13v4M3 10h4M13 10h4M5 5l2.5 2.5M12.5 12.5L15 15M15 5l-2.5 2.5M7.5 12.5L5 15";
export const starDrawing =
  "M10 2.6l2.2 4.8 5.2.6-3.9 3.5 1.1 5.1L10 14l-4.6 2.6 1.1-5.1L2.6 8l5.2-.6z";
export const sunDrawing =
  "M10 13.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM10 1.8V4M10 16v2.2M1.8 10H4M16 10h2.2M4.2 4.2l1.6 1.6M14.2 14.2l1.6 1.6M4.2 15.8l1.6-1.6M14.2 5.8l1.6-1.6";
export const trophyDrawing =
  "M6 3h8v5.5a4 4 0 0 1-8 0zM6 4.8H3c0 2.4 1.2 4 3.3 4.2M14 4.8h3c0 2.4-1.2 4-3.3 4.2M10 12.5v4.7M6.8 17.2h6.4";
export const twitterDrawing = "M4 4l12 12M16 4L4 16";
export const walletDrawing = "M3 6h14v10.5H3zM3 6l10-3v3M17 9.5h-4a1.8 1.8 0 0 0 0 3.6h4";
